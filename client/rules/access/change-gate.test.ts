import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { changeGate } from './change-gate.ts';

test('[commerce 6] owners and guests with full access change a vehicle', () => {
  expect(changeGate(aVehicle())).toEqual({ allowed: true });
  expect(changeGate(aVehicle({ isShared: true, access_level: 'Full Access' }))).toEqual({ allowed: true });
  for (const access_level of ['Partial Access', 'Read Only', null] as const) {
    expect(changeGate(aVehicle({ isShared: true, access_level }))).toEqual({ allowed: false, reason: 'access' });
  }
});

test('[commerce 4] a vehicle cannot change while its transfer is pending', () => {
  expect(changeGate(aVehicle({ is_pending_transfer: true }))).toEqual({ allowed: false, reason: 'pending_transfer' });
});
