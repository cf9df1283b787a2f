import { KINDS, type KindSet } from './facts.ts';
import { codeOf, deviceOf, type Fleet, type FleetDay, type FleetFact, secondOfDay } from './fleet-days.ts';
import { knownUntil } from './reports.ts';
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

/** The facts of some kinds of a fleet on one day. */
export type FactsOfDay = (fleet: Fleet, day: Day, wanted: KindSet) => FleetDay;

/** A fact found on a page. */
export type Found = { day: Day; fact: FleetFact };

/** A device is never further behind than this without being silent: within it, each fact is asked whether it is known. */
const UNSETTLED = 2 * DAY;
/** Events are kept for thirteen months. */
export const RETENTION_DAYS = 400;
const NONE: readonly FleetFact[] = [];

/** One day of a feed: how many rows it has, and the rows in order. */
type Section = { count: number; facts: () => Float64Array };

function isSettled({ range }: Feed, day: Day): boolean {
  const begins = instantOf(startOfDay(day));
  const ends = begins + instantOf(DAY);
  return begins >= range.from && ends <= range.to && ends <= range.now - instantOf(UNSETTLED);
}

function countOf({ counts }: FleetDay, kinds: KindSet): number {
  let count = 0;
  for (let code = 0; code < KINDS.length; code++) if (kinds & (1 << code)) count += counts[code] ?? 0;
  return count;
}

function merged(facts: Float64Array, added: readonly FleetFact[]): Float64Array {
  if (added.length === 0) return facts;
  const all = new Float64Array(facts.length + added.length);
  all.set(facts);
  all.set(added, facts.length);
  return all.sort();
}

/** By device, the last second of which something is known. Most devices are asked, some of them often. */
function knownSeconds({ fleet, range }: Feed): (device: number) => number {
  const asked = new Float64Array(fleet.profiles.length).fill(Number.NaN);
  return (device) => {
    const before = asked[device] ?? 0;
    const profile = fleet.profiles[device];
    if (!Number.isNaN(before) || !profile) return before;
    const known = secondOf(knownUntil(profile, range.now));
    asked[device] = known;
    return known;
  };
}

function section(feed: Feed, day: Day, known: (device: number) => number): Section {
  const { kinds, range } = feed;
  const whole = feed.factsOf(day);
  const added = feed.additions?.get(day) ?? NONE;
  const isWanted = (fact: FleetFact): boolean => (kinds & (1 << codeOf(fact))) !== 0;
  if (isSettled(feed, day)) {
    return { count: countOf(whole, kinds) + added.length, facts: () => merged(whole.facts().filter(isWanted), added) };
  }
  const midnight = startOfDay(day);
  const from = range.from / 1000 - midnight;
  const to = range.to / 1000 - midnight;
  const facts = whole.facts().filter((fact) => {
    const second = secondOfDay(fact);
    return second >= from && second <= to && isWanted(fact) && second + midnight <= known(deviceOf(fact));
  });
  const all = merged(facts, added);
  return { count: all.length, facts: () => all };
}

/** A page of a feed, newest first, and the count of the whole. Settled days that the page does not touch are only counted. */
export function pageOfFeed(feed: Feed, { limit, offset }: Window): { count: number; found: Found[] } {
  const { from, to, now } = feed.range;
  const last = dayOf(secondOf(Math.min(to, now)));
  const first = Math.max(dayOf(secondOf(from)), dayOf(secondOf(now)) - RETENTION_DAYS);
  const known = knownSeconds(feed);
  const found: Found[] = [];
  let count = 0;
  for (let day = last; day >= first; day--) {
    const { count: here, facts } = section(feed, day, known);
    const skipped = Math.max(0, offset - count);
    count += here;
    if (skipped >= here || found.length >= limit) continue;
    const rows = facts();
    for (let i = here - 1 - skipped; i >= 0 && found.length < limit; i--) found.push({ day, fact: rows[i] ?? 0 });
  }
  return { count, found };
}
