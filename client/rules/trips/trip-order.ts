import type { DrivenTrip } from './trip.ts';
import { episodesOf } from './trip-events.ts';

/** Sort orders of the list (commerce 2: lists of the Control Center have sort menus). */
export const TRIP_SORTS = ['newest', 'oldest', 'distance', 'duration', 'idle', 'speed', 'speeding'] as const;
export type TripSort = (typeof TRIP_SORTS)[number];

/** How often the vehicle was too fast in a trip. */
const speedingCount = (trip: DrivenTrip): number =>
  episodesOf(trip).reduce((count, { kind }) => (kind === 'speed' ? count + 1 : count), 0);

/** Values of trips. The highest comes first. */
const VALUES: { readonly [S in TripSort]: (trip: DrivenTrip) => number } = {
  newest: ({ start }) => start,
  oldest: ({ start }) => -start,
  distance: ({ miles }) => miles,
  duration: ({ start, end }) => end - start,
  idle: ({ idleTime }) => idleTime,
  speed: ({ maxSpeed }) => maxSpeed,
  speeding: speedingCount,
};

/** Trips, newest first, in another order. Equal ones stay newest first. */
export function inTripOrder(trips: readonly DrivenTrip[], sort: TripSort): readonly DrivenTrip[] {
  return sort === 'newest' ? trips : trips.toSorted((a, b) => VALUES[sort](b) - VALUES[sort](a));
}

/** Whether the order follows the time, so that trips of one day are together. */
export const isByTime = (sort: TripSort): boolean => sort === 'newest' || sort === 'oldest';
