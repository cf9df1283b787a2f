import { expect, test } from 'vitest';
import { modelYears } from './years.ts';

const NEW_YEAR_IN_LONDON = Date.parse('2027-01-01T00:30:00Z');

test('[commerce 9] the year list has 26 entries: the current year and 25 before', () => {
  const years = modelYears(Date.parse('2026-11-21T16:41:00Z'), 'America/Chicago', null);
  expect(years).toHaveLength(26);
  expect([years[0], years[1], years.at(-1)]).toEqual([2026, 2025, 2001]);
});

test("the current year depends on the user's time zone", () => {
  expect(modelYears(NEW_YEAR_IN_LONDON, 'Europe/London', null)[0]).toBe(2027);
  expect(modelYears(NEW_YEAR_IN_LONDON, 'America/Chicago', null)[0]).toBe(2026);
});

test('keeps a saved year in the list if it is older or in the next year', () => {
  const now = Date.parse('2026-11-21T16:41:00Z');
  expect(modelYears(now, 'UTC', 1969).at(-1)).toBe(1969);
  expect(modelYears(now, 'UTC', 1969)).toHaveLength(27);
  expect(modelYears(now, 'UTC', 2027)[0]).toBe(2027);
  expect(modelYears(now, 'UTC', 2017)).toHaveLength(26);
});
