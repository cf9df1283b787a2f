import { expect, test } from 'vitest';
import { instantOfWallTime, wallTime } from './wall-time.ts';

const CHICAGO = 'America/Chicago';
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

test.each([
  ['2026-11-21T09:30', CHICAGO, '2026-11-21T15:30:00.000Z'],
  ['2026-11-21T09:30', 'Australia/Sydney', '2026-11-20T22:30:00.000Z'],
  ['2026-07-01T00:00', CHICAGO, '2026-07-01T05:00:00.000Z'],
  // Repeated: the first of both.
  ['2026-11-01T01:30', CHICAGO, '2026-11-01T06:30:00.000Z'],
  ['2026-11-01T03:00', CHICAGO, '2026-11-01T09:00:00.000Z'],
  // Skipped: an hour later.
  ['2027-03-14T02:30', CHICAGO, '2027-03-14T08:30:00.000Z'],
  ['2027-03-14T03:30', CHICAGO, '2027-03-14T08:30:00.000Z'],
  ['', CHICAGO, null],
  ['2026-11-21', CHICAGO, null],
  ['2026-13-41T09:30', CHICAGO, null],
])('reads the clock time %s in %s', (text, zone, expected) => {
  expect(iso(instantOfWallTime(text, zone))).toBe(expected);
});

test('writes the clock time of an instant', () => {
  expect(wallTime(Date.parse('2026-11-21T15:30:45Z'), CHICAGO)).toBe('2026-11-21T09:30');
});
