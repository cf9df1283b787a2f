import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { inPlaces, placesOf, tickedOf, withTicked } from './picked.ts';

const fleet = [
  aVehicle({ id: 1, vehicle_name: 'Van 12', license_plate: 'B 24 817' }),
  aVehicle({ id: 2, vehicle_name: 'Box truck', vehicle_make: 'Isuzu', vehicle_model: 'NPR' }),
  aVehicle({ id: 3, vehicle_name: 'Generator', vehicle_make: null, vehicle_model: null, vehicle_year: null }),
];
const idsOf = (vehicles: readonly { id: number }[]) => vehicles.map(({ id }) => id);

test('sorts vehicles by rank, then by name', () => {
  const van2 = aVehicle({ id: 4, vehicle_name: 'Van 2' });
  const order = (top: ReadonlySet<number>) =>
    idsOf(
      inPlaces(
        [...fleet, van2],
        placesOf([...fleet, van2], ({ id }) => (top.has(id) ? 0 : 1)),
      ),
    );
  expect(order(new Set())).toEqual([2, 3, 4, 1]);
  expect(order(new Set([1, 3]))).toEqual([3, 1, 2, 4]);
});

test('a renamed vehicle keeps its place, a new one comes last', () => {
  const places = placesOf(fleet, () => 0);
  const now = [aVehicle({ id: 9, vehicle_name: 'Ambulance' }), ...fleet, aVehicle({ id: 2, vehicle_name: 'Zebra' })];
  expect(
    idsOf(
      inPlaces(
        now.filter(({ vehicle_name }) => vehicle_name !== 'Box truck'),
        places,
      ),
    ),
  ).toEqual([2, 3, 1, 9]);
});

test('counts and changes only the vehicles that can be ticked', () => {
  const offered = [1, 2];
  expect(tickedOf(offered, new Set([3]))).toBe('none');
  expect(tickedOf(offered, new Set([1, 3]))).toBe('some');
  expect(tickedOf(offered, new Set([1, 2]))).toBe('all');
  expect(tickedOf([], new Set())).toBe('none');
  expect(withTicked(new Set([1, 3]), offered, true)).toEqual(new Set([1, 2, 3]));
  expect(withTicked(new Set([1, 2, 3]), offered, false)).toEqual(new Set([3]));
});
