import { expect, test, vi } from 'vitest';
import { calls, keys, LINE, LOST, PAID, REQUEST, receipt, refused, tab, withPayments } from './payments.fixture.ts';

withPayments();

test('[commerce 4] finds the receipt of a lost answer, and does not charge again', async () => {
  const { useCart, pay, usePurchase } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  const found = receipt();
  const other = receipt({ uuid: 'p0', payment: { ...PAID, line_items: [{ ...PAID.line_items[0], device_key: 'b' }] } });
  calls.listPayments.mockResolvedValue({ results: [other, found] });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(usePurchase.getState().foundFrom).toBe(found.transaction_date);
  expect(useCart.getState().lines).toEqual([]);
  expect(keys()).toHaveLength(1);
});

test('[commerce 4] looks for the earlier payment before it pays a changed cart', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await pay({ ...REQUEST, expected_charge: 31 })).toEqual({ kind: 'paid' });
  expect(keys()).toHaveLength(1);
});

test('[commerce 4] after a reload finds the outcome of an open payment, also once the receipts answer again', async () => {
  const before = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockRejectedValueOnce(LOST);
  expect(await before.pay(REQUEST)).toEqual({ kind: 'unknown' });
  vi.resetModules();
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  const { resolveAttempt } = await import('./payments.ts');
  expect(await resolveAttempt()).toEqual({ kind: 'paid' });
  expect(await resolveAttempt()).toBeNull();
  expect(keys()).toHaveLength(1);
});

test('[commerce 4] finds a payment that reached the server after the first search', async () => {
  const { useCart, pay, searchAgain, usePurchase } = await tab();
  calls.createPayment.mockRejectedValue(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  expect(await searchAgain()).toBeNull();
  calls.listPayments.mockRejectedValueOnce(LOST);
  expect(await searchAgain()).toBeNull();
  const charged = receipt();
  calls.listPayments.mockResolvedValue({ results: [charged] });
  // Two tabs search at once. One reports it.
  expect(await Promise.all([searchAgain(), searchAgain()])).toEqual([{ kind: 'paid' }, null]);
  expect(usePurchase.getState().foundFrom).toBe(charged.transaction_date);
  expect(useCart.getState()).toMatchObject({ lines: [], attempt: null });
  expect(await searchAgain()).toBeNull();
});

test('[commerce 4] finds the second of two requests without an answer before it pays a third', async () => {
  const { pay } = await tab();
  const [second, third] = [31, 42].map((expected_charge) => ({ ...REQUEST, expected_charge }));
  if (!second || !third) throw new Error('no requests');
  calls.createPayment.mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  await pay(second);
  const found = receipt({ final_charge: 31, payment: { ...PAID, final_charge: 31 } });
  calls.createPayment.mockRejectedValueOnce(await refused({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' }));
  calls.listPayments.mockResolvedValueOnce({ results: [] }).mockResolvedValueOnce({ results: [found] });
  expect(await pay(third)).toEqual({ kind: 'paid' });
  expect(keys()).toHaveLength(3);
  expect(calls.listPayments).toHaveBeenLastCalledWith({ successes_only: true, limit: 10 });
});

test('[commerce 4] reads the items of a receipt that its list does not have', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockResolvedValue({ results: [receipt({ payment: undefined })] });
  calls.getPayment.mockResolvedValue({ payment: PAID });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(calls.getPayment).toHaveBeenCalledExactlyOnceWith('p1');
});

test('[commerce 4] does not take a receipt that was reported before for a second payment of the same cart', async () => {
  const { pay, useCart } = await tab();
  await pay(REQUEST);
  const { addToCart } = await import('../../state/cart.ts');
  addToCart(LINE);
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  expect(useCart.getState().lines).toEqual([LINE]);
});

test('[commerce 4] searches again for a payment that was not found, and reports it once', async () => {
  const { pay, searchAgain, useCart } = await tab();
  expect(await searchAgain()).toBeNull();
  calls.createPayment.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  expect(await searchAgain()).toBeNull();
  calls.listPayments.mockRejectedValueOnce(LOST);
  expect(await searchAgain()).toBeNull();
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await searchAgain()).toEqual({ kind: 'paid' });
  expect(useCart.getState().attempt).toBeNull();
  expect(await searchAgain()).toBeNull();
});

test('[commerce 4] an attempt that was searched is not searched again by itself', async () => {
  const { pay, resolveAttempt } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  expect(calls.listPayments).toHaveBeenCalledTimes(1);
  expect(await resolveAttempt()).toBeNull();
  expect(calls.listPayments).toHaveBeenCalledTimes(1);
});

test('[commerce 8] looks for a receipt after the status 500', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ status: 500 }));
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
});
