import { expect, test } from 'vitest';
import type { PaymentLine } from '../../api/model.ts';
import { paidSoFar, paymentsFor } from './paid.ts';

const line = (device_key: string): PaymentLine => ({ device_key, payment: { amount: 1 }, is_payment_deferred: false });
const receipt = (final_charge: number, keys: string[], success = true) => ({
  success,
  final_charge,
  payment: { line_items: keys.map(line) },
});

test('[commerce 7] finds the payments of a device, without declined and free orders', () => {
  const own = receipt(14.99, ['A']);
  const both = receipt(20, ['A', 'B']);
  const others = [receipt(14.99, ['A'], false), receipt(0, ['A']), receipt(5, ['B'])];
  expect(paymentsFor([own, ...others, both], 'A')).toEqual([own, both]);
});

test('[commerce 7] adds up what was charged for one device, to the cent', () => {
  const declined = receipt(5, ['A'], false);
  expect(paidSoFar([receipt(0.1, ['A']), receipt(0.2, ['A', 'A']), receipt(9, ['B']), declined], 'A')).toBe(0.3);
});

test('[commerce 7] gives no sum without a payment, or if a payment was also for another device', () => {
  expect(paidSoFar([receipt(9, ['B'])], 'A')).toBeNull();
  expect(paidSoFar([receipt(10, ['A']), receipt(20, ['A', 'B'])], 'A')).toBeNull();
});

test('[commerce 7] gives no sum if the server does not tell the devices of a payment', () => {
  const { device_key: _key, ...untold } = line('A');
  expect(paidSoFar([receipt(10, ['A']), { final_charge: 5, payment: null }], 'A')).toBeNull();
  expect(paidSoFar([receipt(10, ['A']), { final_charge: 5, payment: { line_items: [untold] } }], 'A')).toBeNull();
});
