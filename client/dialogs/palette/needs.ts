import type { AdvancedObd, Vehicle } from '../../api/model.ts';
import { allConcerns, type Concern, type ConcernKind } from '../../rules/vehicle/concerns.ts';
import { gaugesOf } from '../../rules/vehicle/gauges.ts';
import { lapse } from '../../rules/vehicle/vehicle-state.ts';
import { isAnyNamed } from './results.ts';

/** What vehicles may need, by the word that users type. */
const NEEDS = {
  alarm: ['alarm'],
  battery: ['tracker_battery', 'vehicle_battery'],
  codes: ['trouble_codes'],
  tires: ['low_tire'],
  fuel: ['low_fuel'],
  service: ['service_due'],
  offline: ['offline'],
} as const satisfies Record<string, readonly ConcernKind[]>;
export type NeedName = keyof typeof NEEDS;
const NAMES = Object.keys(NEEDS) as NeedName[];

/** Fewer letters begin other words as well. */
const FROM = 3;
/** Maximum number of vehicles. The others are on the map. */
const MOST = 4;

/** The need that a query names by one of its words, or `null`. */
export const needNamed = (query: string, wordsOf: (name: NeedName) => readonly string[]): NeedName | null =>
  query.trim().length < FROM ? null : (NAMES.find((name) => isAnyNamed(wordsOf(name), query)) ?? null);

type Known = { now: number; busOf: (vehicle: Vehicle) => AdvancedObd | null | undefined };
type Unread = { vehicle: Vehicle; kind: 'low_fuel' | 'low_tire' };

/** `unread`: vehicles that report it, but no page has read it yet. `others`: how many more have it. */
export type WithNeed = { known: { vehicle: Vehicle; concern: Concern }[]; unread: Unread[]; others: number };

/** The first vehicles with a need, in their given order. */
export function withNeed(need: NeedName, vehicles: readonly Vehicle[], { now, busOf }: Known): WithNeed {
  const kinds: readonly ConcernKind[] = NEEDS[need];
  const found: WithNeed = { known: [], unread: [], others: 0 };
  for (const vehicle of vehicles) {
    const bus = busOf(vehicle);
    const concern = allConcerns(vehicle, now, { bus }).find(({ kind }) => kinds.includes(kind));
    if (concern) {
      if (found.known.length < MOST) found.known.push({ vehicle, concern });
      else found.others += 1;
    } else if (need === 'fuel' || need === 'tires') {
      if (found.unread.length < MOST && lapse(vehicle, now) === null && isUnread(need, vehicle, bus))
        found.unread.push({ vehicle, kind: need === 'fuel' ? 'low_fuel' : 'low_tire' });
    }
  }
  found.unread.splice(MOST - found.known.length);
  return found;
}

const isUnread = (name: 'fuel' | 'tires', vehicle: Vehicle, bus: AdvancedObd | null | undefined): boolean =>
  gaugesOf(vehicle, bus).some((gauge) => gauge.name === name && gauge.gap === 'reading');
