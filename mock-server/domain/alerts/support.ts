import type { Command, GeofenceType, KnownAlertType } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';
import { planOf, productCapabilities } from '../catalog.ts';
import { REFUSALS, type Refusal } from '../commands/gates.ts';
import { isOutline } from '../geofences/shape.ts';

export type Unsupported = { refusal: Refusal; detail: string };

/** Command that a product needs to report an alert. */
const NEEDED: { readonly [K in KnownAlertType]?: Command } = {
  remote_start_event: 'remote_start',
  remote_start_fail: 'remote_start',
  remote_start_turbo: 'remote_start',
  pic_arm_trigger: 'arm',
  pic_disarm_trigger: 'disarm',
  pic_starter_kill_trigger: 'arm',
};
/** A battery tracker on its own cell is wired to no engine. A hardwired one counts as powered (core 6). */
const NEEDS_ENGINE: ReadonlySet<string> = new Set<KnownAlertType>(['engine', 'engine_idle', 'ignition']);
const REMINDERS: readonly string[] = ['maintenance_due_date', 'maintenance_mileage_interval'];
const BASIC = 1;

/**
 * Why a device or its plan does not report an alert: engine alerts need a device wired to an engine, maintenance and diagnostics need a plan that is not Basic, trouble codes also
 * the plan's flag and a product that reads them, geofences the location (core 6, commerce 8).
 */
export function unsupported(device: DeviceRow, type: KnownAlertType): Unsupported | null {
  const { commands, kind, obd } = productCapabilities(device.product_name);
  const plan = planOf(device.plan_id);
  const needed = NEEDED[type];
  const hasNoEngine = kind === 'battery_tracker' && !device.hardwired_mode;
  const isMissing =
    (needed !== undefined && !commands.includes(needed)) ||
    (type === 'dtc' && !obd.trouble_codes) ||
    (hasNoEngine && NEEDS_ENGINE.has(type));
  if (isMissing) return { refusal: 'NOT_SUPPORTED', detail: REFUSALS.NOT_SUPPORTED };
  if (type === 'geofences' && !plan.location_services) return { refusal: 'PLAN', detail: REFUSALS.PLAN };
  if (type === 'dtc' && (plan.level === BASIC || !plan.dtc_events)) {
    return { refusal: 'PLAN', detail: 'The plan of this vehicle does not include trouble codes.' };
  }
  if (REMINDERS.includes(type) && plan.level === BASIC) {
    return { refusal: 'PLAN', detail: 'The plan of this vehicle does not include service reminders.' };
  }
  return null;
}

/** Whether a device takes geofences of a type (commerce 8). */
export const takesShape = ({ product_name }: DeviceRow, type: GeofenceType): boolean =>
  !isOutline(type) || productCapabilities(product_name).polygon_geofences;
