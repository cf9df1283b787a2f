import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { takesOutlines } from './outline-devices.ts';

const without = aVehicle({ product_name: 'ft-dr3400' });
const withOutlines = aVehicle({ product_name: 'gg-ds4' });
const basic = aVehicle({ pricing_plan: { ...aVehicle().pricing_plan, location_services: false } });

test('[commerce 8] outlines need a located own vehicle whose device takes them', () => {
  expect(takesOutlines([without])).toBe(false);
  expect(takesOutlines([without, withOutlines])).toBe(true);
  expect(takesOutlines([without, { ...withOutlines, isShared: true }])).toBe(false);
  expect(takesOutlines([without, { ...basic, product_name: 'gg-ds4' }])).toBe(false);
});

test('[commerce 8] without a located vehicle the server decides', () => {
  expect(takesOutlines([])).toBe(true);
});
