import { KINDS, type KindSet } from './facts.ts';
import { type Fleet, SETTLED_AFTER } from './fleet.ts';
import { codeOf, deviceOf, type FleetDay, type FleetFact, secondOfDay } from './fleet-days.ts';
import { DAY, type Day, dayOf, instantOf, secondOf, startOfDay } from './time.ts';
import type { Range, Window } from './types.ts';

/** What else happened on a day, as facts of a kind of their own. */
export type Additions = ReadonlyMap<Day, readonly FleetFact[]>;

export type Feed = {
  fleet: Fleet;
  range: Required<Range>;
  /** Kinds to keep; additions are kept whatever they are. */
  kinds: KindSet;
  factsOf: (day: Day) => FleetDay;
  additions?: Additions;
};

/** A fact found on a page. */
export type Found = { day: Day; fact: FleetFact };

/** Events are kept for thirteen months. */
export const RETENTION_DAYS = 400;
const NONE: readonly FleetFact[] = [];

/** One day of a feed: how many rows it has, and the rows in order. */
type Section = { count: number; facts: () => Float64Array };

/** Whether a day lies within the range as a whole, and nothing of it can still become known. */
function isSettled({ range }: Feed, day: Day): boolean {
  const begins = instantOf(startOfDay(day));
  const ends = begins + instantOf(DAY);
  return begins >= range.from && ends <= range.to && ends <= range.now - instantOf(SETTLED_AFTER);
}

function countOf({ counts }: FleetDay, kinds: KindSet): number {
  let count = 0;
  for (let code = 0; code < KINDS.length; code++) if (kinds & (1 << code)) count += counts[code] ?? 0;
  return count;
}

/** The facts of some kinds that are known and in the range. */
function chosen({ fleet, range, kinds }: Feed, day: Day, facts: Float64Array): Float64Array {
  const midnight = startOfDay(day);
  const from = range.from / 1000 - midnight;
  const to = Math.min(range.to, range.now) / 1000 - midnight;
  const kept = new Float64Array(facts.length);
  let count = 0;
  for (const fact of facts) {
    const second = secondOfDay(fact);
    if (second < from || second > to || !(kinds & (1 << codeOf(fact)))) continue;
    const known = fleet.behind.size > 0 ? fleet.behind.get(deviceOf(fact)) : undefined;
    if (known === undefined || second + midnight <= known) kept[count++] = fact;
  }
  return kept.subarray(0, count);
}

function merged(facts: Float64Array, added: readonly FleetFact[]): Float64Array {
  if (added.length === 0) return facts;
  const all = new Float64Array(facts.length + added.length);
  all.set(facts);
  all.set(added, facts.length);
  return all.sort();
}

function section(feed: Feed, day: Day): Section {
  const whole = feed.factsOf(day);
  const added = feed.additions?.get(day) ?? NONE;
  const facts = (): Float64Array => merged(chosen(feed, day, whole.facts()), added);
  if (isSettled(feed, day)) return { count: countOf(whole, feed.kinds) + added.length, facts };
  const known = facts();
  return { count: known.length, facts: () => known };
}

/** A page of a feed, newest first, and the count of the whole. Settled days that the page does not touch are only counted. */
export function pageOfFeed(feed: Feed, { limit, offset }: Window): { count: number; found: Found[] } {
  const { from, to, now } = feed.range;
  const last = dayOf(secondOf(Math.min(to, now)));
  const first = Math.max(dayOf(secondOf(from)), dayOf(secondOf(now)) - RETENTION_DAYS);
  const found: Found[] = [];
  let count = 0;
  for (let day = last; day >= first; day--) {
    const { count: here, facts } = section(feed, day);
    const skipped = Math.max(0, offset - count);
    count += here;
    if (skipped >= here || found.length >= limit) continue;
    const rows = facts();
    for (let i = here - 1 - skipped; i >= 0 && found.length < limit; i--) found.push({ day, fact: rows[i] ?? 0 });
  }
  return { count, found };
}
