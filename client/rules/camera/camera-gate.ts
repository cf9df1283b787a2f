import type { Device, Vehicle } from '../../api/model.ts';
import { type CommandBar, type CommandViewer, commandGate, type Gate } from '../commands/command-gate.ts';
import {
  configurationGate,
  type SettingsBar,
  type SettingsViewer,
  settingsBarOfCode,
} from '../commands/settings-gate.ts';
import { hasCamera } from './live-view-gate.ts';

type CameraOf = Pick<Device, 'camera_settings' | 'pricing_plan'>;

/** Why a camera takes no command, as for a snapshot. */
export type CameraBar = CommandBar | 'no_camera';
/** A command that every camera takes: who may not send it may send none. */
const NEEDED = 'panic_on';

/** Whether this user may send commands to this vehicle's cameras (core 6); while it is lent, none. */
export function cameraGate(vehicle: Vehicle, device: CameraOf | null, viewer: CommandViewer): Gate<CameraBar> {
  return hasCamera(vehicle, device) ? commandGate(vehicle, NEEDED, viewer) : { allowed: false, reason: 'no_camera' };
}

/** Why the settings of a camera cannot be changed. */
export type CameraSettingsBar = SettingsBar | 'no_camera';

/** What the code of a refused command or setting means; null for one that is not known. */
export const cameraBarOfCode = (code: string | null): CameraSettingsBar | null =>
  code === 'NOT_SUPPORTED' ? 'no_camera' : settingsBarOfCode(code);

/** Whether this user may change the settings of this vehicle's cameras: they are written to the device as its others are. */
export function cameraSettingsGate(
  vehicle: Vehicle,
  device: CameraOf | null,
  viewer: SettingsViewer,
): Gate<CameraSettingsBar> {
  if (!hasCamera(vehicle, device)) return { allowed: false, reason: 'no_camera' };
  return configurationGate(vehicle, viewer);
}
