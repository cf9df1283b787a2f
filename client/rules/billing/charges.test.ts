import { expect, test } from 'vitest';
import {
  chargeCalendar,
  chargesByVehicle,
  isChargeUnknown,
  monthsAfter,
  monthsOf,
  nextCharge,
  nextChargedOf,
  nextChargeOf,
  renewalsAhead,
} from './charges.ts';
import { aSubscription } from './subscribed.fixture.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
const ZONE = 'America/Chicago';
const amounts = (...all: Parameters<typeof chargeCalendar>[0]) =>
  chargeCalendar(all, NOW, ZONE).map(({ amount }) => amount);
const monthly = (renews: string, amount: number) =>
  aSubscription({
    plan: { billing_model: 'month_to_month', plan_renewal_date: renews },
    billing: { renewal_amount: amount, renewal_day: new Date(renews).getUTCDate() },
  });

test('[commerce 4] spreads yearly and monthly renewals over twelve months', () => {
  const all = [aSubscription(), monthly('2026-12-02T00:00:00Z', 11.99)];
  // December 2 in UTC is December 1 in Chicago.
  expect(amounts(...all)).toEqual([0, 11.99, 11.99, 11.99, 146.27, 11.99, 11.99, 11.99, 11.99, 11.99, 11.99, 11.99]);
  const [november] = chargeCalendar(all, NOW, ZONE);
  expect(new Date(november?.startsAt ?? 0).toISOString()).toBe('2026-11-01T05:00:00.000Z');
});

