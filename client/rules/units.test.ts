import { expect, test } from 'vitest';
import { distance, speed, unitsOf } from './units.ts';

test('[core 3] everything but imperial is metric', () => {
  expect(['imperial', 'metric', 'stone'].map(unitsOf)).toEqual(['imperial', 'metric', 'metric']);
});

test('[core 9] a mile is 1.609344 kilometers', () => {
  expect(distance(100, 'imperial')).toEqual({ value: 100, unit: 'mile' });
  expect(distance(100, 'metric')).toEqual({ value: 160.9344, unit: 'kilometer' });
  expect(speed(60, 'imperial')).toEqual({ value: 60, unit: 'mile-per-hour' });
  expect(speed(50, 'metric').value).toBeCloseTo(80.4672, 6);
});
