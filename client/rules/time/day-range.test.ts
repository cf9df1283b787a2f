import { expect, test } from 'vitest';
import { MOST_DAYS, periodOf, rangeProblem, readRange, SPANS, writeRange } from './day-range.ts';

test('[commerce 6] says why two days are no range', () => {
  const problem = (first: string, last: string) => rangeProblem({ first, last }, MOST_DAYS);
  expect(problem('', '2026-11-21')).toBe('incomplete');
  expect(problem('2026-02-30', '2026-11-21')).toBe('incomplete');
  expect(problem('2026-11-21', '2026-11-20')).toBe('reversed');
  expect(problem('2025-11-20', '2026-11-21')).toBe('too_long');
  expect(problem('2025-11-21', '2026-11-21')).toBeNull();
  expect(rangeProblem({ first: '2000-01-01', last: '2026-11-21' })).toBeNull();
});

test.each([
  ['from=2026-11-01&to=2026-11-03&days=30', 'from=2026-11-01&to=2026-11-03'],
  ['from=2026-11-03&to=2026-11-01&days=30', 'days=30'],
  ['from=2026-11-03&days=7', ''],
  ['days=8', null],
  ['from=2024-11-01&to=2026-11-03', null],
  ['', null],
])('[commerce 2] reads the days of the address %j and writes %j', (address, written) => {
  const range = readRange(new URLSearchParams(address), { spans: SPANS, most: MOST_DAYS });
  const query = new URLSearchParams();
  if (range) writeRange(query, range, 7);
  expect(range && query.toString()).toBe(written);
});

test('[commerce 2] the last days end with today, in the time zone', () => {
  const { from, to } = periodOf({ days: 7 }, Date.parse('2026-11-21T04:00:00Z'), 'America/Chicago');
  expect([from, to]).toEqual([Date.parse('2026-11-14T06:00:00Z'), Date.parse('2026-11-21T06:00:00Z')]);
});
