
export type KnownAlertType = typeof KnownAlertType[keyof typeof KnownAlertType];


export const KnownAlertType = {
  accelerometer_event: 'accelerometer_event',
  backup_low_battery: 'backup_low_battery',
  battery_state: 'battery_state',
  car_call: 'car_call',
  curfew: 'curfew',
  dtc: 'dtc',
  engine: 'engine',
  engine_idle: 'engine_idle',
  geofences: 'geofences',
  ignition: 'ignition',
  keylocker_paging_events: 'keylocker_paging_events',
  low_battery: 'low_battery',
  maintenance_due_date: 'maintenance_due_date',
  maintenance_mileage_interval: 'maintenance_mileage_interval',
  pic_arm_trigger: 'pic_arm_trigger',
  pic_disarm_trigger: 'pic_disarm_trigger',
  pic_starter_kill_trigger: 'pic_starter_kill_trigger',
  'power_up_&_gps_locked': 'power_up_&_gps_locked',
  remote_start_event: 'remote_start_event',
  remote_start_fail: 'remote_start_fail',
  remote_start_turbo: 'remote_start_turbo',
  service_mode_ended: 'service_mode_ended',
  speed_limit: 'speed_limit',
  theft_alarm: 'theft_alarm',
  towing_detection: 'towing_detection',
} as const;
