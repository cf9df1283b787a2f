import type { Device, Vehicle } from '../../api/model.ts';
import { barOfCode, type CommandBar, type CommandViewer, commandGate, type Gate } from '../commands/command-gate.ts';
import { LIMITS } from '../constants.ts';
import { abilitiesOf } from '../vehicle/product-capabilities.ts';

/** Why there is no live video of a vehicle (core 5, core 6). */
export type LiveViewBar = CommandBar | 'no_camera' | 'no_streaming_plan' | 'data_used_up' | 'cellular_data_off';

/** A command that every camera takes: who may not send it may not watch. */
const NEEDED = 'panic_on';

/** Refusals of `POST device/{key}/stream` that commands do not have. */
const BAR_OF_CODE: Readonly<Record<string, LiveViewBar>> = {
  NOT_SUPPORTED: 'no_camera',
  PLAN: 'no_streaming_plan',
  DATA_USED_UP: 'data_used_up',
  CELLULAR_DATA_OFF: 'cellular_data_off',
};

/** What the code of a refused stream means; null for one that is not known. */
export const liveViewBarOfCode = (code: string | null): LiveViewBar | null =>
  BAR_OF_CODE[code ?? ''] ?? barOfCode(code);

/** Whether a vehicle has a camera: its device's settings say so. Before the device was asked for, what the product is does. */
export function hasCamera({ product_name }: Pick<Vehicle, 'product_name'>, device: CameraOf | null): boolean {
  return device ? (device.camera_settings ?? null) !== null : abilitiesOf(product_name)?.kind === 'dash_cam';
}

type CameraOf = Pick<Device, 'camera_settings' | 'pricing_plan'>;

/**
 * Whether this user may watch this vehicle at `now` (milliseconds since 1970). Watching takes commands, so what bars them bars
 * it too. `device` is null until it was asked for: then only what the vehicle tells is known.
 */
export function liveViewGate(vehicle: Vehicle, device: CameraOf | null, viewer: CommandViewer): Gate<LiveViewBar> {
  if (!hasCamera(vehicle, device)) return barred('no_camera');
  const commands = commandGate(vehicle, NEEDED, viewer);
  if (!commands.allowed) return commands;
  const usage = (device ?? vehicle).pricing_plan.plan_add_on_usage;
  // Null says that nothing streams; an answer without it says nothing.
  if (usage === null) return barred('no_streaming_plan');
  if (usage !== undefined && usage.cellular_percentage_used >= LIMITS.liveViewData) return barred('data_used_up');
  if (device?.camera_settings?.cellular_data.is_enabled === false) return barred('cellular_data_off');
  return { allowed: true };
}

const barred = (reason: LiveViewBar) => ({ allowed: false, reason }) as const;
