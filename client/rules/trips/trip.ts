import type { Trip, TripLog } from '../../api/model.ts';
import { MINUTE } from '../time/duration.ts';

/** A point of a trip. `at`: milliseconds since 1970. Speed in miles per hour, mileage in miles. */
export type TripPoint = {
  at: number;
  longitude: number;
  latitude: number;
  speed: number;
  mileage: number;
  log: TripLog;
};

/** A trip with points in order of time. */
export type DrivenTrip = {
  /** Stable over reads: the first point keeps its time. */
  key: string;
  points: readonly TripPoint[];
  start: number;
  end: number;
  /** False for the trip under way only (`withEnds`). */
  isOver: boolean;
  miles: number;
  /** Seconds. */
  idleTime: number;
  /** Miles per hour. */
  maxSpeed: number;
  startAddress: string | null;
  endAddress: string | null;
};

/** A trip as the page shows it. `null` without points, because nothing of it can be shown. */
export function drivenTrip(trip: Trip): DrivenTrip | null {
  const points = trip.logs.flatMap(pointOf).sort((a, b) => a.at - b.at);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  return {
    key: String(first.at),
    points,
    start: first.at,
    end: last.at,
    isOver: typeof trip.end_date === 'string',
    miles: trip.miles ?? last.mileage - first.mileage,
    idleTime: trip.idle_time,
    maxSpeed: trip.max_speed,
    startAddress: trip.start_address,
    endAddress: trip.end_address,
  };
}

/** A trip under way reports at least this often, in milliseconds. Assumed: the mock's devices log every 30 s. */
const REPORTS_WITHIN = 10 * MINUTE;

/**
 * Ends the trips whose server names no end (commerce 3 has none). Only the newest trip is under way, and only while its newest
 * point is recent.
 */
export function withEnds(trips: readonly DrivenTrip[], now: number): DrivenTrip[] {
  const newest = Math.max(...trips.map(({ start }) => start));
  return trips.map((trip) =>
    trip.isOver || (trip.start === newest && now - trip.end <= REPORTS_WITHIN) ? trip : { ...trip, isOver: true },
  );
}

/** The trips of a later read, with the objects of the earlier one where nothing changed, so that nothing is drawn again. */
export function keepUnchanged(before: readonly DrivenTrip[], trips: readonly DrivenTrip[]): readonly DrivenTrip[] {
  const known = new Map(before.map((trip) => [trip.key, trip]));
  const kept = trips.map((trip) => {
    const old = known.get(trip.key);
    return old && isSame(old, trip) ? old : trip;
  });
  return kept.length === before.length && kept.every((trip, index) => trip === before[index]) ? before : kept;
}

/** Reported points do not change, so that their number and times tell. */
function isSame(a: DrivenTrip, b: DrivenTrip): boolean {
  const { points: before, ...rest } = a;
  const { points: after, ...others } = b;
  return before.length === after.length && JSON.stringify(rest) === JSON.stringify(others);
}

/** The point of a log, which names its instant in one of two ways (commerce 3). None without an instant. */
function pointOf(log: TripLog): TripPoint[] {
  const { timestamp, create_date, longitude, latitude, speed, mileage } = log;
  const at = Date.parse(timestamp ?? create_date ?? '');
  return Number.isNaN(at) ? [] : [{ at, longitude, latitude, speed, mileage, log }];
}

/** The trip under way at a moment. Otherwise `null`. */
export const tripAt = (trips: readonly DrivenTrip[], at: number | null): DrivenTrip | null =>
  at === null ? null : (trips.find(({ start, end }) => start <= at && at <= end) ?? null);

/** Index of the last point up to a moment, at least 0. */
export function indexAt(points: readonly TripPoint[], at: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((points[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
