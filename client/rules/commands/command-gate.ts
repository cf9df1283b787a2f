import type { User, Vehicle } from '../../api/model.ts';
import { ALLOWED, type Gate, notAllowed } from '../access/gate.ts';
import { levelNow } from '../access/level.ts';
import { productCapabilities, type VehicleCommand } from '../vehicle/product-capabilities.ts';
import { isInDeepSleep, lapse } from '../vehicle/vehicle-state.ts';

export type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/** Why a vehicle cannot take a command (core 5, core 6). The client knows the first ones, the server the others. */
const DISABLED_REASONS = [
  'offline',
  'read_only',
  'paused',
  'expired',
  'deep_sleep',
  'tracking_only',
  'exclusive_access',
  'restricted',
  'not_supported',
  'installer_required',
  'maintenance',
  'outage',
] as const;
export type CommandDisabledReason = (typeof DISABLED_REASONS)[number];

/** Disabled reason for a code of the contract's `CommandRefusedError`. `null` for an unknown code. */
export const disabledReasonOfCode = (code: string | null): CommandDisabledReason | null =>
  DISABLED_REASONS.find((disabledReason) => disabledReason === code?.toLowerCase()) ?? null;

/** The user who sends a command, and the time. */
export type CommandViewer = {
  user: Pick<User, 'vehicle_access'>;
  /** Milliseconds since 1970. */
  now: number;
  isOffline?: boolean;
  /** Another user has exclusive access (`vehiclesExclusiveToOthers`): until it ends, even the owner only views (commerce 3). */
  isExclusiveToOther?: boolean;
};

/** Whether this user may send this command to this vehicle. */
export function commandGate(
  vehicle: Vehicle,
  command: VehicleCommand,
  { user, now, isOffline = false, isExclusiveToOther = false }: CommandViewer,
): Gate<CommandDisabledReason> {
  if (isOffline) return notAllowed('offline');
  if (vehicle.isShared && levelNow(vehicle, user, now) === 'Read Only') return notAllowed('read_only');
  if (isExclusiveToOther) return notAllowed('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return notAllowed(lapsed);
  if (isInDeepSleep(vehicle)) return notAllowed('deep_sleep');
  if (vehicle.tracking_only && command !== 'location') return notAllowed('tracking_only');
  const capabilities = productCapabilities(vehicle.product_name);
  if (capabilities && !capabilities.commands.includes(command)) return notAllowed('not_supported');
  return ALLOWED;
}
