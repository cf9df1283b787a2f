import { expect, test } from 'vitest';
import { axisOf, blocksAt, houseNumber } from './house-numbers.ts';

/** Known street corners with the numbers on their signs. */
test.each([
  ['State and Madison', -87.6278, 41.882, { west: 0, south: 0 }],
  ['Western and Fullerton', -87.6878, 41.9249, { west: 2400, south: -2400 }],
  ['State and Roosevelt', -87.6274, 41.8674, { west: 0, south: 1200 }],
  ['State and Cermak', -87.6272, 41.8529, { west: 0, south: 2200 }],
  ['State and 31st', -87.6268, 41.8384, { west: 0, south: 3100 }],
  ['State and 63rd', -87.6255, 41.7799, { west: 0, south: 6300 }],
])('%s', (_, lon, lat, { west, south }) => {
  const found = blocksAt(lon, lat);
  expect(Math.abs(found.west - west)).toBeLessThan(50);
  expect(Math.abs(found.south - south)).toBeLessThan(50);
});

test("counts by the street's prefix, or by its direction without one", () => {
  expect(axisOf('N Milwaukee Ave', false)).toBe('north-south');
  expect(axisOf('W Fulton Market', true)).toBe('east-west');
  expect(axisOf('Oak Park Ave', true)).toBe('north-south');
});

test('puts even numbers on one side and odd ones on the other', () => {
  expect(houseNumber(1026.4, null)).toBe(1026);
  expect(houseNumber(1026.9, true)).toBe(1026);
  expect(houseNumber(1026.9, false)).toBe(1027);
  expect(houseNumber(0.2, true)).toBe(2);
  expect(houseNumber(0.2, false)).toBe(1);
});
