import { expect, test } from 'vitest';
import { median, medians } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 2])).toBe(3.5);
  expect(median([4])).toBe(4);
  expect(() => median([])).toThrow('No values');
});

test('computes medians by name', () => {
  expect(
    medians([
      { cold: 90, warm: 10 },
      { cold: 70, warm: 30 },
      { cold: 80, warm: 20 },
    ]),
  ).toEqual({ cold: 80, warm: 20 });
});
