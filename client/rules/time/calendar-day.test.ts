import { expect, test, vi } from 'vitest';
import { dayIn } from './calendar-day.ts';

const EVENING = Date.parse('2026-11-22T03:30:00Z');

test('[core 3] a day depends on the time zone', () => {
  expect(dayIn(EVENING, 'America/Chicago')).toBe('2026-11-21');
  expect(dayIn(EVENING, 'Australia/Sydney')).toBe('2026-11-22');
});

test('[core 3] orders a day by year, month and day if the engine writes Canadian dates as 11/21/2026', () => {
  const written = vi
    .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
    .mockReturnValue(() => '11/21/2026');
  expect(dayIn(EVENING, 'America/Chicago')).toBe('2026-11-21');
  written.mockRestore();
});
