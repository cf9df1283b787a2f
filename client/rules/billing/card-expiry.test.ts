import { expect, test } from 'vitest';
import type { Card, Payment } from '../../api/model.ts';
import { cardEndsAt, cardObstacle, cardState, mainCardOf, needsCard } from './card-expiry.ts';

const NOVEMBER_21 = Date.UTC(2026, 10, 21, 15);
const CHICAGO = 'America/Chicago';
const card = (exp_month: number): Card => ({ id: 1, is_main: true, exp_month, exp_year: 2026 }) as Card;

test('[commerce 4] keeps a card valid through the last day of its month', () => {
  expect(cardState({ exp_month: 11, exp_year: 2026 }, NOVEMBER_21, CHICAGO)).toBe('expires_this_month');
  expect(cardState({ exp_month: 11, exp_year: 2026 }, Date.UTC(2026, 11, 1, 5, 59), CHICAGO)).toBe(
    'expires_this_month',
  );
  expect(cardState({ exp_month: 11, exp_year: 2026 }, Date.UTC(2026, 11, 1, 6), CHICAGO)).toBe('expired');
  expect(cardState({ exp_month: 1, exp_year: 2027 }, NOVEMBER_21, CHICAGO)).toBe('valid');
  expect(cardState({}, NOVEMBER_21, CHICAGO)).toBe('valid');
});

test("[commerce 4] a card ends with its month in the user's time zone", () => {
  expect(cardEndsAt({ exp_month: 12, exp_year: 2026 }, CHICAGO)).toBe(Date.parse('2027-01-01T06:00:00Z'));
  expect(cardEndsAt({ exp_month: 12, exp_year: 2026 }, 'UTC')).toBe(Date.parse('2027-01-01T00:00:00Z'));
  expect(cardEndsAt({}, CHICAGO)).toBeNull();
});

test("[commerce 5] a card pays through the last day of its month, in the user's time zone", () => {
  const lastHour = Date.parse('2026-12-01T05:30:00Z');
  expect(cardObstacle(null, NOVEMBER_21, CHICAGO)).toBe('no_card');
  expect(cardObstacle(card(10), NOVEMBER_21, CHICAGO)).toBe('expired_card');
  expect(cardObstacle(card(11), lastHour, CHICAGO)).toBeNull();
  expect(cardObstacle(card(11), lastHour, 'UTC')).toBe('expired_card');
});

test('[commerce 5] needs a card for what is charged now or later, and for nothing else', () => {
  const payment = { base_amount: 0, final_charge: 0, uuid: null, line_items: [] } satisfies Payment;
  const deferred = { payment: { amount: 0 }, is_payment_deferred: true, deferred_amount: 9.99 };
  expect(needsCard(payment)).toBe(false);
  expect(needsCard({ ...payment, final_charge: 0.01 })).toBe(true);
  expect(needsCard({ ...payment, renewal_total: 9.99 })).toBe(true);
  expect(needsCard({ ...payment, line_items: [deferred as Payment['line_items'][number]] })).toBe(true);
});

test('[commerce 4] the main card pays renewals, and half an expiry is none', () => {
  const other = { ...card(11), id: 2, is_main: false };
  expect(mainCardOf([other, card(11)])?.id).toBe(1);
  expect(mainCardOf([other])).toBeNull();
  expect(cardState({ exp_month: 1 }, NOVEMBER_21, CHICAGO)).toBe('valid');
  expect(cardState({ exp_year: 2020 }, NOVEMBER_21, CHICAGO)).toBe('valid');
  expect(cardEndsAt({ exp_month: 1 }, CHICAGO)).toBeNull();
  expect(cardEndsAt({ exp_year: 2026 }, CHICAGO)).toBeNull();
  expect(cardState({ exp_month: 2, exp_year: 2026 }, NOVEMBER_21, CHICAGO)).toBe('expired');
});
