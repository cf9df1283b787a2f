import type { Device, Vehicle } from '../../api/model.ts';
import { type Gate, notAllowed } from '../access/gate.ts';
import {
  type CommandDisabledReason,
  type CommandViewer,
  commandGate,
  disabledReasonOfCode,
} from '../commands/command-gate.ts';
import { LIVE_VIEW_DATA } from '../constants/live-view.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';

/** Why there is no live video of a vehicle (core 5, core 6). */
export type LiveViewDisabledReason =
  | CommandDisabledReason
  | 'no_camera'
  | 'no_streaming_plan'
  | 'data_used_up'
  | 'cellular_data_off';

/** A command that every camera takes. A user who may not send it may not watch. */
const NEEDED = 'panic_on';

/** Refusals of `POST device/{key}/stream` that commands do not have. */
const REASON_OF_CODE: Readonly<Record<string, LiveViewDisabledReason>> = {
  NOT_SUPPORTED: 'no_camera',
  PLAN: 'no_streaming_plan',
  DATA_USED_UP: 'data_used_up',
  CELLULAR_DATA_OFF: 'cellular_data_off',
};

/** Disabled reason for the code of a refused stream. `null` for an unknown code. */
export const liveViewDisabledReasonOfCode = (code: string | null): LiveViewDisabledReason | null =>
  REASON_OF_CODE[code ?? ''] ?? disabledReasonOfCode(code);

/** Whether a vehicle has a camera, by its device's settings. Before these are loaded, by its product. */
export function hasCamera({ product_name }: Pick<Vehicle, 'product_name'>, device: CameraOf | null): boolean {
  return device ? (device.camera_settings ?? null) !== null : productCapabilities(product_name)?.kind === 'dash_cam';
}

type CameraOf = Pick<Device, 'camera_settings' | 'pricing_plan'>;

/**
 * Whether this user may watch this vehicle at `now` (milliseconds since 1970). Watching needs commands, so all reasons
 * that disable commands apply. `device` is `null` until it is loaded. Until then only the vehicle is checked.
 */
export function liveViewGate(
  vehicle: Vehicle,
  device: CameraOf | null,
  viewer: CommandViewer,
): Gate<LiveViewDisabledReason> {
  if (!hasCamera(vehicle, device)) return notAllowed('no_camera');
  const commands = commandGate(vehicle, NEEDED, viewer);
  if (!commands.allowed) return commands;
  const usage = (device ?? vehicle).pricing_plan.plan_add_on_usage;
  // `null` means that there is no streaming plan. `undefined` means that usage is unknown.
  if (usage === null) return notAllowed('no_streaming_plan');
  if (usage !== undefined && usage.cellular_percentage_used >= LIVE_VIEW_DATA) return notAllowed('data_used_up');
  if (device?.camera_settings?.cellular_data.is_enabled === false) return notAllowed('cellular_data_off');
  return { allowed: true };
}
