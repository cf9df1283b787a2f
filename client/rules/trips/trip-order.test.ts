import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { inTripOrder, isByTime, TRIP_SORTS } from './trip-order.ts';

const fast = { is_speed_violation: true };
/** Newest first, as lists have them. */
const TRIPS = [
  aTrip([aLog(7_000), aLog(7_100)], { miles: 3, idle_time: 30, max_speed: 40, start_address: 'C' }),
  aTrip([aLog(3_000, fast), aLog(3_030), aLog(3_060, fast)], {
    miles: 9,
    idle_time: 0,
    max_speed: 70,
    start_address: 'B',
  }),
  aTrip([aLog(0), aLog(900)], { miles: 3, idle_time: 90, max_speed: 50, start_address: 'A' }),
];

test.each([
  ['newest', 'CBA'],
  ['oldest', 'ABC'],
  ['distance', 'BCA'],
  ['duration', 'ACB'],
  ['idle', 'ACB'],
  ['speed', 'BAC'],
  ['speeding', 'BCA'],
] as const)('[commerce 2] sorts trips by %s, equal ones newest first', (sort, order) => {
  const sorted = inTripOrder(TRIPS, sort);
  expect(sorted.map(({ startAddress }) => startAddress).join('')).toBe(order);
  expect(TRIP_SORTS).toContain(sort);
});

test('[commerce 2] trips of one day are together only in an order of time', () => {
  expect(TRIP_SORTS.filter(isByTime)).toEqual(['newest', 'oldest']);
});

test('[commerce 2] counts speeding alone, not other episodes', () => {
  const idle = { is_idle_violation: true };
  const often = aTrip([aLog(0, idle), aLog(30), aLog(60, idle), aLog(90)], { start_address: 'A' });
  const once = aTrip([aLog(0, fast), aLog(30)], { start_address: 'B' });
  expect(inTripOrder([often, once], 'speeding').map(({ startAddress }) => startAddress)).toEqual(['B', 'A']);
});

test('[commerce 2] the newest first are the list as it was read', () => {
  expect(inTripOrder(TRIPS, 'newest')).toBe(TRIPS);
});
