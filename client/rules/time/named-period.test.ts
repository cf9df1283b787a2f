import { expect, test } from 'vitest';
import { daysOfPeriod, periodName } from './named-period.ts';

test.each([
  ['2026-11-21', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-10-31', '2026-10-01', '2026-10-31'],
  ['2027-01-01', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-03-31', '2028-03-30', '2028-02-01', '2028-02-29'],
])('[commerce 2] as of %s, yesterday is %s and last month %s to %s', (today, yesterday, first, last) => {
  expect(daysOfPeriod('yesterday', today)).toEqual({ first: yesterday, last: yesterday });
  expect(daysOfPeriod('lastMonth', today)).toEqual({ first, last });
});

test('[commerce 2] names days that are a named period, and no others', () => {
  expect(periodName({ first: '2026-11-20', last: '2026-11-20' }, '2026-11-21')).toBe('yesterday');
  expect(periodName({ first: '2026-10-01', last: '2026-10-31' }, '2026-11-21')).toBe('lastMonth');
  expect(periodName({ first: '2026-10-01', last: '2026-10-30' }, '2026-11-21')).toBeNull();
  expect(periodName({ first: '2026-11-19', last: '2026-11-19' }, '2026-11-21')).toBeNull();
});
