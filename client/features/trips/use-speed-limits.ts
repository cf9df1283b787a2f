import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { speedingQuery } from '../../data/trips/speed-limits.ts';
import { type SpeedLimit, speedLimits } from '../../rules/trips/speed-limits.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { episodesOf } from '../../rules/trips/trip-events.ts';
import { STEP } from '../../rules/trips/trip-view.ts';

const NONE: readonly SpeedLimit[] = [];

/** Limits that a trip exceeded, as its alerts state them. Reads them only for a trip with speeding. Without an answer there are none. */
export function useSpeedLimits(vehicleId: number | null, trip: DrivenTrip | null): readonly SpeedLimit[] {
  const isSpeeding = trip !== null && episodesOf(trip).some(({ kind }) => kind === 'speed');
  const until = trip?.end ?? 0;
  // In steps, so that a trip that grows keeps the request for a while.
  const period = { from: trip?.start ?? 0, to: (Math.floor(until / STEP) + 1) * STEP };
  const { data } = useQuery({
    ...speedingQuery(vehicleId ?? 0, period),
    enabled: isSpeeding && vehicleId !== null,
  });
  return useMemo(() => (isSpeeding && data ? speedLimits(data, until) : NONE), [isSpeeding, data, until]);
}
