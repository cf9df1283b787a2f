import type {
  Configuration,
  ConfigurationRequest,
  ScheduleValue,
  WifiValue,
} from '../../../generated/contract/types.gen.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { DeviceRow } from '../../world/rows.ts';
import { abilitiesOf } from '../catalog.ts';
import { setMileage } from '../vehicles/mileage.ts';
import { isUnreachable, type Refusal, settingsRefusal } from './gates.ts';
import { type CommandOrder, type CommandOutcome, log } from './send.ts';

type Value = ConfigurationRequest['value'];
type Order = Omit<CommandOrder, 'command' | 'value' | 'parameters'> & { command: Configuration; setting: Value };

/** What kind of value a configuration takes, and the words when it is given another. */
const EXPECTS: {
  readonly [C in Configuration]: 'switch' | 'number' | 'level' | 'schedule' | 'wifi' | 'keypad_1' | 'keypad_2';
} = {
  set_mileage: 'number',
  set_shock_sensor: 'level',
  set_siren: 'switch',
  set_valet_mode: 'switch',
  set_drive_lock: 'switch',
  set_turbo_timer: 'switch',
  set_passive_arming: 'switch',
  set_schedule: 'schedule',
  set_wifi: 'wifi',
  set_live_tracking: 'switch',
  set_power_save: 'number',
  set_keypad_1: 'keypad_1',
  set_keypad_2: 'keypad_2',
};
const FITS: Record<(typeof EXPECTS)[Configuration], (value: Value) => boolean> = {
  switch: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  level: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5,
  schedule: (value) => typeof value === 'object' && 'startTime' in value,
  wifi: (value) => typeof value === 'object' && 'ssid' in value,
  keypad_1: (value) => typeof value === 'string' && /^[1-5]+$/.test(value),
  keypad_2: (value) => typeof value === 'string' && /^[1-7]+$/.test(value),
};
const EXPECTED = {
  switch: 'Must be true or false',
  number: 'Must be a number',
  level: 'Must be between 1 and 5',
  schedule: 'Must be a schedule',
  wifi: 'Must be a Wi-Fi name and password',
  keypad_1: 'Must be digits from 1 to 5',
  keypad_2: 'Must be digits from 1 to 7',
} as const;

/** The message for a value that the configuration does not take, or null. */
export function valueError(command: Configuration, value: Value): string | null {
  const expected = EXPECTS[command];
  return FITS[expected](value) ? null : EXPECTED[expected];
}

/** Changes a setting of a device; an unreachable one changes nothing (commerce 8). The value fits: `valueError` was asked. */
export function configure(order: Order, telemetry: Telemetry): CommandOutcome {
  const { world, device, user, now, command, setting } = order;
  const name = SETTING_NAMES[command];
  const refusal = name ? switchRefusal(order, name.replace(/_level$/, '')) : settingsRefusal(world, device, user, now);
  if (refusal) return { kind: 'refused', refusal };
  // The feed shows that a setting was sent, never a Wi-Fi password or keypad code.
  const entry = { ...order, value: typeof setting === 'object' || typeof setting === 'string' ? null : setting };
  if (isUnreachable(device, order.fault)) {
    log(entry, 'unreachable');
    return { kind: 'unreachable' };
  }
  if (command === 'set_mileage') setMileage(world, order.vehicle, Number(setting), { telemetry, now });
  else world.tables.devices.update(device.id, changesOf(command, setting, device));
  return { kind: 'answered', row: log(entry, 'done'), parsed: { command_success: true } };
}

/**
 * Why a switch of a device cannot be changed, whoever asks. A tracking-only plan leaves nothing to command but a refresh
 * (core 6), so that nothing is armed that could not be disarmed again.
 */
export function switchRefusal(
  { world, device, user, now }: Pick<Order, 'world' | 'device' | 'user' | 'now'>,
  name: string,
): Refusal | null {
  const refusal = settingsRefusal(world, device, user, now);
  if (refusal) return refusal;
  if (device.tracking_only) return 'TRACKING_ONLY';
  return abilitiesOf(device.product_name).features.some((feature) => feature === name) ? null : 'NOT_SUPPORTED';
}

function changesOf(command: Configuration, value: Value, device: DeviceRow): Partial<DeviceRow> {
  switch (command) {
    case 'set_schedule': {
      const { isScheduleActive, startTime, endTime, timezoneOffset, timezoneName } = value as ScheduleValue;
      return {
        schedule: {
          active: isScheduleActive,
          start: startTime,
          end: endTime,
          offset: timezoneOffset ?? 0,
          zone: timezoneName ?? 'UTC',
        },
      };
    }
    case 'set_wifi':
      return { wifi: value as WifiValue };
    case 'set_power_save':
      return { power_save_mode: Number(value) };
    default:
      return {
        settings: { ...device.settings, [SETTING_NAMES[command] ?? command]: value as string | number | boolean },
      };
  }
}

/** The name in `GET device/{key}/features` of what a configuration sets. */
const SETTING_NAMES: Partial<Record<Configuration, string>> = {
  set_shock_sensor: 'shock_sensor_level',
  set_siren: 'siren',
  set_valet_mode: 'valet_mode',
  set_drive_lock: 'drive_lock',
  set_turbo_timer: 'turbo_timer_start',
  set_passive_arming: 'passive_arming',
};
