import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { getListTripsQueryKey, listTrips } from '../../../generated/client/device.ts';
import type { Trip } from '../../api/model.ts';
import { PAGE_SIZE, type PageRequest, pageAfter } from '../../api/paging.ts';
import { nextTask } from '../../lib/next-task.ts';
import { now } from '../../lib/now.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { type DrivenTrip, drivenTrip, keepUnchanged, withEnds } from '../../rules/trips/trip.ts';
import { sumsOf, type TripSums } from '../../rules/trips/trip-sums.ts';
import { everyPageKey } from '../every-page.ts';

const AT_ONCE = 2_000;

export type Trips = { deviceKey: string; trips: readonly DrivenTrip[]; stats: TripSums };

/** All trips of a device that started in a period, newest first. Follows the `next` links until there is none (commerce 7). */
export function tripsQuery(deviceKey: string, { from, to }: Period) {
  const range = { from_date: new Date(from).toISOString(), to_date: new Date(to - 1).toISOString() };
  return queryOptions({
    queryKey: everyPageKey(getListTripsQueryKey(deviceKey, range)),
    queryFn: async ({ signal }): Promise<Trips> => {
      // By key, because a trip that starts between two pages moves the last one of the first page to the second.
      const trips = new Map<string, DrivenTrip>();
      let page: PageRequest = { limit: PAGE_SIZE, offset: 0 };
      for (;;) {
        const answer = await listTrips(deviceKey, { ...range, ...page }, { signal });
        for await (const trip of inTasks(answer.results)) trips.set(trip.key, trip);
        const { stats } = answer;
        const following = pageAfter(answer, page);
        if (following === null) {
          const all = withEnds([...trips.values()], now());
          return { deviceKey, trips: all, stats: stats ?? sumsOf(all) };
        }
        page = following;
      }
    },
    structuralSharing: (before, after) => shared(before as Trips | undefined, after as Trips),
    // A trip under way grows. A load that the user stopped stays so.
    refetchInterval: ({ state }) => (state.data ? MINUTE : false),
  });
}

/** Trips as the page shows them, in tasks of about `AT_ONCE` points, so that the page responds in between. */
async function* inTasks(trips: readonly Trip[]): AsyncGenerator<DrivenTrip> {
  let points = 0;
  for (const trip of trips) {
    const driven = drivenTrip(trip);
    if (!driven) continue;
    yield driven;
    points += driven.points.length;
    if (points < AT_ONCE) continue;
    points = 0;
    await nextTask();
  }
}

/**
 * Returns the same object for equal data: placeholder data passes here on each render, and a new object each time never settles.
 * The default comparison of all points takes longer than to draw them.
 */
function shared(before: Trips | undefined, after: Trips): Trips {
  if (before?.deviceKey !== after.deviceKey) return after;
  const trips = keepUnchanged(before.trips, after.trips);
  const stats = replaceEqualDeep(before.stats, after.stats);
  return trips === before.trips && stats === before.stats ? before : { ...after, trips, stats };
}
