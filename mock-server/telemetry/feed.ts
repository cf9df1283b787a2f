import { KINDS, type KindSet } from './facts.ts';
import type { Fleet } from './fleet.ts';
import { codeOf, countAfter, deviceOf, type FleetDay, type FleetFact, secondOfDay } from './fleet-days.ts';
import { type Day, dayOf, type Second, secondOf, startOfDay } from './time.ts';
import type { Range, Window } from './types.ts';

/** Additional events of a day, as facts of their own kind. */
export type Additions = ReadonlyMap<Day, readonly FleetFact[]>;

export type Feed = {
  fleet: Fleet;
  range: Required<Range>;
  /** Kinds to return. Additions are always returned. */
  kinds: KindSet;
  factsOf: (day: Day) => FleetDay;
  additions?: Additions;
};

/** A fact on a page. */
export type Found = { day: Day; fact: FleetFact };

/** Retention of events: thirteen months. */
export const RETENTION_DAYS = 400;
const NONE: readonly FleetFact[] = [];

/** Inclusive range of a feed in seconds since 1970. */
const beginOf = ({ range }: Feed): Second => Math.ceil(range.from / 1000);
const endOf = ({ range }: Feed): Second => secondOf(Math.min(range.to, range.now));

function countOf({ counts }: FleetDay, kinds: KindSet): number {
  let count = 0;
  for (let code = 0; code < KINDS.length; code++) if (kinds & (1 << code)) count += counts[code] ?? 0;
  return count;
}

/** Facts of a day that devices with delayed reports have not sent yet. */
function countUnreported({ fleet: { profiles, behind, known }, kinds }: Feed, day: Day): number {
  let count = 0;
  for (const device of behind) {
    const profile = profiles[device];
    const until = known[device] ?? 0;
    if (profile && until < startOfDay(day + 1)) count += countAfter(profile, day, until, kinds);
  }
  return count;
}

/** Whether a fact of a day has a requested kind, is in range and was reported. */
function choiceOf(feed: Feed, day: Day): (fact: FleetFact) => boolean {
  const { kinds, fleet } = feed;
  const midnight = startOfDay(day);
  const from = beginOf(feed) - midnight;
  const to = endOf(feed) - midnight;
  return (fact) => {
    const second = secondOfDay(fact);
    if (second < from || second > to || !(kinds & (1 << codeOf(fact)))) return false;
    return second + midnight <= (fleet.known[deviceOf(fact)] ?? 0);
  };
}

/** Number of rows of a day. Needs no facts for a day fully in range. */
function countOn(feed: Feed, day: Day): number {
  const added = feed.additions?.get(day)?.length ?? 0;
  if (startOfDay(day) >= beginOf(feed) && startOfDay(day + 1) <= endOf(feed)) {
    return countOf(feed.factsOf(day), feed.kinds) - countUnreported(feed, day) + added;
  }
  const isChosen = choiceOf(feed, day);
  let count = added;
  for (const fact of feed.factsOf(day).facts()) if (isChosen(fact)) count += 1;
  return count;
}

/** Rows of a day, newest first: `most` rows after the skipped ones. */
function rowsOn(feed: Feed, day: Day, skipped: number, most: number): FleetFact[] {
  const isChosen = choiceOf(feed, day);
  const facts = feed.factsOf(day).facts();
  const added = feed.additions?.get(day) ?? NONE;
  let next = added.length - 1;
  let left = skipped;
  const rows: FleetFact[] = [];
  const take = (fact: FleetFact): void => {
    if (left > 0) left -= 1;
    else rows.push(fact);
  };
  for (let at = facts.length - 1; at >= 0 && rows.length < most; at--) {
    const fact = facts[at] ?? 0;
    if (!isChosen(fact)) continue;
    for (; next >= 0 && (added[next] ?? 0) > fact; next--) take(added[next] ?? 0);
    take(fact);
  }
  for (; next >= 0; next--) take(added[next] ?? 0);
  return rows.slice(0, most);
}

/** A page of a feed, newest first, and its total count. Only counts days outside the page. */
export function pageOfFeed(feed: Feed, { limit, offset }: Window): { count: number; found: Found[] } {
  const last = dayOf(endOf(feed));
  const first = Math.max(dayOf(beginOf(feed)), dayOf(secondOf(feed.range.now)) - RETENTION_DAYS);
  const found: Found[] = [];
  let count = 0;
  for (let day = last; day >= first; day--) {
    const skipped = Math.max(0, offset - count);
    const here = countOn(feed, day);
    count += here;
    if (skipped >= here || found.length >= limit) continue;
    for (const fact of rowsOn(feed, day, skipped, limit - found.length)) found.push({ day, fact });
  }
  return { count, found };
}
