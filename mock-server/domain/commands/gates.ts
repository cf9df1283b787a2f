import type { Command } from '../../../generated/contract/types.gen.ts';
import { DEEP_SLEEP_MODE } from '../../telemetry/changes.ts';
import type { Reading } from '../../telemetry/types.ts';
import type { DeviceRow, Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { productCapabilities } from '../catalog.ts';
import { blockOn } from '../notices/blocks.ts';

/** Why a device cannot be sent a command. The `code` of the 403. */
export type Refusal =
  | 'PAUSED'
  | 'EXPIRED'
  | 'RESTRICTED'
  | 'DEEP_SLEEP'
  | 'TRACKING_ONLY'
  | 'NOT_SUPPORTED'
  | 'DRIVEN'
  | 'INSTALLER_REQUIRED'
  | 'PIN_REQUIRED'
  | 'PLAN'
  | 'OUTAGE'
  | 'MAINTENANCE';

export const REFUSALS: Record<Refusal, string> = {
  PAUSED: 'The plan of this vehicle is paused.',
  EXPIRED: 'The plan of this vehicle has expired.',
  RESTRICTED: 'This vehicle can be viewed and renewed only.',
  DEEP_SLEEP: 'The device is in deep sleep mode.',
  TRACKING_ONLY: 'The plan of this vehicle only allows a refresh of its location.',
  NOT_SUPPORTED: 'This device does not support that.',
  DRIVEN: 'The vehicle is being driven or its key is on.',
  INSTALLER_REQUIRED: 'An authorized installer must activate this setting.',
  PIN_REQUIRED: 'A master or guest PIN of the key locker is required.',
  PLAN: 'The plan of this vehicle does not include its location.',
  OUTAGE: 'Commands are interrupted by an outage.',
  MAINTENANCE: 'Commands are interrupted by maintenance.',
};

/**
 * Why a device is out of service: expired if the renewal date has passed, paused by its state. A paused device is
 * restricted (view and renew only) at once in Canada, elsewhere once it has also expired. A replacement order exempts
 * it (commerce 6).
 */
export function serviceRefusal(device: DeviceRow, user: UserRow, now: Instant): Refusal | null {
  if (device.replacement_order_placed) return null;
  const expired = device.plan_renewal_date <= now;
  if (device.device_state === 'paused') return expired || user.country === 'CA' ? 'RESTRICTED' : 'PAUSED';
  return expired ? 'EXPIRED' : null;
}

/** Whether a command may be sent to a device, regardless of the user (core 5, core 6, core 4). */
export function commandRefusal(
  world: World,
  device: DeviceRow,
  user: UserRow,
  command: Command,
  now: Instant,
): Refusal | null {
  const refusal = serviceRefusal(device, user, now);
  if (refusal) return refusal;
  if (device.power_save_mode === DEEP_SLEEP_MODE) return 'DEEP_SLEEP';
  if (device.tracking_only && command !== 'location') return 'TRACKING_ONLY';
  // Every device can be restarted.
  const commands = [...productCapabilities(device.product_name).commands, 'reset_device'];
  if (!commands.includes(command)) return 'NOT_SUPPORTED';
  return blockOn(world, device.product_name);
}

const ENGINE: readonly Command[] = ['remote_start', 'remote_stop'];

/** A driver's engine is neither started nor stopped remotely: the vehicle is moving, or its ignition is on by key. */
export function engineRefusal(
  command: Command,
  reading: Pick<Reading, 'speed' | 'ignition_on'> | null,
): Refusal | null {
  const isDriven = reading !== null && (reading.ignition_on || reading.speed > 0);
  return isDriven && ENGINE.includes(command) ? 'DRIVEN' : null;
}

/** Whether a device's settings may be changed, regardless of the user's access. `isInstaller`: by an authorized installer. */
export function settingsRefusal(
  world: World,
  device: DeviceRow,
  user: UserRow,
  now: Instant,
  isInstaller = false,
): Refusal | null {
  const refusal = serviceRefusal(device, user, now);
  if (refusal) return refusal;
  if (device.power_save_mode === DEEP_SLEEP_MODE) return 'DEEP_SLEEP';
  if (device.traits.includes('settings_need_installer') && !isInstaller) return 'INSTALLER_REQUIRED';
  return blockOn(world, device.product_name);
}

/** Whether the device answers. Fault rules and some seeds make it unreachable (commerce 8: 424). */
export function isUnreachable(device: DeviceRow, fault: { unreachable: boolean }): boolean {
  return fault.unreachable || device.traits.includes('unreachable') || device.traits.includes('offline');
}
