import { expect, test } from 'vitest';
import type { AlertEvent } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { dataUseOf, lowestBatteries, mostOften } from './figures.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const event = (vehicle_name: string): AlertEvent => ({
  id: vehicle_name,
  alert_type: 'speed_limit',
  timestamp: '2026-11-21T15:00:00Z',
  vehicle_id: 1,
  vehicle_name,
});
const { pricing_plan } = aVehicle();
const usage = (cellular_used_mb: number, cellular_percentage_used: number) => ({
  pricing_plan: {
    ...pricing_plan,
    plan_add_on_usage: { cellular_usage_allowed_mb: 2_048, cellular_used_mb, cellular_percentage_used },
  },
});

test('lists the three vehicles with the most events, most frequent first', () => {
  const events = ['Van 7', 'Box', 'Van 7', 'Civic', 'Van 7', 'Box', 'Van 1', 'Civic'].map(event);
  expect(mostOften(events)).toEqual([
    { name: 'Van 7', count: 3 },
    { name: 'Box', count: 2 },
    { name: 'Civic', count: 2 },
  ]);
});

test("[commerce 9] gigabytes are megabytes divided by 1024, and the percentage is the server's", () => {
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'A', ...usage(512, 25) }),
    aVehicle({ id: 2, vehicle_name: 'B', ...usage(2_048, 100) }),
    aVehicle({ id: 3, vehicle_name: 'C' }),
  ];
  expect(dataUseOf(fleet)).toEqual([
    { id: 2, name: 'B', percent: 100, usedGb: 2, totalGb: 2 },
    { id: 1, name: 'A', percent: 25, usedGb: 0.5, totalGb: 2 },
  ]);
});

test('[core 9] batteries: low at 11.7 V or less, a tracker at 20 % or less, its cell at 3.5 V', () => {
  const state = { timestamp: '2026-11-21T15:59:00Z' };
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'Van', last_known_state: { ...state, main_battery_voltage: 11.7 } }),
    aVehicle({ id: 2, vehicle_name: 'Car', last_known_state: { ...state, main_battery_voltage: 12.8 } }),
    aVehicle({ id: 3, vehicle_name: 'Trailer', last_known_state: { ...state, backup_battery_percentage: 20 } }),
    aVehicle({
      id: 5,
      vehicle_name: 'Tracker',
      product_name: 'ft-xt',
      last_known_state: { ...state, main_battery_voltage: 4.2 },
    }),
    aVehicle({ id: 4, device_state: 'paused', last_known_state: { ...state, backup_battery_percentage: 1 } }),
  ];
  expect(lowestBatteries(fleet, NOW).map(({ name, isLow, value, unit }) => [name, isLow, value, unit])).toEqual([
    ['Trailer', true, 20, 'percent'],
    ['Van', true, 11.7, 'volt'],
    ['Car', false, 12.8, 'volt'],
  ]);
});

test("[core 6, core 9] the battery is the one that the product has: a tracker's own, or the lower of two", () => {
  const state = { timestamp: '2026-11-21T15:59:00Z', main_battery_voltage: 12.4, backup_battery_percentage: 16 };
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'Trailer', product_name: 'ft-xt', last_known_state: { ...state } }),
    aVehicle({ id: 2, vehicle_name: 'Van', last_known_state: { ...state, backup_battery_percentage: 88 } }),
    aVehicle({ id: 3, vehicle_name: 'Module', last_known_state: { ...state, backup_battery_percentage: 19 } }),
  ];
  expect(lowestBatteries(fleet, NOW).map(({ name, isLow, value, unit }) => [name, isLow, value, unit])).toEqual([
    ['Trailer', true, 16, 'percent'],
    ['Module', true, 19, 'percent'],
    ['Van', false, 12.4, 'volt'],
  ]);
});
