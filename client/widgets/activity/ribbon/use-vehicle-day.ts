import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { tripsQuery } from '../../../data/trips/trips.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import { HOUR } from '../../../rules/time/duration.ts';
import { dayAfter, startOfDayNamed } from '../../../rules/time/named-day.ts';
import type { DrivenTrip } from '../../../rules/trips/trip.ts';
import { useUser } from '../../../state/session.ts';

/** Trips are listed by their start: one that goes on after midnight began before. It also tells where the vehicle stood. */
const BEFORE = 12 * HOUR;
const NONE: readonly DrivenTrip[] = [];

/** A day, as `2026-11-21`, in the user's time zone. */
export function useDay(day: string): Period {
  const { timezone } = useUser();
  return useMemo(
    () => ({ from: startOfDayNamed(day, timezone), to: startOfDayNamed(dayAfter(day, 1), timezone) }),
    [day, timezone],
  );
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
