import { fleets } from './fleet.ts';
import { fleetDays } from './fleet-days.ts';
import { profilesOf } from './profile.ts';
import type { Slices } from './slices.ts';
import type { Streets } from './streets.ts';
import { type Base, baseOf } from './timetable.ts';

/** Caches of one telemetry. All entries are derived, so they can be evicted and never become stale. */
export type Memos = {
  readonly profileOf: ReturnType<typeof profilesOf>;
  readonly fleetOf: ReturnType<typeof fleets>;
  readonly factsOfDay: ReturnType<typeof fleetDays>;
};

export function createMemos(streets: Streets | (() => Streets), slices: Slices): Memos {
  let bases: readonly Base[] | undefined;
  const basesOnce = (): readonly Base[] => {
    bases ??= (typeof streets === 'function' ? streets() : streets).hubs.map(baseOf);
    return bases;
  };
  return { profileOf: profilesOf(basesOnce), fleetOf: fleets(), factsOfDay: fleetDays(slices) };
}
