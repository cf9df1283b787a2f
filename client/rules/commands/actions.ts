import type { KnownAlertType, KnownEventKind, LogAction } from '../../api/model.ts';

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

/** Commands that share a type with others. An entry names its own in `kind`, which is open. */
const COMMAND_KINDS = {
  panic: ['panic_on', 'panic_off'],
  keylocker: ['set_master_pin', 'set_guest_pin', 'clear_guest_pin'],
  device_management_command: [
    'reset_device',
    'query_xc_camera_info',
    'start_xc_live_stream',
    'end_xc_live_stream',
    'take_stream_snapshot',
    'enable_stream_microphone',
    'disable_stream_microphone',
    'set_mileage',
    'set_shock_sensor',
    'set_shock_sensor_level',
    'set_siren',
    'set_valet_mode',
    'set_drive_lock',
    'set_turbo_timer',
    'set_turbo_timer_start',
    'set_passive_arming',
    'set_schedule',
    'set_wifi',
    'set_live_tracking',
    'set_power_save',
    'set_keypad_1',
    'set_keypad_2',
    'set_options',
    'end_exclusive_access',
  ],
} as const;
type CommandKind = (typeof COMMAND_KINDS)[keyof typeof COMMAND_KINDS][number];
/** A kind that has a name of its own. */
type NamedKind = KnownEventKind | CommandKind;

/** Kinds of events by their type, where a type has several. */
const EVENT_KINDS: Readonly<Record<string, readonly NamedKind[]>> = {
  ...COMMAND_KINDS,
  ignition: ['ignition_on', 'ignition_off'],
  accelerometer_event: ['harsh_acceleration', 'harsh_braking'],
  device_management_command: [
    'service_mode_on',
    'service_mode_off',
    'service_mode_expired',
    ...COMMAND_KINDS.device_management_command,
  ],
};

/** Whether events of a type are of several kinds, so that the type alone does not say what happened. */
export const hasKinds = (type: string): boolean => Object.hasOwn(EVENT_KINDS, type);

/** The kind of an event, if it is known and one of its type. */
export const knownKind = (type: string, kind: string | undefined): NamedKind | null =>
  (hasKinds(type) && EVENT_KINDS[type]?.find((known) => known === kind)) || null;

/** Type of a kind of event. */
export const typeOfKind = (kind: string): string | null =>
  Object.keys(EVENT_KINDS).find((type) => knownKind(type, kind)) ?? null;

/** Actions to show in short lists of the latest ones. */
export const NOTEWORTHY: readonly LogAction[] = [...COMMAND_TYPES, ...ALERT_TYPES].filter((type) => !ROUTINE.has(type));
