import { expect, test } from 'vitest';
import type { User, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { destinationOf, vehiclesWith } from './destination.ts';

const english = { phrases: ['directions to', 'directions', 'drive to'], links: ['to', 'the'] };
const french = { phrases: ['itinéraire', 'aller à'], links: ['vers', 'à', 'la'] };
const spanish = { phrases: ['cómo llegar', 'ruta'], links: ['a', 'la'] };

test.each([
  ['directions van 07', english, ['van', '07']],
  ['Directions to the shop', english, ['shop']],
  ['van 07 directions', english, ['van', '07']],
  ['direc van 07', english, ['van', '07']],
  ['drive to nina', english, ['nina']],
  ['directions', english, []],
  ['directions to', english, []],
  ['directions the', english, ['the']],
  ['dire van 07', english, null],
  ['redirections', english, null],
  ['drive van 07', english, null],
  ['', english, null],
  ['itinéraire vers la boutique', french, ['boutique']],
  ['itineraire nina', french, ['nina']],
  ['COMO LLEGAR a la tienda', spanish, ['tienda']],
])('[core 3] “%s” asks for directions to %j', (query, words, destination) => {
  expect(destinationOf(query, words)).toEqual(destination);
});

const NOON = Date.UTC(2026, 10, 21, 12);
const access = (vehicle: number, changes: Partial<VehicleAccess> = {}) =>
  ({
    vehicle,
    subscriber: 1,
    exclusive_access: false,
    access_start: null,
    access_end: null,
    ...changes,
  }) as VehicleAccess;
const withAccess = (...vehicle_access: VehicleAccess[]) => ({ id: 5, vehicle_access }) as unknown as User;
const vehicles = [7, 8, 9].map((id) => aVehicle({ id, subscriber: 1 }));

test.each([
  ['the vehicle in exclusive access', withAccess(access(7), access(8, { exclusive_access: true })), [8]],
  ['the only shared vehicle', withAccess(access(7)), [7]],
  ['none of several', withAccess(access(7), access(8)), []],
  ['none after the access has ended', withAccess(access(7, { access_end: '2026-11-21T11:00:00Z' })), []],
  ['none before the access begins', withAccess(access(7, { access_start: '2026-11-21T13:00:00Z' })), []],
  ['none without access', withAccess(), []],
])('[commerce 6] a person is at %s', (_, person, ids) => {
  expect(vehiclesWith(person, vehicles, NOON).map(({ id }) => id)).toEqual(ids);
});
