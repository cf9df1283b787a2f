import type { Device, Vehicle } from '../api/model.ts';
import { barOfCode, type CommandBar, type CommandViewer, commandGate, type Gate } from './command-gate.ts';
import { hasCamera } from './live-view-gate.ts';
import { isInDeepSleep, lapse } from './vehicle-state.ts';

type CameraOf = Pick<Device, 'camera_settings' | 'pricing_plan'>;

/** Why a camera takes no command, as for a snapshot. */
export type CameraBar = CommandBar | 'no_camera';
/** A command that every camera takes: who may not send it may send none. */
const NEEDED = 'panic_on';

/** Whether this user may send commands to this vehicle's cameras (core 6). */
export function cameraGate(vehicle: Vehicle, device: CameraOf | null, viewer: CommandViewer): Gate<CameraBar> {
  return hasCamera(vehicle, device) ? commandGate(vehicle, NEEDED, viewer) : { allowed: false, reason: 'no_camera' };
}

/** Why the settings of a camera cannot be changed. */
export type CameraSettingsBar = CameraBar | 'partial_access';

/** What the code of a refused setting means; null for one that is not known. */
export const settingsBarOfCode = (code: string | null): CameraSettingsBar | null => {
  if (code === 'PARTIAL_ACCESS') return 'partial_access';
  return code === 'NOT_SUPPORTED' ? 'no_camera' : barOfCode(code);
};

/**
 * Whether this user may change the settings of this vehicle's cameras: owners and guests with full access do (commerce 6).
 * A tracking-only plan, which takes no commands, has settings all the same.
 */
export function cameraSettingsGate(
  vehicle: Vehicle,
  device: CameraOf | null,
  viewer: CommandViewer,
): Gate<CameraSettingsBar> {
  if (!hasCamera(vehicle, device)) return barred('no_camera');
  const commands = commandGate(vehicle, NEEDED, viewer);
  if (!commands.allowed && (commands.reason === 'offline' || commands.reason === 'read_only')) return commands;
  if (vehicle.isShared && vehicle.access_level !== 'Full Access') return barred('partial_access');
  const lapsed = lapse(vehicle, viewer.now);
  if (lapsed) return barred(lapsed);
  return isInDeepSleep(vehicle) ? barred('deep_sleep') : { allowed: true };
}

const barred = (reason: CameraSettingsBar) => ({ allowed: false, reason }) as const;
