import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { sentCommandsQuery } from '../../../data/activity/queries.ts';
import { tripsQuery } from '../../../data/trips/trips.ts';
import { commandTicks, type Tick } from '../../../rules/activity/day-ribbon.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import { HOUR } from '../../../rules/time/duration.ts';
import { dayAfter, startOfDayNamed } from '../../../rules/time/named-day.ts';
import type { DrivenTrip } from '../../../rules/trips/trip.ts';
import { useUser } from '../../../state/session.ts';

/** Trips are listed by their start: one that goes on after midnight began before. It also tells where the vehicle stood. */
const BEFORE = 12 * HOUR;
const NO_TICKS: readonly Tick[] = [];
const NONE: readonly DrivenTrip[] = [];

/** A day, as `2026-11-21`, in the user's time zone. */
export function useDay(day: string): Period {
  const { timezone } = useUser();
  return useMemo(
    () => ({ from: startOfDayNamed(day, timezone), to: startOfDayNamed(dayAfter(day, 1), timezone) }),
    [day, timezone],
  );
}

/** Commands that users sent to a vehicle on a day. None until they are read, or if they cannot be. */
export function useDayCommands(vehicleId: number, day: Period): readonly Tick[] {
  const { data } = useQuery(sentCommandsQuery(vehicleId, day));
  return useMemo(() => (data ? commandTicks(data) : NO_TICKS), [data]);
}

/** Trips of a vehicle for the ribbon of a day. Not read if the plan has none. */
export function useVehicleDay({ device_key, pricing_plan }: Vehicle, { from, to }: Period, isShown = true) {
  const hasTrips = pricing_plan.trip_reporting && device_key !== '';
  const query = useQuery({
    ...tripsQuery(device_key, { from: from - BEFORE, to }),
    enabled: hasTrips && isShown,
  });
  return { ...query, hasTrips, trips: query.data?.trips ?? NONE };
}
