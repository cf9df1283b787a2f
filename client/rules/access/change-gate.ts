import type { Vehicle } from '../../api/model.ts';
import type { Gate } from './gate.ts';

/** Why this user cannot change a vehicle's own data. */
export type ChangeDisabledReason = 'pending_transfer' | 'access';

/** Owners and guests with full access change a vehicle, unless its transfer is pending (commerce 4, commerce 6). */
export function changeGate(
  vehicle: Pick<Vehicle, 'isShared' | 'access_level' | 'is_pending_transfer'>,
): Gate<ChangeDisabledReason> {
  if (vehicle.isShared && vehicle.access_level !== 'Full Access') return { allowed: false, reason: 'access' };
  return vehicle.is_pending_transfer ? { allowed: false, reason: 'pending_transfer' } : { allowed: true };
}
