import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { eligibleVehicles } from './eligible-vehicles.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
const { pricing_plan } = aVehicle();

test.each([
  ['an own installed vehicle with a plan that runs', {}, 1],
  ['a plan without an end', { plan_renewal_date: null }, 1],
  ['a shared vehicle', { isShared: true }, 0],
  ['a paused device', { device_state: 'paused' }, 0],
  ['a plan without the discount', { pricing_plan: { ...pricing_plan, is_multi_vehicle_discount_eligible: false } }, 0],
  ['a plan that ends now', { plan_renewal_date: '2026-11-22T16:00:00Z' }, 0],
  ['a plan that ends in a second', { plan_renewal_date: '2026-11-22T16:00:01Z' }, 1],
] as const)('[commerce 9] counts %s for the multi-vehicle discount: %o, %d', (_what, changes, count) => {
  expect(eligibleVehicles([aVehicle(changes)], NOW)).toBe(count);
});
