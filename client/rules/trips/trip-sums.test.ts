import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { sumsOf, tripSums } from './trip-sums.ts';

const trips = [
  aTrip([aLog(600), aLog(1_800)], { miles: 9.5, idle_time: 120 }),
  aTrip([aLog(0), aLog(300)], { miles: 3, idle_time: 45 }),
];

test('[commerce 3] adds up miles, idling and driving time of trips whose server sends no sums', () => {
  expect(sumsOf(trips)).toEqual({ trip_miles: 12.5, idle_time: 165, ignition_on_total: 1_500, trips: 2 });
  expect(sumsOf([])).toEqual({ trip_miles: 0, idle_time: 0, ignition_on_total: 0, trips: 0 });
});

test('[commerce 2] lists the sums that are known, and counts the listed trips', () => {
  expect(tripSums(sumsOf(trips), 1)).toEqual([
    { name: 'trips', unit: 'count', value: 1 },
    { name: 'distance', unit: 'distance', value: 12.5 },
    { name: 'driving', unit: 'duration', value: 1_500 },
    { name: 'idle', unit: 'duration', value: 165 },
  ]);
});

test('[commerce 2] lists all sums of a server in the order of the page, zero included', () => {
  const stats = {
    ...sumsOf(trips),
    total_net_miles: 13,
    ignition_off_total: 60,
    speed_violations_counter: 0,
    harsh_acceleration_count: 2,
    harsh_braking_count: 3,
  };
  expect(tripSums(stats, 2)).toEqual([
    { name: 'trips', unit: 'count', value: 2 },
    { name: 'distance', unit: 'distance', value: 12.5 },
    { name: 'driving', unit: 'duration', value: 1_500 },
    { name: 'idle', unit: 'duration', value: 165 },
    { name: 'odometer', unit: 'distance', value: 13 },
    { name: 'off', unit: 'duration', value: 60 },
    { name: 'speeding', unit: 'count', value: 0 },
    { name: 'acceleration', unit: 'count', value: 2 },
    { name: 'braking', unit: 'count', value: 3 },
  ]);
});
