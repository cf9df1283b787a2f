import type { Command, Configuration, KnownAlertType, KnownEventKind, LogAction } from '../../api/model.ts';
import type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/** Command types of the activity feed (commerce 3). */
export const COMMAND_TYPES = [
  'aux_1',
  'aux_2',
  'aux_3',
  'device_management_command',
  'device_status_command',
  'keylocker',
  'lock',
  'panic',
  'remote_start',
  'remote_stop',
  'starter_kill',
  'trunk',
  'unlock',
] as const;

/** Alert types (commerce 3). */
export const ALERT_TYPES = [
  'accelerometer_event',
  'backup_low_battery',
  'battery_state',
  'car_call',
  'curfew',
  'dtc',
  'engine',
  'engine_idle',
  'geofences',
  'ignition',
  'keylocker_paging_events',
  'low_battery',
  'maintenance_due_date',
  'maintenance_mileage_interval',
  'pic_arm_trigger',
  'pic_disarm_trigger',
  'pic_starter_kill_trigger',
  'power_up_&_gps_locked',
  'remote_start_event',
  'remote_start_fail',
  'remote_start_turbo',
  'service_mode_ended',
  'speed_limit',
  'theft_alarm',
  'towing_detection',
] as const;

/** Events of every trip. They would hide user actions and problems. */
const ROUTINE: ReadonlySet<string> = new Set(['engine', 'ignition']);

/** Alerts to show unless others are chosen: an ignition rule raises two in every trip, which would hide the others. */
export const USUAL_ALERTS: readonly KnownAlertType[] = ALERT_TYPES.filter((type) => type !== 'ignition');

/** Kinds that the contract does not name, because the names of kinds are open. */
type FurtherKind = 'set_shock_sensor_level' | 'set_turbo_timer_start' | 'set_options' | 'end_exclusive_access';
/** Settings, and the commands without an action of their own. The contract names them, and a new one there is missing here. */
const MANAGEMENT_KINDS = {
  reset_device: true,
  query_xc_camera_info: true,
  start_xc_live_stream: true,
  end_xc_live_stream: true,
  take_stream_snapshot: true,
  enable_stream_microphone: true,
  disable_stream_microphone: true,
  set_mileage: true,
  set_shock_sensor: true,
  set_shock_sensor_level: true,
  set_siren: true,
  set_valet_mode: true,
  set_drive_lock: true,
  set_turbo_timer: true,
  set_turbo_timer_start: true,
  set_passive_arming: true,
  set_schedule: true,
  set_wifi: true,
  set_live_tracking: true,
  set_power_save: true,
  set_keypad_1: true,
  set_keypad_2: true,
  set_options: true,
  end_exclusive_access: true,
} satisfies Record<Exclude<Command, VehicleCommand> | Configuration | FurtherKind, true>;

/** Commands that share a type with others. An entry names its own in `kind`, which is open. */
const COMMAND_KINDS = {
  panic: ['panic_on', 'panic_off'],
  keylocker: ['set_master_pin', 'set_guest_pin', 'clear_guest_pin'],
  device_management_command: Object.keys(MANAGEMENT_KINDS) as (keyof typeof MANAGEMENT_KINDS)[],
} as const;
type CommandKind = (typeof COMMAND_KINDS)[keyof typeof COMMAND_KINDS][number];
/** A kind that has a name of its own. */
type NamedKind = KnownEventKind | CommandKind;

const SERVICE_KINDS: readonly NamedKind[] = ['service_mode_on', 'service_mode_off', 'service_mode_expired'];

/** Kinds of events by their type, where a type has several. */
const EVENT_KINDS: Readonly<Record<string, readonly NamedKind[]>> = {
  ...COMMAND_KINDS,
  ignition: ['ignition_on', 'ignition_off'],
  accelerometer_event: ['harsh_acceleration', 'harsh_braking'],
  device_management_command: [...SERVICE_KINDS, ...COMMAND_KINDS.device_management_command],
};

/** Whether events of a type are of several kinds, so that the type alone does not say what happened. */
export const hasKinds = (type: string): boolean => Object.hasOwn(EVENT_KINDS, type);

/** The kind of an event, if it is known and one of its type. */
export const knownKind = (type: string, kind: string | undefined): NamedKind | null =>
  (hasKinds(type) && EVENT_KINDS[type]?.find((known) => known === kind)) || null;

/**
 * Whether an entry is about service mode. The feed has commands and alerts (commerce 3), so this is the only one of what waits elsewhere
 * that it has: no payments, invitations, plan changes or transfers.
 */
export function isAboutServiceMode({ action, kind }: { action: string; kind?: string | undefined }): boolean {
  const known = knownKind(action, kind);
  return action === 'service_mode_ended' || (known !== null && SERVICE_KINDS.includes(known));
}

/** Type of a kind of event. */
export const typeOfKind = (kind: string): string | null =>
  Object.keys(EVENT_KINDS).find((type) => knownKind(type, kind)) ?? null;

/** Actions to show in short lists of the latest ones. */
export const NOTEWORTHY: readonly LogAction[] = [...COMMAND_TYPES, ...ALERT_TYPES].filter((type) => !ROUTINE.has(type));
