import { expect, test } from 'vitest';
import { dateIn, startOfDate } from '../camera/camera.ts';
import { daysUntil } from '../vehicle/maintenance.ts';
import { dayStart, lastDays } from './calendar.ts';
import { modelYears } from './years.ts';

const iso = (at: number) => new Date(at).toISOString();

test("a day begins at midnight in the user's time zone", () => {
  const at = Date.parse('2026-11-21T04:30:00Z');
  expect(iso(dayStart(at, 'America/Chicago'))).toBe('2026-11-20T06:00:00.000Z');
  expect(iso(dayStart(at, 'Australia/Lord_Howe'))).toBe('2026-11-20T13:00:00.000Z');
  expect(iso(dayStart(at, 'UTC'))).toBe('2026-11-21T00:00:00.000Z');
});

test('days around the end of daylight saving time have their real length', () => {
  const days = lastDays(3, Date.parse('2026-11-02T18:00:00Z'), 'America/Chicago');
  expect(days.map(({ from, to }) => [iso(from), (to - from) / 3_600_000])).toEqual([
    ['2026-10-31T05:00:00.000Z', 24],
    ['2026-11-01T05:00:00.000Z', 25],
    ['2026-11-02T06:00:00.000Z', 24],
  ]);
});

test('[core 3] an unknown time zone falls back to UTC days', () => {
  const at = Date.parse('2026-11-21T04:30:00Z');
  expect(iso(dayStart(at, 'Mars/Base'))).toBe('2026-11-21T00:00:00.000Z');
  expect(dateIn(at, 'Mars/Base')).toBe('2026-11-21');
  expect(iso(startOfDate('2026-11-21', 'Mars/Base') ?? 0)).toBe('2026-11-21T00:00:00.000Z');
  expect(modelYears(at, 'Mars/Base', null)).toContain(2026);
  expect(daysUntil('2026-11-22', at, 'Mars/Base')).toBe(1);
});
