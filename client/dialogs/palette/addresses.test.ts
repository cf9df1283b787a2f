import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { indexAddresses, withVehiclesAt } from './addresses.ts';

const at = (id: number, vehicle_name: string, latitude: number) => {
  const vehicle = aVehicle({ id, vehicle_name });
  vehicle.pricing_plan.location_services = id !== 3;
  vehicle.last_known_state = { timestamp: '2026-11-21T15:00:00Z', latitude, longitude: -87.6 } as never;
  return vehicle;
};
const vehicles = [at(1, 'Van 07', 41.8), at(2, 'Truck', 41.8), at(3, 'Hidden', 41.8), at(4, 'Unknown', 40)];
const index = indexAddresses(vehicles, ({ latitude }) => (latitude > 41 ? '264 W Lake St, Chicago' : null));
const found = (query: string, before: number[] = []) =>
  withVehiclesAt(
    query.split(' '),
    index,
    vehicles.filter(({ id }) => before.includes(id)).map((item) => ({ item, parts: [] })),
  ).map(({ item, address = '' }) => `${item.vehicle_name} ${address}`.trim());

test('[core 2.7] finds vehicles by the address where they are, after those found otherwise', () => {
  expect(found('lake st')).toEqual(['Van 07 264 W Lake St, Chicago', 'Truck 264 W Lake St, Chicago']);
  expect(found('van lake')).toEqual(['Van 07 264 W Lake St, Chicago']);
  expect(found('lake', [2])).toEqual(['Truck', 'Van 07 264 W Lake St, Chicago']);
});

test('[core 2.7] an address is found from its words, not from parts of them or few letters', () => {
  expect(found('ake')).toEqual([]);
  expect(found('w')).toEqual([]);
  expect(found('st')).toEqual([]);
});

test('[commerce 6] does not find a vehicle by a place that is not shown', () => {
  expect(found('hidden lake')).toEqual([]);
});
