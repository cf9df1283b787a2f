import { expect, test } from 'vitest';
import { serviceLeft } from './service-left.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const byMiles = (interval: number, driven: number) =>
  ({ type: 'maintenance_mileage_interval', parameters: { interval, driven } }) as const;
const byDate = (due_date: string) => ({ type: 'maintenance_due_date', parameters: { due_date } }) as const;

test('[core 9] service-due miles are interval minus driven, negative once overdue', () => {
  expect(serviceLeft(byMiles(5_000, 4_243), NOW, 'America/Chicago')).toEqual({
    by: 'miles',
    left: 757,
    driven: 4_243,
    interval: 5_000,
  });
  expect(serviceLeft(byMiles(5_000, 5_271), NOW, 'America/Chicago')).toMatchObject({ left: -271 });
});

test.each([
  ['2026-12-01T00:00:00Z', 'America/Chicago', 10],
  ['2026-11-21T00:00:00Z', 'America/Chicago', 0],
  ['2026-11-20T23:00:00Z', 'America/Chicago', -1],
  // In Sydney it is already the 22nd.
  ['2026-11-22T00:00:00Z', 'Australia/Sydney', 0],
])('[core 3] for a service due %s, the days left in %s are %i', (due, timeZone, left) => {
  expect(serviceLeft(byDate(due), NOW, timeZone)).toEqual({ by: 'days', left, due: Date.parse(due) });
});

test('a reminder without the value of its type has no time left', () => {
  expect(serviceLeft({ type: 'maintenance_mileage_interval', parameters: {} }, NOW, 'UTC')).toBeNull();
  expect(serviceLeft({ type: 'maintenance_due_date', parameters: {} }, NOW, 'UTC')).toBeNull();
});
