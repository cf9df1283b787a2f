import { expect, test } from 'vitest';
import { ageOf, sinceThen, stopwatch } from './elapsed.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const ago = (seconds: number) => NOW - seconds * 1_000;

test.each([
  [40, 'second', 40],
  [60, 'minute', 1],
  [3_599, 'minute', 59],
  [3_600, 'hour', 1],
  [86_400, 'day', 1],
  [6 * 86_400, 'day', 6],
  [7 * 86_400, 'week', 1],
  [30 * 86_400, 'month', 1],
  [365 * 86_400, 'year', 1],
  [800 * 86_400, 'year', 2],
])('%i seconds are an age in %s: %s', (seconds, unit, count) => {
  expect(ageOf(ago(seconds), NOW)).toEqual({ unit, count });
});

test('an age is never zero or negative', () => {
  expect(ageOf(NOW + 5_000, NOW)).toEqual({ unit: 'second', count: 1 });
});

test('[core 9] an event within three minutes is just now', () => {
  expect(sinceThen(ago(179), NOW)).toBe('just now');
  expect(sinceThen(ago(180), NOW)).toEqual({ unit: 'minute', count: 3 });
});

test('a stopwatch shows minutes and seconds', () => {
  expect([0, 14_200, 61_000, 600_000].map(stopwatch)).toEqual(['0:00', '0:14', '1:01', '10:00']);
});
