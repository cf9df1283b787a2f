import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { coveredVehicles, isReported } from './subject.ts';

const vans = { custom_fields: { field_1: "['Vans']" } };
const fleet = [aVehicle({ id: 1, ...vans }), aVehicle({ id: 2 }), aVehicle({ id: 3, ...vans, device_key: '' })];
const ids = (view: { group: string | null; vehicles: number[] }) => coveredVehicles(fleet, view).map(({ id }) => id);

test('[commerce 2] covers the fleet, a group or chosen vehicles, all with a device', () => {
  expect(ids({ group: null, vehicles: [] })).toEqual([1, 2]);
  expect(ids({ group: 'Vans', vehicles: [] })).toEqual([1]);
  expect(ids({ group: null, vehicles: [2, 3] })).toEqual([2]);
  expect(ids({ group: 'Trucks', vehicles: [] })).toEqual([]);
});

test('[commerce 6] sums trips only for plans with trips', () => {
  const plan = { ...aVehicle({}).pricing_plan, trip_reporting: false };
  expect(isReported('mileage', { pricing_plan: plan })).toBe(false);
  expect(isReported('speeding', { pricing_plan: plan })).toBe(true);
  expect(isReported('mileage', { pricing_plan: { ...plan, trip_reporting: true } })).toBe(true);
});

test.each(['idle', 'hours'] as const)('[commerce 6] the report %s needs a plan with trips', (type) => {
  const plan = { ...aVehicle({}).pricing_plan, trip_reporting: false };
  expect(isReported(type, { pricing_plan: plan })).toBe(false);
});
