import type { User, Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { canManageGeofences, type RoleDisabledReason } from '../access/roles.ts';

/**
 * Geofences are those of an account owner, with a vehicle of their own whose plan has location services (commerce 7, commerce 8).
 * Allowed while the vehicles are loading.
 */
export function geofencesGate(
  user: Pick<User, 'user_type'>,
  vehicles: readonly Pick<Vehicle, 'isShared' | 'pricing_plan'>[] | undefined,
): Gate<RoleDisabledReason | 'plan' | 'none'> {
  const owning = canManageGeofences(user);
  if (!owning.allowed || !vehicles) return owning;
  if (vehicles.length === 0) return { allowed: false, reason: 'none' };
  const isLocated = vehicles.some(({ isShared, pricing_plan }) => !isShared && pricing_plan.location_services);
  return isLocated ? owning : { allowed: false, reason: 'plan' };
}
