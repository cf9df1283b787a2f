import type {
  Configuration,
  ConfigurationRequest,
  ScheduleValue,
  WifiValue,
} from '../../../generated/contract/types.gen.ts';
import { DEEP_SLEEP_MODE } from '../../telemetry/changes.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import { planOf, productCapabilities } from '../catalog.ts';
import { setMileage } from '../vehicles/mileage.ts';
import { isUnreachable, type Refusal, settingsRefusal } from './gates.ts';
import { type CommandOrder, type CommandOutcome, log } from './send.ts';

type Value = ConfigurationRequest['value'];
type Order = Omit<CommandOrder, 'command' | 'value' | 'parameters'> & { command: Configuration; setting: Value };

/**
 * Changes a setting of a device. An unreachable device changes nothing (commerce 8). `configurationRequest` has
 * validated the value.
 */
export function configure(order: Order, telemetry: Telemetry): CommandOutcome {
  const { world, device, now, command, setting } = order;
  const name = SETTING_NAMES[command];
  const refusal = name ? switchRefusal(order, name.replace(/_level$/, '')) : configurationRefusal(order);
  if (refusal) return { kind: 'refused', refusal };
  // The feed shows that a setting was sent, never a Wi-Fi password or keypad code.
  const entry = { ...order, value: typeof setting === 'object' || typeof setting === 'string' ? null : setting };
  if (isUnreachable(device, order.fault)) {
    log(entry, 'unreachable');
    return { kind: 'unreachable' };
  }
  if (command === 'set_mileage' && order.vehicle) setMileage(world, order.vehicle, Number(setting), { telemetry, now });
  else world.tables.devices.update(device.id, changesOf(command, setting, device, now));
  return { kind: 'answered', row: log(entry, 'done'), parsed: { command_success: true } };
}

/**
 * Why a switch cannot be changed, for any user. A tracking-only plan allows only a refresh (core 6), so that nothing
 * can be armed that could not be disarmed.
 */
export function switchRefusal(
  { world, device, user, now, isInstaller }: Pick<Order, 'world' | 'device' | 'user' | 'now' | 'isInstaller'>,
  name: string,
): Refusal | null {
  const refusal = settingsRefusal(world, device, user, now, isInstaller);
  if (refusal) return refusal;
  if (device.tracking_only) return 'TRACKING_ONLY';
  return productCapabilities(device.product_name).features.some((feature) => feature === name) ? null : 'NOT_SUPPORTED';
}

/** Why a configuration cannot be changed. Power save is allowed in deep sleep, because it is the only way to end it. */
function configurationRefusal({ world, device, vehicle, user, now, command, isInstaller }: Order): Refusal | null {
  const awake = command === 'set_power_save' ? { ...device, power_save_mode: 0 } : device;
  const refusal = settingsRefusal(world, awake, user, now, isInstaller);
  if (refusal) return refusal;
  // The odometer is the vehicle's.
  if (command === 'set_mileage' && !vehicle) return 'NOT_SUPPORTED';
  if (!productCapabilities(device.product_name).configurations.includes(command)) return 'NOT_SUPPORTED';
  // Plans without location services have no positions to follow.
  return command === 'set_live_tracking' && !planOf(device.plan_id).location_services ? 'PLAN' : null;
}

function changesOf(command: Configuration, value: Value, device: DeviceRow, now: Instant): Partial<DeviceRow> {
  switch (command) {
    case 'set_schedule': {
      const schedule = value as ScheduleValue;
      return {
        schedule: {
          active: schedule.isScheduleActive,
          start: schedule.startTime,
          end: schedule.endTime,
          offset: schedule.timezoneOffset ?? 0,
          zone: schedule.timezoneName ?? 'UTC',
          options: schedule.sharedTrackerOptions ?? {},
        },
      };
    }
    case 'set_wifi':
      return { wifi: { ssid: (value as WifiValue).ssid } };
    case 'set_keypad_1':
    case 'set_keypad_2':
      // Codes are passed on and not stored, because no answer has them.
      return {};
    case 'set_live_tracking':
      return { live_tracking: { value: value === true, at: now } };
    case 'set_power_save':
      return { ...powerSave(device, Number(value), now), ...inDeepSleep(Number(value), now), located_at: now };
    default:
      return {
        settings: { ...device.settings, [SETTING_NAMES[command] ?? command]: value as string | number | boolean },
      };
  }
}

/** Deep sleep ends live tracking. Waking up does not restart it. */
const inDeepSleep = (mode: number, now: Instant): Partial<DeviceRow> =>
  mode === DEEP_SLEEP_MODE ? { live_tracking: { value: false, at: now } } : {};

/** Appends a mode change. Reports from the previous mode stay as they are. */
function powerSave({ power_save_mode, power_save_before }: DeviceRow, mode: number, now: Instant): Partial<DeviceRow> {
  if (mode === power_save_mode) return {};
  const before = power_save_before.filter(({ until }) => until <= now);
  return { power_save_mode: mode, power_save_before: [...before, { until: now, mode: power_save_mode }] };
}

/** The name in `GET device/{key}/features` that a configuration sets. */
const SETTING_NAMES: Partial<Record<Configuration, string>> = {
  set_shock_sensor: 'shock_sensor_level',
  set_siren: 'siren',
  set_valet_mode: 'valet_mode',
  set_drive_lock: 'drive_lock',
  set_turbo_timer: 'turbo_timer_start',
  set_passive_arming: 'passive_arming',
};
