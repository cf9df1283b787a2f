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
