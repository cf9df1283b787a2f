import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../api/model.ts';
import { tripsQuery } from '../../data/trips/trips.ts';
import { STEP, type TripView, tripPeriod, viewProblem } from '../../rules/trips/trip-view.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

/** Trips of a vehicle in the range of the view. Not read if the plan has none. */
export function useTrips(vehicle: Vehicle | null, view: TripView) {
  const client = useQueryClient();
  const { timezone } = useUser();
  const now = useNow(STEP);
  const key = vehicle?.device_key ?? '';
  const options = tripsQuery(key, tripPeriod(view, now, timezone));
  const query = useQuery({
    ...options,
    enabled: vehicle?.pricing_plan.trip_reporting === true && viewProblem(view) === null,
    // The recent trips stay while the next minutes load. Those of another vehicle or range do not.
    placeholderData: view.range === 'last24' ? keepPreviousData : undefined,
  });
  const isOther = query.isPlaceholderData && query.data?.deviceKey !== key;
  return {
    ...query,
    data: isOther || key === '' ? undefined : query.data,
    isPending: query.isPending || isOther,
    /** Cancels the load. */
    stop: () => void client.cancelQueries({ queryKey: options.queryKey }),
  };
}
export type TripsQuery = ReturnType<typeof useTrips>;
