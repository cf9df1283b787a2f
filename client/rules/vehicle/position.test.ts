import { expect, test } from 'vitest';
import { placeOfEntry, positionGate } from './position.ts';
import { aVehicle } from './vehicle.fixture.ts';

const timestamp = '2026-11-21T15:59:00Z';
const without = { ...aVehicle().pricing_plan, name: 'Basic', location_services: false };

test('[commerce 6] a position needs location services and a report that has one', () => {
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

test('[commerce 6] a plan without location services has no position, whatever was reported', () => {
  expect(positionGate(aVehicle({ pricing_plan: without }))).toEqual({ allowed: false, reason: 'plan' });
  expect(positionGate(aVehicle({ pricing_plan: without, last_known_state: null }))).toEqual({
    allowed: false,
    reason: 'plan',
  });
});

test('[commerce 6] the place of an entry needs a known vehicle whose plan has location services', () => {
  const place = { latitude: 41.886, longitude: -87.652 };
  const entry = { ...place, vehicle_id: 7, speed: 31 };
  expect(placeOfEntry(entry, aVehicle())).toEqual(place);
  expect(placeOfEntry({}, aVehicle())).toEqual({});
  expect(placeOfEntry(entry, aVehicle({ pricing_plan: without }))).toEqual({});
  expect(placeOfEntry(entry, undefined)).toEqual({});
});
