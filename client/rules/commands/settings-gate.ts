import type { User, Vehicle } from '../../api/model.ts';
import { type ChangeDisabledReason, changeGate } from '../access/change-gate.ts';
import { type Gate, notAllowed } from '../access/gate.ts';
import { levelNow } from '../access/level.ts';
import type { Interruption } from '../notices/notices.ts';
import { isInDeepSleep, isRestricted, lapse } from '../vehicle/vehicle-state.ts';
import { type CommandDisabledReason, disabledReasonOfCode } from './command-gate.ts';

/** Why a setting of a device cannot be changed: reasons that disable commands, and access to commands only. */
export type SettingsDisabledReason = CommandDisabledReason | 'partial_access';

/** Disabled reason for the code of a refused setting. `null` for an unknown code. */
export const settingsDisabledReasonOfCode = (code: string | null): SettingsDisabledReason | null =>
  code === 'PARTIAL_ACCESS' ? 'partial_access' : disabledReasonOfCode(code);

export type SettingsViewer = {
  user: Pick<User, 'vehicle_access'>;
  /** Milliseconds since 1970. */
  now: number;
  isOffline?: boolean;
  /** What interrupts commands to this product now, if known. */
  interruption?: Interruption | null;
  /** Another user has exclusive access (`exclusiveAccess`): until it ends, even the owner only views (commerce 3). */
  isExclusiveToOther?: boolean;
};

/**
 * Whether this user may write configurations to this device (odometer, sensors). Full access allows commands and settings, partial
 * access only commands, read-only access neither (commerce 6).
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

/** Whether the switches of a device may be changed. A tracking-only plan takes no such command (core 6). */
export function settingsGate(vehicle: Vehicle, viewer: SettingsViewer): Gate<SettingsDisabledReason> {
  const gate = configurationGate(vehicle, viewer);
  return gate.allowed && vehicle.tracking_only ? notAllowed('tracking_only') : gate;
}

/** Why nothing about a vehicle can be changed: missing access, a pending transfer, exclusive access of another user. */
export type LockedReason = ChangeDisabledReason | 'exclusive_access';

/** Whether this user may change something about a vehicle, whatever the state of its device. */
export function lockGate(
  vehicle: Pick<Vehicle, 'isShared' | 'access_level' | 'is_pending_transfer'>,
  isExclusiveToOther: boolean,
): Gate<LockedReason> {
  const gate = changeGate(vehicle);
  return gate.allowed && isExclusiveToOther ? notAllowed('exclusive_access') : gate;
}

/** Why a vehicle's info cannot be changed. */
export type InfoDisabledReason = LockedReason | 'restricted';

/** Whether this user may change a vehicle's name and details. A restricted one is viewed and renewed only (commerce 6). */
export function infoGate(
  vehicle: Vehicle,
  { user, now, isExclusiveToOther }: { user: Pick<User, 'country'>; now: number; isExclusiveToOther: boolean },
): Gate<InfoDisabledReason> {
  const gate = lockGate(vehicle, isExclusiveToOther);
  return gate.allowed && isRestricted(vehicle, user, now) ? notAllowed('restricted') : gate;
}
