import { expect, test } from 'vitest';
import { positionGate } from './position.ts';
import { aVehicle } from './vehicle.fixture.ts';

const timestamp = '2026-11-21T15:59:00Z';
const without = { ...aVehicle().pricing_plan, name: 'Basic', location_services: false };

test('[commerce 6] where a vehicle is needs location services and a report that has it', () => {
  expect(positionGate(aVehicle())).toEqual({
    allowed: true,
    position: { latitude: 41.886, longitude: -87.652, heading: 0, timestamp },
  });
  expect(positionGate(aVehicle({ last_known_state: null }))).toEqual({ allowed: false, reason: 'not_reported' });
  expect(positionGate(aVehicle({ last_known_state: { timestamp, latitude: 41.886 } }))).toEqual({
    allowed: false,
    reason: 'not_reported',
  });
});

test('[commerce 6] a plan without location has none, whatever was reported', () => {
  expect(positionGate(aVehicle({ pricing_plan: without }))).toEqual({ allowed: false, reason: 'plan' });
  expect(positionGate(aVehicle({ pricing_plan: without, last_known_state: null }))).toEqual({
    allowed: false,
    reason: 'plan',
  });
});
