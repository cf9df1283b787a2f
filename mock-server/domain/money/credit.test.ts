import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf, daysLeft, type PaidTerm } from './credit.ts';
import { DAY } from './test-bench.ts';

const STARTS = Date.UTC(2026, 2, 10, 15);
const term: PaidTerm = { paid: 13_428, starts: STARTS, ends: STARTS + 365 * DAY };
const after = (days: number) => STARTS + days * DAY;

test.each([
  [0, 365, 13_428],
  [100, 265, 9_749],
  [364, 1, 37],
  [365, 0, 0],
  [400, 0, 0],
  [-3, 365, 13_428],
])('[commerce 4] after %i of 365 days %i are left, worth %i cents', (days, left, credit) => {
  expect(daysLeft(term, after(days))).toEqual({ left, of: 365 });
  expect(creditOf(term, after(days))).toBe(credit);
});

test('[commerce 4] credits the tax that was paid', () => {
  expect(creditOf({ ...term, paid: 14_234 }, after(100))).toBe(10_334);
});

test('[commerce 4] today counts as left until midnight in UTC', () => {
  const midnight = Date.UTC(2026, 5, 19);
  expect(daysLeft(term, midnight - 1).left).toBe(265);
  expect(daysLeft(term, midnight).left).toBe(264);
});

test('[commerce 4] a term without days is worth nothing', () => {
  expect(creditOf({ paid: 500, starts: STARTS, ends: STARTS }, STARTS)).toBe(0);
});

const anyTerm = fc
  .record({ paid: fc.nat(10 ** 8), days: fc.integer({ min: 1, max: 2_200 }), hour: fc.nat(23) })
  .map(({ paid, days, hour }): PaidTerm => {
    const starts = STARTS + hour * 3_600_000;
    return { paid, starts, ends: starts + days * DAY };
  });

test('[commerce 4] credit never grows with time and never exceeds what was paid', () => {
  fc.assert(
    fc.property(anyTerm, fc.array(fc.integer({ min: -5 * 24, max: 2_300 * 24 })), (term, hours) => {
      const credits = hours
        .sort((one, other) => one - other)
        .map((hour) => creditOf(term, term.starts + hour * 3_600_000));
      expect(credits).toEqual([...credits].sort((one, other) => other - one));
      expect(credits.filter((credit) => credit > term.paid || credit < 0)).toEqual([]);
    }),
  );
});

test('[commerce 4] credit never falls with what was paid', () => {
  fc.assert(
    fc.property(anyTerm, fc.nat(10 ** 6), fc.nat(2_200), (term, more, days) => {
      const now = term.starts + days * DAY;
      expect(creditOf({ ...term, paid: term.paid + more }, now)).toBeGreaterThanOrEqual(creditOf(term, now));
    }),
  );
});
