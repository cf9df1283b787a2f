import { expect, test } from 'vitest';
import { laterTotal } from './later-total.ts';

const line = (deferred_amount?: number) => ({
  payment: { amount: 11.99 },
  is_payment_deferred: true,
  ...(deferred_amount !== undefined && { deferred_amount }),
});

test('[commerce 4] adds up what falls due later in whole cents', () => {
  expect(laterTotal({ line_items: [line(0.1), line(0.2), line()], renewal_total: 11.99 })).toBe(12.29);
});

test('[commerce 4] confirms nothing later if the server does not tell renewals', () => {
  expect(laterTotal({ line_items: [line(9.59)] })).toBeNull();
});