test('[commerce 4] keeps the day of a monthly charge after a short month', () => {
  const all = [monthly('2027-01-31T12:00:00Z', 10)];
  expect(amounts(...all)).toEqual([0, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
});

test('[commerce 4] counts a charge in the month of the time zone of the user', () => {
  expect(amounts(monthly('2026-12-01T03:00:00Z', 10))[0]).toBe(10);
});

test('[commerce 4] adds amounts without rounding errors', () => {
  expect(amounts(monthly('2026-11-30T12:00:00Z', 0.1), monthly('2026-11-30T12:00:00Z', 0.2))[0]).toBe(0.3);
});

test('[commerce 4] leaves out plans that end, are expired or paused', () => {
  const ends = aSubscription({ device: { autorenewal: false } });
  const expired = aSubscription({ plan: { plan_renewal_date: '2026-11-20T00:00:00Z' } });
  const paused = aSubscription({ vehicle: { device_state: 'paused' } });
  expect(amounts(ends, expired, paused)).toEqual(Array(12).fill(0));
});

test('[commerce 4] charges after a seasonal pause ends', () => {
  const pause = { starts_at: '2027-03-14T00:00:00Z', ends_at: '2027-06-14T00:00:00Z' };
  expect(amounts(aSubscription({ billing: { pause } })).indexOf(134.28)).toBe(7);
});

const pending_plan = {
  plan_id: 'basic-month',
  name: 'Basic',
  level: 1,
  billing_model: 'month_to_month',
  starts_at: '2027-03-14T12:00:00Z',
  amount: 6.39,
  renewal_amount: 7.99,
  is_paid: false,
};

test('[commerce 4] charges a pending plan with its own amount, then its renewals', () => {
  expect(amounts(aSubscription({ billing: { pending_plan } })).slice(3, 7)).toEqual([0, 6.39, 7.99, 7.99]);
});

test('[commerce 4] charges a pending plan without automatic renewal once', () => {
  const once = aSubscription({ billing: { pending_plan }, device: { autorenewal: false } });
  expect(amounts(once)).toEqual([0, 0, 0, 0, 6.39, 0, 0, 0, 0, 0, 0, 0]);
});

test('[commerce 4] charges a pending plan that is paid from its first renewal', () => {
  const paid = aSubscription({ billing: { pending_plan: { ...pending_plan, amount: 0, is_paid: true } } });
  expect(amounts(paid).slice(4, 6)).toEqual([0, 7.99]);
  expect(nextChargeOf(paid, NOW)).toEqual({ at: Date.parse('2027-04-14T12:00:00Z'), amount: 7.99 });
});

const streaming = {
  device_plan_add_on_id: 1,
  plan_add_on_id: 'streaming-month',
  expiration: '2026-12-05T12:00:00Z',
  renewal_amount: 9.99,
};
const withStreaming = (changes: Parameters<typeof aSubscription>[0] = {}) =>
  aSubscription({ ...changes, device: { plan_add_ons: [streaming], ...changes.device } });

test('[commerce 4] charges an add-on each month, and the plan at its own renewal', () => {
  const all = [withStreaming({ plan: { plan_renewal_date: '2027-03-14T12:00:00Z' } })];
  expect(amounts(...all)).toEqual([0, 9.99, 9.99, 9.99, 144.27, 9.99, 9.99, 9.99, 9.99, 9.99, 9.99, 9.99]);
  expect(chargeCalendar(all, NOW, ZONE)[4]?.count).toBe(2);
  expect(nextCharge(all, NOW, String)).toEqual({ at: Date.parse('2026-12-05T12:00:00Z'), amount: 9.99 });
});

test('[commerce 4] names the vehicles of a month, the highest amount first', () => {
  const streamed = withStreaming({ vehicle: { id: 7 }, plan: { plan_renewal_date: '2027-03-14T12:00:00Z' } });
  const other = aSubscription({ vehicle: { id: 8 }, billing: { renewal_amount: 144.28 } });
  const march = chargeCalendar([streamed, other], NOW, ZONE)[4];
  expect(chargesByVehicle(march?.charges ?? [])).toEqual([
    { vehicleId: 8, amount: 144.28 },
    { vehicleId: 7, amount: 144.27 },
  ]);
});

test('[commerce 4] does not take an unknown renewal or price for no charge', () => {
  expect(isChargeUnknown(aSubscription(), NOW)).toBe(false);
  expect(isChargeUnknown(aSubscription({ device: { autorenewal: undefined } }), NOW)).toBe(true);
  expect(isChargeUnknown({ ...aSubscription(), billing: null }, NOW)).toBe(true);
  expect(isChargeUnknown({ ...aSubscription({ device: { autorenewal: false } }), billing: null }, NOW)).toBe(false);
  const expired = aSubscription({ plan: { plan_renewal_date: '2026-11-20T00:00:00Z' } });
  expect(isChargeUnknown({ ...expired, billing: null }, NOW)).toBe(false);
});

test('[commerce 4] charges an add-on no longer than its plan is in service', () => {
  const pause = { starts_at: '2027-03-14T12:00:00Z', ends_at: '2027-06-14T12:00:00Z' };
  const service = [0, 9.99, 9.99, 9.99, 9.99, 0, 0];
  expect(amounts(withStreaming({ device: { autorenewal: false } })).slice(0, 7)).toEqual(service);
  expect(amounts(withStreaming({ billing: { pause } }))).toEqual([...service, 134.28, 0, 0, 0, 0]);
  expect(amounts(withStreaming({ vehicle: { device_state: 'paused' } }))).toEqual(Array(12).fill(0));
});

test('[commerce 4] charges no add-on that has ended or does not renew', () => {
  const ended = { ...streaming, expiration: '2026-11-05T12:00:00Z' };
  const last = { ...streaming, renewal_amount: null };
  expect(amounts(aSubscription({ device: { plan_add_ons: [ended, last], autorenewal: false } }))).toEqual(
    Array(12).fill(0),
  );
});

test('[commerce 4] expects a failed renewal at its next attempt', () => {
  const renewal_failure = {
    failed_at: '2026-11-21T00:00:00Z',
    attempts: 1,
    next_attempt_at: '2026-11-24T00:00:00Z',
    service_ends_at: '2026-11-28T00:00:00Z',
    amount: 134.28,
    detail: 'This transaction has been declined.',
  };
  const failed = aSubscription({
    plan: { billing_model: 'month_to_month' },
    billing: { renewal_failure, renewal_amount: 11.99, renewal_day: 21 },
  });
  expect(amounts(failed).slice(0, 3)).toEqual([134.28, 11.99, 11.99]);
  expect(nextChargeOf(failed, NOW)).toEqual({ at: Date.parse('2026-11-24T00:00:00Z'), amount: 134.28 });
});

test('[commerce 4] adds the charges of the next day with any', () => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const all = [
    monthly('2026-12-02T01:00:00Z', 11.99),
    monthly('2026-12-02T20:00:00Z', 7.99),
    monthly('2026-12-03T00:00:00Z', 5),
  ];
  expect(nextCharge(all, NOW, dayOf)).toEqual({ at: Date.parse('2026-12-02T01:00:00Z'), amount: 19.98 });
  expect(nextCharge([], NOW, dayOf)).toBeNull();
});

test('[commerce 9] knows the months of each term', () => {
  expect(['month_to_month', '1_year', '6_year', 'weekly'].map(monthsOf)).toEqual([1, 12, 72, null]);
});

test('[commerce 4] lists the next charge of each vehicle, the soonest first', () => {
  const named = (id: number, vehicle_name: string, renews: string, amount: number) => {
    const one = monthly(renews, amount);
    return { ...one, vehicle: { ...one.vehicle, id, vehicle_name } };
  };
  const all = [
    named(1, 'Van 1', '2026-12-20T00:00:00Z', 11.99),
    { ...aSubscription({ device: { autorenewal: false } }) },
    named(2, 'Van 2', '2026-12-02T00:00:00Z', 7.99),
  ];
  expect(renewalsAhead(all, NOW)).toEqual([
    { at: Date.parse('2026-12-02T00:00:00Z'), amount: 7.99, vehicleId: 2, name: 'Van 2' },
    { at: Date.parse('2026-12-20T00:00:00Z'), amount: 11.99, vehicleId: 1, name: 'Van 1' },
  ]);
});

test('[commerce 4] expects no charge of a paid pending plan that does not renew, is free, or has an unknown term', () => {
  const paid = { ...pending_plan, amount: 0, is_paid: true };
  const of = (changes: Partial<typeof paid>, device = {}) =>
    nextChargeOf(aSubscription({ billing: { pending_plan: { ...paid, ...changes } }, device }), NOW);
  expect(of({}, { autorenewal: false })).toBeNull();
  expect(of({ renewal_amount: 0 })).toBeNull();
  expect(of({ billing_model: 'weekly' })).toBeNull();
  expect(of({ renewal_amount: 0.01 })).toEqual({ at: Date.parse('2027-04-14T12:00:00Z'), amount: 0.01 });
});

test('[commerce 4] adds plan and add-on that are charged at the same time', () => {
  const together = withStreaming({ plan: { plan_renewal_date: '2026-12-05T12:00:00Z' } });
  expect(nextChargeOf(together, NOW)).toEqual({ at: Date.parse('2026-12-05T12:00:00Z'), amount: 144.27 });
  expect(nextChargedOf(together, NOW)).toEqual([null, streaming]);
  // The plan renews later.
  expect(nextChargedOf(withStreaming(), NOW)).toEqual([streaming]);
});

test('[commerce 4] expects no charge without billing, after a last attempt, and of a plan without a date', () => {
  expect(nextChargeOf({ ...aSubscription(), billing: null }, NOW)).toBeNull();
  const renewal_failure = {
    failed_at: '2026-11-21T00:00:00Z',
    attempts: 3,
    next_attempt_at: null,
    service_ends_at: '2026-11-28T00:00:00Z',
    amount: 134.28,
    detail: 'This transaction has been declined.',
  };
  expect(nextChargeOf(aSubscription({ billing: { renewal_failure } }), NOW)).toBeNull();
  expect(nextChargeOf(aSubscription({ plan: { plan_renewal_date: null } }), NOW)).toBeNull();
  expect(nextChargeOf(aSubscription({ billing: { renewal_amount: null } }), NOW)).toBeNull();
});

test('[commerce 4] charges a yearly plan after a pause once a year, and nothing of a free renewal', () => {
  expect(amounts(monthly('2026-12-02T12:00:00Z', 0))).toEqual(Array(12).fill(0));
  const [, december] = chargeCalendar([monthly('2026-12-02T12:00:00Z', 0)], NOW, ZONE);
  expect(december?.count).toBe(0);
});

test.each([
  ['2027-01-31T12:00:00Z', 1, undefined, '2027-02-28T12:00:00.000Z'],
  ['2028-01-31T12:00:00Z', 1, undefined, '2028-02-29T12:00:00.000Z'],
  ['2027-02-28T12:00:00Z', 1, 31, '2027-03-31T12:00:00.000Z'],
  ['2026-12-15T12:00:00Z', 1, undefined, '2027-01-15T12:00:00.000Z'],
  ['2026-11-30T12:00:00Z', 15, 31, '2028-02-29T12:00:00.000Z'],
])('[commerce 9] %s and %d months, on day %s, is %s', (from, months, day, expected) => {
  expect(new Date(monthsAfter(Date.parse(from), months, day)).toISOString()).toBe(expected);
});

test('[commerce 9] knows no months of a term that only looks like one', () => {
  expect(['0_year', '10_year', '1_years', 'a1_year'].map(monthsOf)).toEqual([null, null, null, null]);
});

test('[commerce 4] the next day with a charge is within a year, and ends with the day', () => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(8, 10);
  const far = aSubscription({ plan: { plan_renewal_date: '2027-11-22T16:00:00Z' } });
  expect(nextCharge([far], NOW, dayOf)).toBeNull();
  // The same day of the month is another day.
  const one = aSubscription({ plan: { plan_renewal_date: '2026-12-14T12:00:00Z' }, billing: { renewal_amount: 5 } });
  const later = aSubscription({ plan: { plan_renewal_date: '2027-01-14T12:00:00Z' }, billing: { renewal_amount: 7 } });
  expect(nextCharge([later, one], NOW, dayOf)).toEqual({ at: Date.parse('2026-12-14T12:00:00Z'), amount: 5 });
});
