import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle.fixture.ts';
import { findVehicles, inPickerOrder, rowAfter, tickedOf, toggleAll } from './picked.ts';

const fleet = [
  aVehicle({ id: 1, vehicle_name: 'Van 12', license_plate: 'B 24 817' }),
  aVehicle({ id: 2, vehicle_name: 'Box truck', vehicle_make: 'Isuzu', vehicle_model: 'NPR' }),
  aVehicle({ id: 3, vehicle_name: 'Generator', vehicle_make: null, vehicle_model: null, vehicle_year: null }),
];

test.each([
  ['', [1, 2, 3]],
  [' van ', [1]],
  ['isuzu npr', [2]],
  ['2023', [1, 2]],
  ['24 8', [1]],
  ['GENER', [3]],
  ['null', []],
])('"%s" finds %j', (text, ids) => {
  expect(findVehicles(fleet, text).map(({ id }) => id)).toEqual(ids);
});

test('who is in a group already stands on top, and all by name', () => {
  const van2 = aVehicle({ id: 4, vehicle_name: 'Van 2' });
  const order = (first: ReadonlySet<number>) => inPickerOrder([...fleet, van2], first).map(({ id }) => id);
  expect(order(new Set())).toEqual([2, 3, 4, 1]);
  expect(order(new Set([1, 3]))).toEqual([3, 1, 2, 4]);
});

test('all that are offered are ticked, then none; what is not offered stays', () => {
  const offered = [1, 2];
  expect(tickedOf(offered, new Set([3]))).toBe('none');
  expect(tickedOf(offered, new Set([1, 3]))).toBe('some');
  expect(toggleAll(offered, new Set([1, 3]))).toEqual(new Set([1, 2, 3]));
  expect(toggleAll(offered, new Set([1, 2, 3]))).toEqual(new Set([3]));
  expect(tickedOf([], new Set())).toBe('none');
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 2, 8],
  ['PageUp', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, null],
])('%s from row %i of ten leads to %j', (key, at, next) => {
  expect(rowAfter(key, at, 10)).toBe(next);
});
