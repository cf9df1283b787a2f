import { expect, test } from 'vitest';
import type { User, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { exclusiveAccess, ownerOf, vehiclesExclusiveToOthers } from './exclusive-access.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const van = aVehicle();
const person = (first_name: string, changes: Partial<User>): User =>
  ({ id: 1, first_name, vehicle_access: [], user_type: [], ...changes }) as unknown as User;
const holder = (changes: Partial<VehicleAccess> = {}) =>
  person('Amara', {
    vehicle_access: [
      {
        vehicle: 12,
        subscriber: 11,
        access_level: 'Full Access',
        exclusive_access: true,
        access_start: '2026-11-20T00:00:00Z',
        access_end: '2026-11-22T00:00:00Z',
        ...changes,
      },
    ],
  });

test('[commerce 3, commerce 6] exclusive access is active when now is within its window', () => {
  const until = Date.parse('2026-11-22T00:00:00Z');
  expect(exclusiveAccess(van, [person('Riley', {}), holder()], NOW)).toMatchObject({
    user: { first_name: 'Amara' },
    until,
  });
  expect(exclusiveAccess(van, [holder({ access_start: null, access_end: null })], NOW)?.until).toBeNull();
});

test.each<[string, Partial<VehicleAccess>]>([
  ['is not exclusive', { exclusive_access: false }],
  ['has not begun', { access_start: '2026-11-21T16:00:01Z' }],
  ['is over', { access_end: '2026-11-21T16:00:00Z' }],
  ['is to another vehicle', { vehicle: 13 }],
  ['is of another account', { subscriber: 99 }],
])('[commerce 6] access that %s leaves the owner in control', (_what, changes) => {
  expect(exclusiveAccess(van, [holder(changes)], NOW)).toBeNull();
});

test('[core 6] the owner of a shared vehicle is the owner of its account', () => {
  const owner = person('Riley', { user_type: [{ type: 'owner', subscriber: 11 }] });
  const guest = person('Mei', { user_type: [{ type: 'vehicle_user', subscriber: 11 }] });
  expect(ownerOf(van, [guest, owner])?.first_name).toBe('Riley');
  expect(ownerOf(van, [guest])).toBeNull();
});

test('[commerce 6] lists the vehicles that are exclusive to other users', () => {
  const vehicles = [van, aVehicle({ id: 13 })];
  const amara = { ...holder(), id: 7 };
  expect([...vehiclesExclusiveToOthers(vehicles, [amara], { userId: 1, now: NOW })]).toEqual([12]);
  expect([...vehiclesExclusiveToOthers(vehicles, [amara], { userId: 7, now: NOW })]).toEqual([]);
});

test('reads each access once, whatever the number of vehicles', () => {
  const fleet = Array.from({ length: 1_000 }, (_, index) => ({ id: index + 1, subscriber: 11 }));
  let looks = 0;
  const access = (vehicle: number): VehicleAccess => ({
    vehicle,
    subscriber: 11,
    access_level: 'Full Access',
    access_start: null,
    access_end: null,
    get exclusive_access() {
      looks += 1;
      return vehicle % 500 === 0;
    },
  });
  const guests = [2, 3].map((id) =>
    person('Guest', { id, vehicle_access: fleet.map((vehicle) => access(vehicle.id)) }),
  );
  expect([...vehiclesExclusiveToOthers(fleet, guests, { userId: 1, now: NOW })]).toEqual([500, 1_000]);
  expect(looks).toBe(2_000);
});
