import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { geofencesGate } from './gate.ts';

const OWNER = { user_type: [{ type: 'owner', subscriber: 11 }] };
const GUEST = { user_type: [{ type: 'vehicle_user', subscriber: 11 }] };

test.each([
  ['loading', OWNER, undefined, true],
  ['located', OWNER, [{ isShared: false, location_services: true }], true],
  ['another plan', OWNER, [{ isShared: false, location_services: false }], 'plan'],
  ['only shared', OWNER, [{ isShared: true, location_services: true }], 'plan'],
  ['no vehicle', OWNER, [], 'none'],
  ['a guest', GUEST, [{ isShared: true, location_services: true }], 'guest'],
] as const)('[commerce 8] geofences with %s', (_case, user, plans, expected) => {
  const vehicles = plans?.map(({ isShared, location_services }) => ({
    isShared,
    pricing_plan: { ...aVehicle().pricing_plan, location_services },
  }));
  const gate = geofencesGate({ user_type: [...user.user_type] }, vehicles);
  expect(gate.allowed || gate.reason).toBe(expected);
});
