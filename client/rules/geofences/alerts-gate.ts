import type { Vehicle } from '../../api/model.ts';
import { ALLOWED, type Gate, notAllowed } from '../access/gate.ts';
import { lapse } from '../vehicle/vehicle-state.ts';
import { isOutline } from './drawing.ts';
import { takesOutline } from './outline-devices.ts';

export type GeofenceAlertsDisabledReason = 'owner_only' | 'exclusive_access' | 'paused' | 'expired' | 'no_location';

type Situation = { now: number; isExclusiveToOther: boolean };

/** Only the local owner sets geofence alerts (commerce 6), of a vehicle in service whose plan has the location (commerce 8). */
export function geofenceAlertsGate(
  vehicle: Vehicle,
  { now, isExclusiveToOther }: Situation,
): Gate<GeofenceAlertsDisabledReason> {
  if (vehicle.isShared) return notAllowed('owner_only');
  if (isExclusiveToOther) return notAllowed('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return notAllowed(lapsed);
  return vehicle.pricing_plan.location_services ? ALLOWED : notAllowed('no_location');
}

/** The same for one geofence of a type, which the device must take (commerce 8). */
export function alertsOfTypeGate(
  vehicle: Vehicle,
  type: string,
  situation: Situation,
): Gate<GeofenceAlertsDisabledReason | 'radius_only'> {
  const gate = geofenceAlertsGate(vehicle, situation);
  return gate.allowed && isOutline(type) && !takesOutline(vehicle) ? notAllowed('radius_only') : gate;
}
