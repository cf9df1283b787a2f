
/**
 * Settings a device takes; assumed but for the schedule's existence (commerce 3 to 5).
 */
export type Configuration = typeof Configuration[keyof typeof Configuration];


export const Configuration = {
  set_mileage: 'set_mileage',
  set_shock_sensor: 'set_shock_sensor',
  set_siren: 'set_siren',
  set_valet_mode: 'set_valet_mode',
  set_drive_lock: 'set_drive_lock',
  set_turbo_timer: 'set_turbo_timer',
  set_passive_arming: 'set_passive_arming',
  set_schedule: 'set_schedule',
  set_wifi: 'set_wifi',
  set_live_tracking: 'set_live_tracking',
  set_power_save: 'set_power_save',
  set_keypad_1: 'set_keypad_1',
  set_keypad_2: 'set_keypad_2',
} as const;
