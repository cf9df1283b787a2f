import { expect, test } from 'vitest';
import type { PaymentLine } from '../../api/model.ts';
import { paidSoFar, paymentsFor } from './paid.ts';

const line = (device_key: string): PaymentLine => ({ device_key, payment: { amount: 1 }, is_payment_deferred: false });
const receipt = (final_charge: number, keys: string[], success = true) => ({
  success,
  final_charge,
  payment: { line_items: keys.map(line) },
});

test('[commerce 7] finds the charged payments of a device', () => {
  const own = receipt(14.99, ['A']);
  const both = receipt(20, ['A', 'B']);
  expect(paymentsFor([own, receipt(14.99, ['A'], false), both, receipt(5, ['B'])], 'A')).toEqual([own, both]);
});

test('[commerce 7] adds up what was charged for one device, to the cent', () => {
  expect(paidSoFar([receipt(0.1, ['A']), receipt(0.2, ['A', 'A'])], 'A')).toBe(0.3);
  expect(paidSoFar([], 'A')).toBe(0);
});

test('[commerce 7] gives no sum if a payment was also for another device', () => {
  expect(paidSoFar([receipt(10, ['A']), receipt(20, ['A', 'B'])], 'A')).toBeNull();
});
