
/**
 * Settings a device takes; assumed but for the schedule's existence (commerce 3 to 5). `set_mileage` takes miles,
 * `set_shock_sensor` a level from 1 to 5, `set_power_save` a mode from 0 to 2, of which 2 is deep sleep and taken back
 * by no other setting; `set_schedule`, `set_wifi` and the keypads take values of their names, all others true or false.
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
