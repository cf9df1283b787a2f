import { expect, test } from 'vitest';
import { readVehicleHash, vehicleHash } from './selection.ts';

test('[core 2.1] the selected vehicle stands in the fragment, where live view does not look', () => {
  expect(vehicleHash(1003)).toBe('#vehicle-1003');
  expect(readVehicleHash('#vehicle-1003')).toBe(1003);
});

test.each(['', '#', '#vehicle-', '#vehicle-x', '#vehicle-1003x', '#map', '?vehicle=1003', '#vehicle--1'])(
  '%j names no vehicle',
  (hash) => {
    expect(readVehicleHash(hash)).toBeNull();
  },
);
