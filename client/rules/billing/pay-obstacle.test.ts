import { expect, test } from 'vitest';
import type { Card, Payment } from '../../api/model.ts';
import { type PayFacts, payObstacle } from './pay-obstacle.ts';

const CHARGED = { final_charge: 9.59, renewal_total: 9.59, line_items: [] } as unknown as Payment;
const FREE = { final_charge: 0, renewal_total: 0, line_items: [] } as unknown as Payment;
const CARD = { id: 501, is_main: true, exp_month: 12, exp_year: 2027 } as Card;
const EXPIRED = { ...CARD, exp_month: 10, exp_year: 2026 };
const PLAN = { device_key: 'GG-20417-A7', plan_id: 'premium-month' };
const PRODUCT = { product_id: 3, product_quantity: 1 };

const payable: PayFacts = {
  isOffline: false,
  isOutcomeUnknown: false,
  lines: [PLAN],
  hasRefusedLines: false,
  payment: CHARGED,
  isPriceCurrent: true,
  card: CARD,
  isCardUnknown: false,
  hasShippingAddress: false,
  needsDelayAccepted: false,
  now: Date.UTC(2026, 10, 21, 16),
  timeZone: 'America/Chicago',
};

test('[commerce 4] a cart with a price and a valid card can be paid', () => {
  expect(payObstacle(payable)).toBeNull();
});

test.each([
  ['without a network', { isOffline: true, isOutcomeUnknown: true }, 'offline'],
  ['while the outcome of another payment is unknown', { isOutcomeUnknown: true, hasRefusedLines: true }, 'unknown'],
  ['with refused lines', { hasRefusedLines: true, isCardUnknown: true }, 'lines'],
  ['before the cards are known', { isCardUnknown: true, card: null }, 'card_unknown'],
  ['without a card', { card: null }, 'no_card'],
  ['with an expired card', { card: EXPIRED }, 'expired_card'],
  ['with hardware and no address', { lines: [PRODUCT], needsDelayAccepted: true }, 'no_address'],
  [
    'before a late delivery is accepted',
    { lines: [PRODUCT], hasShippingAddress: true, needsDelayAccepted: true },
    'delay',
  ],
  ['without a price', { payment: undefined, isPriceCurrent: false }, 'no_total'],
  ['with the price of an earlier cart', { isPriceCurrent: false }, 'no_total'],
] as const)('[commerce 4] cannot be paid %s', (_when, facts, obstacle) => {
  expect(payObstacle({ ...payable, ...facts })).toBe(obstacle);
});

test('[commerce 4] a free cart needs no card, and hardware with its address no acceptance', () => {
  expect(payObstacle({ ...payable, payment: FREE, card: null })).toBeNull();
  expect(payObstacle({ ...payable, lines: [PRODUCT], hasShippingAddress: true })).toBeNull();
});

test('[commerce 4] names the first obstacle, in the order of the page', () => {
  const all: PayFacts = {
    ...payable,
    lines: [PLAN, { device_key: 'b', product_id: 3 }],
    hasRefusedLines: true,
    isCardUnknown: true,
    card: null,
    isPriceCurrent: false,
  };
  expect(payObstacle(all)).toBe('conflict');
  const noConflict = { ...all, lines: [PLAN, PRODUCT] };
  expect(payObstacle(noConflict)).toBe('lines');
  expect(payObstacle({ ...noConflict, hasRefusedLines: false })).toBe('card_unknown');
  const known = { ...noConflict, hasRefusedLines: false, isCardUnknown: false };
  expect(payObstacle(known)).toBe('no_card');
  expect(payObstacle({ ...known, payment: undefined })).toBe('no_card');
  expect(payObstacle({ ...known, card: CARD })).toBe('no_address');
  expect(payObstacle({ ...known, card: CARD, hasShippingAddress: true })).toBe('no_total');
});
