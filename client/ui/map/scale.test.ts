import { expect, test } from 'vitest';
import { scaleAt } from './scale.ts';

test.each([
  [12.5, 'imperial', { pixels: 80, value: 0.5, unit: 'mile' }],
  [16, 'imperial', { pixels: 69, value: 200, unit: 'foot' }],
  [4, 'imperial', { pixels: 88, value: 200, unit: 'mile' }],
  [13, 'metric', { pixels: 70, value: 500, unit: 'meter' }],
  [12, 'metric', { pixels: 70, value: 1, unit: 'kilometer' }],
] as const)('at zoom %d in Chicago in %s units', (zoom, units, expected) => {
  expect(scaleAt(41.88, zoom, units, 96)).toEqual(expected);
});

test('towards the pole the same zoom shows less', () => {
  expect(scaleAt(0, 10, 'metric', 96)).toEqual({ pixels: 65, value: 5, unit: 'kilometer' });
  expect(scaleAt(60, 10, 'metric', 96)).toEqual({ pixels: 52, value: 2, unit: 'kilometer' });
});
