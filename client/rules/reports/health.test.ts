import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { HEALTH_STATES, healthState, needsAttention } from './health.ts';

const { last_known_state, pricing_plan } = aVehicle();
const volts = (main_battery_voltage: number): Partial<Vehicle> => ({
  last_known_state: last_known_state && { ...last_known_state, main_battery_voltage },
});
const percent = (backup_battery_percentage: number): Partial<Vehicle> => ({
  last_known_state: last_known_state && { ...last_known_state, backup_battery_percentage },
});
const basic: Partial<Vehicle> = { pricing_plan: { ...pricing_plan, name: 'Basic', level: 0 } };

test.each([
  ['unknown', {}],
  ['ok', volts(12.6)],
  ['low', volts(11.5)],
  ['ok', percent(80)],
  ['low', percent(12)],
] as const)('[core 9] the battery is %s with %j', (state, changes) => {
  expect(healthState('battery', aVehicle(changes))).toBe(state);
});

test.each([
  ['ok', {}],
  ['ok', { dtc_error_count: 0 }],
  ['codes', { dtc_error_count: 1 }],
  ['unknown', { last_known_state: null }],
  ['unsupported', basic],
  ['unsupported', { ...basic, dtc_error_count: 1 }],
] as const)('[core 6] the trouble codes are %s with %j', (state, changes) => {
  expect(healthState('codes', aVehicle(changes))).toBe(state);
});

const reminder = { type: 'maintenance_due_date', enabled: true } as Vehicle['maintenance_reminder'];

test.each([
  ['none', {}],
  ['none', { maintenance_reminder: reminder && { ...reminder, enabled: false } }],
  ['ok', { maintenance_reminder: reminder }],
  ['due', { maintenance_reminder: reminder, service_due: true }],
  ['unsupported', basic],
] as const)('[core 6] the service is %s with %j', (state, changes) => {
  expect(healthState('service', aVehicle(changes))).toBe(state);
});

test('[commerce 2] charts of health begin with what needs attention', () => {
  expect(Object.values(HEALTH_STATES).map((states) => states.map(needsAttention))).toEqual([
    [true, false, false],
    [true, false, false, false],
    [true, false, false, false],
  ]);
  expect(HEALTH_STATES).toEqual({
    battery: ['low', 'ok', 'unknown'],
    codes: ['codes', 'ok', 'unknown', 'unsupported'],
    service: ['due', 'ok', 'none', 'unsupported'],
  });
});
