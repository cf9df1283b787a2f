import { expect, test } from 'vitest';
import { distance, speed, temperature, unitsOf } from './units.ts';

test('[core 3] every unit other than imperial is metric', () => {
  expect(['imperial', 'metric', 'stone'].map(unitsOf)).toEqual(['imperial', 'metric', 'metric']);
});

test('[core 9] a mile is 1.609344 kilometers', () => {
  expect(distance(100, 'imperial')).toEqual({ value: 100, unit: 'mile' });
  expect(distance(100, 'metric')).toEqual({ value: 160.9344, unit: 'kilometer' });
  expect(speed(60, 'imperial')).toEqual({ value: 60, unit: 'mile-per-hour' });
  expect(speed(50, 'metric').value).toBeCloseTo(80.4672, 6);
});

test('converts Fahrenheit to Celsius for metric users', () => {
  expect(temperature(49, 'imperial')).toEqual({ value: 49, unit: 'fahrenheit' });
  expect(temperature(212, 'metric')).toEqual({ value: 100, unit: 'celsius' });
  expect(temperature(-40, 'metric')).toEqual({ value: -40, unit: 'celsius' });
});
