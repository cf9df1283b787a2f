import {
  addDayFacts,
  codeOfFact,
  type Fact,
  KINDS,
  type KindSet,
  RULE_SPAN,
  ruleOfFact,
  secondOfFact,
} from './facts.ts';
import type { Fleet } from './fleet.ts';
import type { Profile } from './profile.ts';
import type { Slices } from './slices.ts';
import { DAY, type Day, type Second, startOfDay } from './time.ts';

/** A fact of a fleet as one number: seconds after midnight, device (20 bits), kind (5) and rule (10). Sorts by time. */
export type FleetFact = number;
const DEVICE_SPAN = 32 * RULE_SPAN;
const SECOND_SPAN = 2 ** 20 * DEVICE_SPAN;

export const packFact = (second: number, device: number, code: number, rule = 0): FleetFact =>
  second * SECOND_SPAN + device * DEVICE_SPAN + code * RULE_SPAN + rule;
// Avoids `%`, which is many times slower above 32 bits.
const below = (fact: FleetFact, span: number): number => fact - Math.floor(fact / span) * span;
/** Seconds after midnight. */
export const secondOfDay = (fact: FleetFact): number => Math.floor(fact / SECOND_SPAN);
export const deviceOf = (fact: FleetFact): number => Math.floor(below(fact, SECOND_SPAN) / DEVICE_SPAN);
export const codeOf = (fact: FleetFact): number => Math.floor(below(fact, DEVICE_SPAN) / RULE_SPAN);
/** Number of the rule of a geofence, else 0. */
export const ruleOf = (fact: FleetFact): number => below(fact, RULE_SPAN);

/** Facts of a fleet on one day of the street clock. Computed on demand. */
export type FleetDay = {
  /** Number of facts by kind, without computing the facts. */
  readonly counts: Uint32Array;
  /** All facts in order. */
  facts(): Float64Array;
};

/** Limit of numbers cached for all fleets, 8 bytes each. */
const CAPACITY = 4_000_000;
const MOST_DAYS = 4_000;

/** Days of which a slice ended in the middle. */
const MOST_OPEN = 16;

type Kept = { readonly counts: Uint32Array; packed: Float64Array | null };
/** A day under way: what its first devices have. */
type Open<T> = { found: T; devices: number };

/**
 * Cache of fleet days: the facts of those used last and the counts of many more, so that lists are counted without
 * facts. A day that a slice leaves unfinished continues with the next one.
 */
export function fleetDays(
  slices: Slices,
  capacity = CAPACITY,
  mostDays = MOST_DAYS,
): (fleet: Fleet, day: Day, wanted: KindSet) => FleetDay {
  const kept = new Map<string, Kept>();
  const open = new Map<string, Open<FleetFact[] | Uint32Array>>();
  let size = 0;

  /** Continues a day until its last device, or to the end of the slice. */
  function finished<T extends FleetFact[] | Uint32Array>(
    key: string,
    start: () => T,
    run: (state: Open<T>) => void,
  ): T {
    const state = (open.get(key) as Open<T> | undefined) ?? { found: start(), devices: 0 };
    open.delete(key);
    open.set(key, state);
    for (const [oldest] of open) if (open.size > MOST_OPEN) open.delete(oldest);
    run(state);
    open.delete(key);
    return state.found;
  }

  function makeRoomFor(newest: string): void {
    for (const [key, day] of kept) {
      if ((size <= capacity && kept.size <= mostDays) || key === newest) return;
      size -= day.packed?.length ?? 0;
      day.packed = null;
      if (kept.size > mostDays) kept.delete(key);
    }
  }

  return (fleet, day, wanted) => {
    const key = `${fleet.key}:${day}:${wanted}`;
    const keep = (entry: Kept): Kept => {
      size += (entry.packed?.length ?? 0) - (kept.get(key)?.packed?.length ?? 0);
      kept.delete(key);
      kept.set(key, entry);
      makeRoomFor(key);
      return entry;
    };
    return {
      get counts() {
        const known = kept.get(key);
        if (known) return known.counts;
        const counts = finished(
          `${key}:counts`,
          () => new Uint32Array(KINDS.length),
          (state) => countDay({ fleet, day, wanted, slices }, state),
        );
        return keep({ counts, packed: null }).counts;
      },
      facts: () => {
        const known = kept.get(key);
        if (known?.packed) {
          keep(known);
          return known.packed;
        }
        const facts = finished(
          key,
          (): FleetFact[] => [],
          (state) => packDay({ fleet, day, wanted, slices }, state),
        );
        const packed = new Float64Array(facts).sort();
        keep({ counts: known?.counts ?? countKinds(packed), packed });
        return packed;
      },
    };
  };
}

type DayWork = { fleet: Fleet; day: Day; wanted: KindSet; slices: Slices };

/** Calls `look` for every device with reported facts on a day, with their range of seconds, from the first one not done. */
function eachDevice(
  { fleet: { profiles, silences }, day, slices }: DayWork,
  state: Open<unknown>,
  look: (profile: Profile, device: number, from: Second, until: Second) => void,
): void {
  const midnight = startOfDay(day);
  for (; state.devices < profiles.length; state.devices++) {
    const device = state.devices;
    const profile = profiles[device] as Profile;
    const since = profile.since / 1000;
    const until = silences[device] ?? 0;
    if (since >= midnight + DAY || until < midnight) continue;
    slices.check();
    look(profile, device, since, until);
  }
}

function packDay(work: DayWork, state: Open<FleetFact[]>): void {
  const { day, wanted } = work;
  const midnight = startOfDay(day);
  const facts: Fact[] = [];
  eachDevice(work, state, (profile, device, from, until) => {
    facts.length = 0;
    addDayFacts(profile, day, { wanted, from, until, facts });
    for (const fact of facts) {
      state.found.push(packFact(secondOfFact(fact) - midnight, device, codeOfFact(fact), ruleOfFact(fact)));
    }
  });
}

/** Counts the facts of a day by kind, much faster than collecting them. */
function countDay(work: DayWork, state: Open<Uint32Array>): void {
  const { day, wanted } = work;
  const sink = { wanted, from: 0, until: 0, counts: state.found };
  eachDevice(work, state, (profile, _device, from, until) => {
    sink.from = from;
    sink.until = until;
    addDayFacts(profile, day, sink);
  });
}

/** Number of facts of some kinds that a device has on a day after a second. */
export function countAfter(profile: Profile, day: Day, second: Second, wanted: KindSet): number {
  const counts = new Uint32Array(KINDS.length);
  const from = Math.max(profile.since / 1000, second + 1);
  addDayFacts(profile, day, { wanted, from, until: Number.POSITIVE_INFINITY, counts });
  return counts.reduce((sum, count) => sum + count, 0);
}

function countKinds(packed: Float64Array): Uint32Array {
  const counts = new Uint32Array(KINDS.length);
  for (const fact of packed) {
    const code = codeOf(fact);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
