import type { LogEntry, Vehicle } from '../../api/model.ts';

/** Position of a vehicle at an instant, in degrees. The heading is clockwise from north. */
export type Position = { latitude: number; longitude: number; heading: number; timestamp: string };

/** Why a vehicle's position is not shown. */
export type PositionDisabledReason = 'plan' | 'not_reported';
export type PositionGate = { allowed: true; position: Position } | { allowed: false; reason: PositionDisabledReason };

/**
 * Whether a vehicle's position may be shown: it needs a plan with location services (commerce 6) and a first report. Only this gate
 * reads coordinates from a report, whatever the server returns.
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

/** Place of an event, by the same rule. `null` for an unknown vehicle. */
export function placeOfEntry(
  { latitude, longitude }: Pick<LogEntry, 'latitude' | 'longitude'>,
  vehicle: Pick<Vehicle, 'pricing_plan'> | undefined,
): Partial<Pick<Position, 'latitude' | 'longitude'>> {
  const isShown = vehicle?.pricing_plan.location_services && latitude !== undefined && longitude !== undefined;
  return isShown ? { latitude, longitude } : {};
}
