import type { User, Vehicle } from '../../api/model.ts';
import { type ChangeDisabledReason, changeGate } from '../access/change-gate.ts';
import { type Gate, notAllowed } from '../access/gate.ts';
import { levelNow } from '../access/level.ts';
import type { Interruption } from '../notices/notices.ts';
import { isInDeepSleep, lapse } from '../vehicle/vehicle-state.ts';
import { type CommandDisabledReason, disabledReasonOfCode } from './command-gate.ts';

/** Why a setting of a device cannot be changed: what bars commands, and access that commands but does not set. */
export type SettingsDisabledReason = CommandDisabledReason | 'partial_access';

/** What the code of a refused setting means; null for one that is not known. */
export const settingsDisabledReasonOfCode = (code: string | null): SettingsDisabledReason | null =>
  code === 'PARTIAL_ACCESS' ? 'partial_access' : disabledReasonOfCode(code);

export type SettingsViewer = {
  user: Pick<User, 'vehicle_access'>;
  /** Milliseconds since 1970. */
  now: number;
  isOffline?: boolean;
  /** What stops commands to this product now, as far as is known. */
  interruption?: Interruption | null;
  /** Somebody else has the vehicle for themselves (`exclusiveAccess`): meanwhile its owner only views (commerce 3). */
  isExclusiveToOther?: boolean;
};

/**
 * Whether anything may be written to this device: its odometer, its sensors. Full access also changes settings, partial access
 * commands alone, read-only access neither (commerce 6).
 */
export function configurationGate(
  vehicle: Vehicle,
  { user, now, isOffline = false, interruption = null, isExclusiveToOther = false }: SettingsViewer,
): Gate<SettingsDisabledReason> {
  if (isOffline) return notAllowed('offline');
  if (vehicle.isShared) {
    const level = levelNow(vehicle, user, now);
    if (level !== 'Full Access') return notAllowed(level === 'Partial Access' ? 'partial_access' : 'read_only');
  }
  if (isExclusiveToOther) return notAllowed('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return notAllowed(lapsed);
  if (isInDeepSleep(vehicle)) return notAllowed('deep_sleep');
  if (interruption) return notAllowed(interruption === 'OUTAGE' ? 'outage' : 'maintenance');
  return { allowed: true };
}

/** Whether the switches of a device may be changed. On a tracking-only plan there is nothing to command (core 6). */
export function settingsGate(vehicle: Vehicle, viewer: SettingsViewer): Gate<SettingsDisabledReason> {
  const gate = configurationGate(vehicle, viewer);
  return gate.allowed && vehicle.tracking_only ? notAllowed('tracking_only') : gate;
}

/** Why a vehicle's info cannot be changed. */
export type InfoDisabledReason = ChangeDisabledReason | 'exclusive_access';

/** Whether this user may change what a vehicle is called and when it wants service, whatever its device does. */
export function infoGate(
  vehicle: Pick<Vehicle, 'isShared' | 'access_level' | 'is_pending_transfer'>,
  isExclusiveToOther: boolean,
): Gate<InfoDisabledReason> {
  const gate = changeGate(vehicle);
  return gate.allowed && isExclusiveToOther ? { allowed: false, reason: 'exclusive_access' } : gate;
}
