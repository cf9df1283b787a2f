import type { Vehicle } from '../../api/model.ts';
import type { Gate } from './gate.ts';

/** Why a vehicle's own data cannot be changed by this user. */
export type ChangeDisabledReason = 'pending_transfer' | 'access';

/** Owners and guests with full access change a vehicle, unless it is being given away (commerce 4, commerce 6). */
export function changeGate(
  vehicle: Pick<Vehicle, 'isShared' | 'access_level' | 'is_pending_transfer'>,
): Gate<ChangeDisabledReason> {
  if (vehicle.isShared && vehicle.access_level !== 'Full Access') return { allowed: false, reason: 'access' };
  return vehicle.is_pending_transfer ? { allowed: false, reason: 'pending_transfer' } : { allowed: true };
}
