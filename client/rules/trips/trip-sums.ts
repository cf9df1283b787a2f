import type { TripStats } from '../../api/model.ts';
import { SECOND } from '../time/duration.ts';
import type { DrivenTrip } from './trip.ts';

/** Sums of trips. The optional ones only the server knows. */
export type TripSums = Pick<TripStats, 'trip_miles' | 'idle_time' | 'ignition_on_total' | 'trips'> & Partial<TripStats>;

/** Sums that follow from the trips themselves, for a server that sends none (no document names where they are). */
export const sumsOf = (trips: readonly DrivenTrip[]): TripSums => ({
  trip_miles: total(trips, ({ miles }) => miles),
  idle_time: total(trips, ({ idleTime }) => idleTime),
  ignition_on_total: total(trips, ({ start, end }) => (end - start) / SECOND),
  trips: trips.length,
});

const total = (trips: readonly DrivenTrip[], valueOf: (trip: DrivenTrip) => number): number =>
  trips.reduce((sum, trip) => sum + valueOf(trip), 0);

export type TripSum = { name: TripSumName; unit: 'count' | 'distance' | 'duration'; value: number };
type TripSumName = keyof typeof SUMS;

/** Sums in the order of the page and of files. Miles and seconds. */
const SUMS = {
  trips: { unit: 'count', of: 'trips' },
  distance: { unit: 'distance', of: 'trip_miles' },
  driving: { unit: 'duration', of: 'ignition_on_total' },
  idle: { unit: 'duration', of: 'idle_time' },
  odometer: { unit: 'distance', of: 'total_net_miles' },
  off: { unit: 'duration', of: 'ignition_off_total' },
  speeding: { unit: 'count', of: 'speed_violations_counter' },
  acceleration: { unit: 'count', of: 'harsh_acceleration_count' },
  braking: { unit: 'count', of: 'harsh_braking_count' },
} as const satisfies Record<string, { unit: string; of: keyof TripStats }>;

/** All sums that are known. `count`: the listed trips. */
export function tripSums(sums: TripSums, count: number): TripSum[] {
  const known: TripSums = { ...sums, trips: count };
  return (Object.keys(SUMS) as TripSumName[]).flatMap((name) => {
    const { unit, of } = SUMS[name];
    const value = known[of];
    return value === undefined ? [] : [{ name, unit, value }];
  });
}
