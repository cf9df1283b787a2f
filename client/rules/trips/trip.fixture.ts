import type { Trip, TripLog } from '../../api/model.ts';
import { type DrivenTrip, drivenTrip } from './trip.ts';

/** A point on Saturday morning, `seconds` after 9:00 in Chicago, driving north. */
export function aLog(seconds: number, changed: Partial<TripLog> = {}): TripLog {
  return {
    timestamp: new Date(Date.parse('2026-11-21T15:00:00Z') + seconds * 1_000).toISOString(),
    longitude: -87.65,
    latitude: Number((41.88 + seconds / 100_000).toFixed(6)),
    speed: 30,
    mileage: 1_000 + seconds / 120,
    ...changed,
  };
}

export function aTrip(logs: TripLog[], changed: Partial<Trip> = {}): DrivenTrip {
  const trip = {
    idle_time: 60,
    max_speed: 30,
    start_address: 'Shop',
    end_address: '2800 N Orchard St',
    logs,
    ...changed,
  };
  const driven = drivenTrip(trip);
  if (!driven) throw new Error('A trip needs a point');
  return driven;
}
