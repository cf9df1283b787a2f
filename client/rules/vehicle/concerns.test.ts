import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { allConcerns, byUrgency, concern, concernsOf } from './concerns.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:42:00Z');
const reported = { ...aVehicle().last_known_state, timestamp: '2026-11-21T16:41:00Z', mileage: 1 };

test('shows the most urgent concern of each vehicle, and none for paused and expired ones', () => {
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'Van 10', service_due: true }),
    aVehicle({ id: 2, vehicle_name: 'Van 9', service_due: true }),
    aVehicle({ id: 3, vehicle_name: 'Trailer', last_known_state: { ...reported, backup_battery_percentage: 18 } }),
    aVehicle({ id: 4, vehicle_name: 'Silverado', last_known_state: { ...reported, panic_status: true } }),
    aVehicle({
      id: 5,
      vehicle_name: 'Dump truck',
      last_known_state: { ...reported, timestamp: '2026-11-20T16:41:00Z' },
    }),
    aVehicle({ id: 6, vehicle_name: 'New one', last_known_state: null }),
    aVehicle({ id: 7, vehicle_name: 'Paused', device_state: 'paused', service_due: true }),
    aVehicle({ id: 8, vehicle_name: 'Fine' }),
  ];
  expect(concernsOf(fleet, NOW).map(({ vehicle, concern }) => [vehicle.vehicle_name, concern])).toEqual([
    ['Silverado', { kind: 'alarm' }],
    ['Trailer', { kind: 'tracker_battery', value: 18, unit: 'percent' }],
    ['Van 9', { kind: 'service_due' }],
    ['Van 10', { kind: 'service_due' }],
    ['Dump truck', { kind: 'offline', since: 1_795_192_860_000 }],
    ['New one', { kind: 'offline', since: null }],
  ]);
});

const of = (state: Partial<NonNullable<Vehicle['last_known_state']>>, rest: Partial<Vehicle> = {}) =>
  concern(aVehicle({ last_known_state: { timestamp: '2026-11-21T16:41:00Z', ...state }, ...rest }), NOW);

test('[core 9] a tracker battery of 20 % or less and a vehicle battery of 11.7 V or less are low', () => {
  expect(of({ backup_battery_percentage: 20 })).toEqual({ kind: 'tracker_battery', value: 20, unit: 'percent' });
  expect(of({ backup_battery_percentage: 21 })).toBeNull();
  expect(of({ main_battery_voltage: 11.7 })).toEqual({ kind: 'vehicle_battery', volts: 11.7 });
  expect(of({ main_battery_voltage: 11.8 })).toBeNull();
});

test('[core 9] the cell of a battery tracker is low at 3.5 V, not at 11.7 V', () => {
  const tracker = { product_name: 'ft-xt' };
  expect(of({ main_battery_voltage: 3.9 }, tracker)).toBeNull();
  expect(of({ main_battery_voltage: 3.5 }, tracker)).toEqual({ kind: 'tracker_battery', value: 3.5, unit: 'volt' });
});

test('an alarm comes before all other concerns', () => {
  expect(of({ panic_status: true, backup_battery_percentage: 5 })).toEqual({ kind: 'alarm' });
});

test('[core 6] trouble codes need a plan that has them', () => {
  const { pricing_plan } = aVehicle();
  expect(of({}, { dtc_error_count: 2 })).toEqual({ kind: 'trouble_codes', count: 2 });
  expect(of({}, { dtc_error_count: 2, pricing_plan: { ...pricing_plan, dtc_events: false } })).toBeNull();
});

test('[core 6] a product that cannot read codes has none', () => {
  expect(of({}, { dtc_error_count: 2, product_name: 'ft-dr3400-lte' })).toBeNull();
});

const pressure = (back_left: number, warning = false) => ({
  warning,
  front_left: { value: 33 },
  front_right: { value: 33 },
  back_left: { value: back_left },
  back_right: { value: 33 },
});
const offers = { obdSettings: { tire_pressure: true, fuel_percent: true } };

test('[core 9] fuel of 15 % or less and a tire below 28 psi are low, as on the page of the vehicle', () => {
  const read = (bus: object) => concern(aVehicle(offers), NOW, { bus });
  expect(read({ fuel_percent: { value: 15 } })).toEqual({ kind: 'low_fuel', percent: 15 });
  expect(read({ fuel_percent: { value: 16 } })).toBeNull();
  expect(read({ tire_pressure: pressure(27.9) })).toEqual({ kind: 'low_tire', tire: 'back_left', psi: 27.9 });
  expect(read({ tire_pressure: pressure(28) })).toBeNull();
  expect(read({ tire_pressure: pressure(30, true) })).toEqual({ kind: 'low_tire', tire: null, psi: 30 });
});

test('the list has a low fuel that was read, and no reading of another vehicle', () => {
  const fleet = [aVehicle({ ...offers, id: 1 }), aVehicle({ ...offers, id: 2 })];
  const found = concernsOf(fleet, NOW, new Map([[2, { fuel_percent: { value: 14 } }]]));
  expect(found.map(({ vehicle, concern }) => [vehicle.id, concern])).toEqual([[2, { kind: 'low_fuel', percent: 14 }]]);
});

test('lists every concern, most urgent first', () => {
  const vehicle = aVehicle({
    ...offers,
    service_due: true,
    dtc_error_count: 1,
    last_known_state: { ...reported, panic_status: true, main_battery_voltage: 11.2 },
  });
  const bus = { fuel_percent: { value: 3 }, tire_pressure: pressure(20) };
  expect(allConcerns(vehicle, NOW, { bus }).map(({ kind }) => kind)).toEqual([
    'alarm',
    'vehicle_battery',
    'trouble_codes',
    'low_tire',
    'low_fuel',
    'service_due',
  ]);
});

test('a paused vehicle needs a renewal, not attention', () => {
  expect(of({ panic_status: true }, { device_state: 'paused' })).toBeNull();
});

test('equally urgent vehicles keep their order', () => {
  const items = [
    { id: 1, concern: { kind: 'offline', since: null } },
    { id: 2, concern: { kind: 'service_due' } },
    { id: 3, concern: { kind: 'alarm' } },
    { id: 4, concern: { kind: 'service_due' } },
    { id: 5, concern: { kind: 'alarm' } },
  ] as const;
  expect(byUrgency(items).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
});
