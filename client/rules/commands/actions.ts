import type { LogAction } from '../../api/model.ts';

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

/** Actions to show in short lists of the latest ones. */
export const NOTEWORTHY: readonly LogAction[] = [...COMMAND_TYPES, ...ALERT_TYPES].filter((type) => !ROUTINE.has(type));
