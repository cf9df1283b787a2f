import type { Vehicle } from '../../api/model.ts';
import { type Gate, notAllowed } from '../access/gate.ts';
import { configurationGate, type SettingsDisabledReason, type SettingsViewer } from '../commands/settings-gate.ts';

export type PinDisabledReason = SettingsDisabledReason | 'owner_only';

/** Whether this user may set and clear PINs of a key locker now. PINs are the owner's, whatever a guest's level is. */
export function pinGate(vehicle: Vehicle, viewer: SettingsViewer): Gate<PinDisabledReason> {
  return vehicle.isShared ? notAllowed('owner_only') : configurationGate(vehicle, viewer);
}
