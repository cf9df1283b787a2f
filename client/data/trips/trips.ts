import { queryOptions } from '@tanstack/react-query';
import { getListTripsQueryKey, listTrips } from '../../../generated/client/device.ts';
import type { Trip, TripStats } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { type DrivenTrip, drivenTrips } from '../../rules/trips/trip.ts';
import type { Period } from '../../rules/trips/trip-view.ts';
import { everyPageKey } from '../every-page.ts';

export type Trips = { deviceKey: string; trips: readonly DrivenTrip[]; stats: TripStats };

/** All trips of a device that started in a period, newest first. Follows the `next` links until there is none (commerce 7). */
export function tripsQuery(deviceKey: string, { from, to }: Period) {
  const range = { from_date: new Date(from).toISOString(), to_date: new Date(to - 1).toISOString() };
  return queryOptions({
    queryKey: everyPageKey(getListTripsQueryKey(deviceKey, range)),
    queryFn: async ({ signal }): Promise<Trips> => {
      const trips: Trip[] = [];
      let page = { limit: PAGE_SIZE, offset: 0 };
      for (;;) {
        const { results, next, stats } = await listTrips(deviceKey, { ...range, ...page }, { signal });
        for (const trip of results) trips.push(trip);
        const following = next === null ? null : nextPage(next, page);
        if (following === null) return { deviceKey, trips: drivenTrips(trips), stats };
        page = following;
      }
    },
    // A trip under way grows. A load that the user stopped stays so.
    refetchInterval: ({ state }) => (state.data ? MINUTE : false),
  });
}

/** The page that a link leads to. `null` for a link that does not go on, which would never end. */
function nextPage(next: string, { limit, offset }: { limit: number; offset: number }) {
  const query = new URL(next, location.origin).searchParams;
  const following = Number(query.get('offset'));
  return following > offset ? { limit: Number(query.get('limit')) || limit, offset: following } : null;
}
