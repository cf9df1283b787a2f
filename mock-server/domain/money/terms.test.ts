import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TERM_MONTHS, type Term } from '../../../fixtures/catalog/plans.ts';
import { daysBetween, termEnd } from './terms.ts';
import { plan } from './test-bench.ts';

const month = { billing_model: 'month_to_month', is_trial: false } as const;
const iso = (instant: number) => new Date(instant).toISOString();

function renewals(
  term: Pick<Parameters<typeof termEnd>[0], 'billing_model' | 'is_trial'>,
  anchor: number,
  count: number,
) {
  const dates: number[] = [];
  for (let start = anchor; dates.length < count; start = dates.at(-1) ?? anchor)
    dates.push(termEnd(term, start, anchor));
  return dates;
}

test('[commerce 9] a month from January 31 ends on February 28, the next on March 31', () => {
  expect(renewals(month, Date.UTC(2026, 0, 31, 23, 30), 4).map(iso)).toEqual([
    '2026-02-28T23:30:00.000Z',
    '2026-03-31T23:30:00.000Z',
    '2026-04-30T23:30:00.000Z',
    '2026-05-31T23:30:00.000Z',
  ]);
});

test('[commerce 9] a year from February 29 ends on February 28, and on the 29th in a leap year', () => {
  const year = { billing_model: '1_year', is_trial: false } as const;
  expect(renewals(year, Date.UTC(2024, 1, 29), 4).map((date) => iso(date).slice(0, 10))).toEqual([
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('[commerce 9] a year after a clamped month still counts from the anchor', () => {
  const anchor = Date.UTC(2026, 0, 31);
  const february = termEnd(month, anchor, anchor);
  expect(iso(termEnd({ billing_model: '1_year', is_trial: false }, february, anchor))).toBe('2027-02-28T00:00:00.000Z');
  expect(iso(termEnd(month, february, anchor))).toBe('2026-03-31T00:00:00.000Z');
});

test('[commerce 9] the monthly trial lasts 30 days, the other its term', () => {
  const start = Date.UTC(2026, 0, 31);
  expect(iso(termEnd(plan('trial-month'), start, start))).toBe('2026-03-02T00:00:00.000Z');
  expect(iso(termEnd(plan('trial-3-year'), start, start))).toBe('2029-01-31T00:00:00.000Z');
});

test('[commerce 9] renewal dates keep their day of the month and time, and never drift', () => {
  const anyTerm = fc.constantFrom(...(Object.keys(TERM_MONTHS) as Term[]));
  const anyAnchor = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyTerm, anyAnchor, fc.integer({ min: 1, max: 30 }), (billing_model, anchor, count) => {
      const dates = renewals({ billing_model, is_trial: false }, anchor.getTime(), count);
      for (const [index, instant] of dates.entries()) {
        const months = anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + TERM_MONTHS[billing_model] * (index + 1);
        const lastDay = new Date(Date.UTC(0, (months % 12) + 1, 0)).getUTCDate();
        const year = Math.floor(months / 12);
        const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
        const last = months % 12 === 1 ? (isLeap ? 29 : 28) : lastDay;
        const date = new Date(instant);
        expect([date.getUTCFullYear(), date.getUTCMonth()]).toEqual([year, months % 12]);
        expect(date.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last));
        expect(iso(instant).slice(10)).toBe(anchor.toISOString().slice(10));
      }
    }),
  );
});

test('[commerce 4] counts days of the calendar in UTC', () => {
  expect(daysBetween(Date.UTC(2026, 0, 1, 23, 59), Date.UTC(2026, 0, 2, 0, 1))).toBe(1);
  expect(daysBetween(Date.UTC(2026, 0, 1, 0, 1), Date.UTC(2026, 0, 1, 23, 59))).toBe(0);
  expect(daysBetween(Date.UTC(2026, 0, 2), Date.UTC(2026, 0, 1))).toBe(-1);
});
