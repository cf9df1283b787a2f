import type { Device, Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { type CommandDisabledReason, type CommandViewer, commandGate } from '../commands/command-gate.ts';
import {
  configurationGate,
  type SettingsDisabledReason,
  type SettingsViewer,
  settingsDisabledReasonOfCode,
} from '../commands/settings-gate.ts';
import { hasCamera } from './live-view-gate.ts';

type CameraOf = Pick<Device, 'camera_settings' | 'pricing_plan'>;

/** Why a camera takes no command, such as a snapshot. */
export type CameraDisabledReason = CommandDisabledReason | 'no_camera';
/** A command that every camera takes. A user who may not send it may send none. */
const NEEDED = 'panic_on';

/** Whether this user may send commands to this vehicle's cameras (core 6). Not while it is exclusive to another user. */
export function cameraGate(
  vehicle: Vehicle,
  device: CameraOf | null,
  viewer: CommandViewer,
): Gate<CameraDisabledReason> {
  return hasCamera(vehicle, device) ? commandGate(vehicle, NEEDED, viewer) : { allowed: false, reason: 'no_camera' };
}

/** Why the settings of a camera cannot be changed. */
export type CameraSettingsDisabledReason = SettingsDisabledReason | 'no_camera';

/** Disabled reason for the code of a refused command or setting. `null` for an unknown code. */
export const cameraDisabledReasonOfCode = (code: string | null): CameraSettingsDisabledReason | null =>
  code === 'NOT_SUPPORTED' ? 'no_camera' : settingsDisabledReasonOfCode(code);

/** Whether this user may change the settings of this vehicle's cameras. They are written to the device as its other settings are. */
export function cameraSettingsGate(
  vehicle: Vehicle,
  device: CameraOf | null,
  viewer: SettingsViewer,
): Gate<CameraSettingsDisabledReason> {
  if (!hasCamera(vehicle, device)) return { allowed: false, reason: 'no_camera' };
  return configurationGate(vehicle, viewer);
}
