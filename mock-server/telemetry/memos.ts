import { fleets } from './fleet.ts';
import { fleetDays } from './fleet-days.ts';
import { profilesOf } from './profile.ts';
import type { Streets } from './streets.ts';
import { type Base, baseOf } from './timetable.ts';

/** What one telemetry keeps of what it worked out: all of it can be forgotten, none of it is ever wrong. */
export type Memos = {
  readonly profileOf: ReturnType<typeof profilesOf>;
  readonly fleetOf: ReturnType<typeof fleets>;
  readonly factsOfDay: ReturnType<typeof fleetDays>;
};

export function createMemos(streets: Streets | (() => Streets)): Memos {
  let bases: readonly Base[] | undefined;
  const laid = (): readonly Base[] => {
    bases ??= (typeof streets === 'function' ? streets() : streets).hubs.map(baseOf);
    return bases;
  };
  return { profileOf: profilesOf(laid), fleetOf: fleets(), factsOfDay: fleetDays() };
}
