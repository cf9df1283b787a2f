import { expect, test } from 'vitest';
import { alertsPerDot, dotsOf, lastWeek } from './replay-dots.ts';

test('[commerce 3] draws a dot for each alert, and for several once a day has more than eight', () => {
  expect(alertsPerDot([0, 3, 8])).toBe(1);
  expect(alertsPerDot([9])).toBe(2);
  expect(alertsPerDot([17])).toBe(5);
  expect(alertsPerDot([41])).toBe(10);
  expect(alertsPerDot([80])).toBe(10);
  expect(alertsPerDot([81])).toBe(20);
  expect(alertsPerDot([9_000])).toBe(2_000);
  expect(alertsPerDot([])).toBe(1);
});

test('[commerce 3] never draws a day with an alert as an empty one', () => {
  expect([0, 1, 5, 6].map((count) => dotsOf(count, 5))).toEqual([0, 1, 1, 2]);
});

test('[commerce 3] counts the alerts of the last seven days', () => {
  expect(lastWeek([9, 9, 1, 0, 2, 0, 0, 1, 0])).toBe(4);
  expect(lastWeek([3])).toBe(3);
});
