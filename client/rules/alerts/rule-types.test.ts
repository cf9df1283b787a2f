import { expect, test } from 'vitest';
import { isKnownType, NEEDED_COMMANDS, NEEDS_ENGINE, NEEDS_VALUES, RULE_GROUPS } from './rule-types.ts';

test('[commerce 3] lists rules by subject', () => {
  expect(RULE_GROUPS).toEqual({
    driving: ['speed_limit', 'curfew', 'engine_idle', 'engine', 'ignition', 'accelerometer_event', 'geofences'],
    security: [
      'theft_alarm',
      'towing_detection',
      'pic_arm_trigger',
      'pic_disarm_trigger',
      'pic_starter_kill_trigger',
      'keylocker_paging_events',
      'car_call',
    ],
    remoteStart: ['remote_start_event', 'remote_start_fail', 'remote_start_turbo'],
    service: ['dtc', 'maintenance_due_date', 'maintenance_mileage_interval', 'low_battery', 'battery_state'],
    device: ['backup_low_battery', 'power_up_&_gps_locked', 'service_mode_ended'],
  });
});

test('[core 6] knows which alerts need a command, an engine or values', () => {
  expect(NEEDED_COMMANDS).toEqual({
    remote_start_event: 'remote_start',
    remote_start_fail: 'remote_start',
    remote_start_turbo: 'remote_start',
    pic_arm_trigger: 'arm',
    pic_disarm_trigger: 'disarm',
    pic_starter_kill_trigger: 'arm',
  });
  expect([...NEEDS_ENGINE]).toEqual(['engine', 'engine_idle', 'ignition']);
  expect([...NEEDS_VALUES]).toEqual(['curfew', 'geofences']);
});

test('[commerce 3] tells types that this portal does not know', () => {
  expect([isKnownType('curfew'), isKnownType('tilt_sensor')]).toEqual([true, false]);
});
