import { expect, test } from 'vitest';
import type { Vehicle } from '../api/model.ts';
import { attention } from './attention.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const reporting = (state: Partial<NonNullable<Vehicle['last_known_state']>>, rest: Partial<Vehicle> = {}) =>
  attention(aVehicle({ last_known_state: { timestamp: '2026-11-21T15:59:00Z', ...state }, ...rest }), NOW);

test('[core 9] a tracker battery of 20 % or less and a vehicle battery of 11.7 V or less are low', () => {
  expect(reporting({ backup_battery_percentage: 20 })).toEqual({ kind: 'tracker_battery', percent: 20 });
  expect(reporting({ backup_battery_percentage: 21 })).toBeNull();
  expect(reporting({ main_battery_voltage: 11.7 })).toEqual({ kind: 'vehicle_battery', volts: 11.7 });
  expect(reporting({ main_battery_voltage: 11.8 })).toBeNull();
});

test('an alarm comes before everything else', () => {
  expect(reporting({ panic_status: true, backup_battery_percentage: 5 })).toEqual({ kind: 'alarm' });
});

test('[core 6] trouble codes need the plan', () => {
  const { pricing_plan } = aVehicle();
  expect(reporting({}, { dtc_error_count: 2 })).toEqual({ kind: 'trouble_codes', count: 2 });
  expect(reporting({}, { dtc_error_count: 2, pricing_plan: { ...pricing_plan, dtc_events: false } })).toBeNull();
});

test('paused vehicles and those that never reported need a renewal, not attention', () => {
  expect(reporting({ panic_status: true }, { device_state: 'paused' })).toBeNull();
  expect(attention(aVehicle({ last_known_state: null }), NOW)).toBeNull();
});
