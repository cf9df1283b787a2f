import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { isAccessOver } from './level.ts';

const END = Date.parse('2026-11-21T15:50:00Z');
const shared = aVehicle({ id: 1003, isShared: true });
const guest = (access_end: string | null) => ({
  vehicle_access: [
    {
      vehicle: 1003,
      subscriber: 11,
      access_level: 'Full Access' as const,
      exclusive_access: false,
      access_start: null,
      access_end,
    },
  ],
});

test.each([
  ['before its time', shared, guest('2026-11-21T15:50:00Z'), END - 1, false],
  ['from its end on', shared, guest('2026-11-21T15:50:00Z'), END, true],
  ['without an end', shared, guest(null), END, false],
  ['that the owner removed', shared, { vehicle_access: [] }, END, true],
  ['to a vehicle of their own', aVehicle({ id: 1003 }), { vehicle_access: [] }, END, false],
] as const)('[commerce 6] access %s is over or not', (_when, vehicle, user, now, isOver) => {
  expect(isAccessOver(vehicle, { vehicle_access: [...user.vehicle_access] }, now)).toBe(isOver);
});
