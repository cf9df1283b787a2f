/** Settings of the device in a vehicle. */
export default {
  title: 'Security and sensors',
  lead: 'Each setting saves once the device confirms.',
  disabled: 'These settings cannot be changed now',
  failed: 'The settings did not load',
  stored: 'The device is not responding. Showing its last reported settings.',
  askAgain: 'Try again',
  none: {
    title: 'This device has no settings',
    text: 'Its product has no siren, lock or sensor to set.',
  },
  settings: {
    siren: { name: 'Siren', hint: 'Sounds when the alarm goes off' },
    valet_mode: {
      name: 'Valet mode',
      hint: 'Alarm and remote start stay off while someone else parks or services the vehicle',
    },
    shock_sensor: { name: 'Shock sensor', hint: 'The alarm notices blows to the body and the windows' },
    shock_sensor_level: { name: 'Sensitivity', hint: '1 notices hard blows alone, 5 also light ones' },
    drive_lock: { name: 'Drive lock', hint: 'The doors lock by themselves when the vehicle drives off' },
    turbo_timer_start: {
      name: 'Turbo timer',
      hint: 'The engine runs on for a while after parking, so that the turbo cools down',
    },
    passive_arming: { name: 'Passive arming', hint: 'Arms by itself a moment after the last door is closed' },
  },
  levelNeedsSensor: 'Switch the shock sensor on first',
  installer: 'This setting could not be saved because an authorized installer must activate it.',
  partialAccess: 'Your access allows commands, but no changes of settings',
} as const;
