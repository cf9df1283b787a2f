import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { alertsOfTypeGate } from './alerts-gate.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const vehicle = (product_name: string, location_services = true) =>
  ({
    isShared: false,
    product_name,
    device_state: 'installed',
    plan_renewal_date: '2027-01-01T00:00:00Z',
    pricing_plan: { name: 'Premium', location_services },
  }) as Vehicle;

test.each([
  ['dr3400', 'polygon', 'radius_only'],
  ['dr3100', 'rectangle', 'radius_only'],
  ['dr3400', 'radius', null],
  ['dr3400', 'point_of_interest', null],
  ['x2max', 'polygon', null],
] as const)('[commerce 8] alerts of a %s for a geofence of type %s: %s', (product, type, reason) => {
  const gate = alertsOfTypeGate(vehicle(product), type, { now: NOW, isExclusiveToOther: false });
  expect(gate.allowed ? null : gate.reason).toBe(reason);
});

test('[commerce 8] the plan is the reason before the shape', () => {
  const gate = alertsOfTypeGate(vehicle('dr3400', false), 'polygon', { now: NOW, isExclusiveToOther: false });
  expect(gate).toMatchObject({ allowed: false, reason: 'no_location' });
});
