import { expect, test } from 'vitest';
import { readVehicleHash, vehicleHash } from './selection.ts';

test('[core 2.1] stores the selected vehicle in the fragment, apart from live view', () => {
  expect(vehicleHash(1003)).toBe('#vehicle-1003');
  expect(readVehicleHash('#vehicle-1003')).toBe(1003);
});

test.each(['', '#', '#vehicle-', '#vehicle-x', '#vehicle-1003x', '#map', '?vehicle=1003', '#vehicle--1'])(
  'reads no vehicle from %j',
  (hash) => {
    expect(readVehicleHash(hash)).toBeNull();
  },
);
