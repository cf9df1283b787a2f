import type { LogEntry, Vehicle } from '../../api/model.ts';

/** Where a vehicle was at an instant, in degrees; the heading is clockwise from north. */
export type Position = { latitude: number; longitude: number; heading: number; timestamp: string };

/** Why it is not shown where a vehicle is. */
export type PositionDisabledReason = 'plan' | 'not_reported';
export type PositionGate = { allowed: true; position: Position } | { allowed: false; reason: PositionDisabledReason };

/**
 * Where a vehicle is, for everything that shows it or leads there: it needs a plan with location services (commerce 6), and a
 * first report. Whatever the server answers, nothing else takes the coordinates out of a report.
 */
export function positionGate({
  pricing_plan,
  last_known_state: reported,
}: Pick<Vehicle, 'pricing_plan' | 'last_known_state'>): PositionGate {
  if (!pricing_plan.location_services) return { allowed: false, reason: 'plan' };
  const { latitude, longitude, heading = 0, timestamp } = reported ?? {};
  if (latitude === undefined || longitude === undefined || timestamp === undefined) {
    return { allowed: false, reason: 'not_reported' };
  }
  return { allowed: true, position: { latitude, longitude, heading, timestamp } };
}

/** Where something happened to a vehicle, by the same rule; nothing is told of one that is not known. */
export function placeOfEntry(
  { latitude, longitude }: Pick<LogEntry, 'latitude' | 'longitude'>,
  vehicle: Pick<Vehicle, 'pricing_plan'> | undefined,
): Partial<Pick<Position, 'latitude' | 'longitude'>> {
  const isTold = vehicle?.pricing_plan.location_services && latitude !== undefined && longitude !== undefined;
  return isTold ? { latitude, longitude } : {};
}
