import { expect, test } from 'vitest';
import {
  calls,
  connect,
  keys,
  LINE,
  LOST,
  PAID,
  REQUEST,
  receipt,
  refused,
  tab,
  withPayments,
} from './payments.fixture.ts';

withPayments();

test('[commerce 4] a purchase empties the cart, keeps its receipt and turns off renewal of its paid add-on', async () => {
  const { useCart, pay, useLastReceipt, usePurchase } = await tab();
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(useCart.getState()).toMatchObject({ lines: [], attempt: null });
  expect(useLastReceipt.getState().uuid).toBe('p1');
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledExactlyOnceWith({
    vehicle_id: 7,
    device_plan_add_ons: [{ device_plan_add_on_id: 91, auto_renew: false }],
  });
  expect(usePurchase.getState()).toMatchObject({ isScheduled: false, foundFrom: null, autorenewalFailure: [] });
  expect(usePurchase.getState().sentAt).toBeTypeOf('number');
});

test('[commerce 4] keeps the cart after a decline, and pays again with a new key', async () => {
  const { useCart, pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ detail: 'This transaction has been declined.' }));
  expect(await pay(REQUEST)).toEqual({ kind: 'declined' });
  expect(useCart.getState()).toMatchObject({ lines: [LINE], attempt: null });
  await pay(REQUEST);
  expect(new Set(keys()).size).toBe(2);
});

test('[commerce 4] reuses the key after a lost answer without a receipt', async () => {
  const { useCart, pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  expect(useCart.getState().lines).toEqual([LINE]);
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('[commerce 4] keeps the key for a changed cart, so that a late first request cannot be charged besides', async () => {
  const { pay, useCart } = await tab();
  const changed = { ...REQUEST, expected_charge: 31 };
  calls.createPayment.mockRejectedValueOnce(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  calls.createPayment.mockRejectedValueOnce(await refused({ code: 'TOTAL_CHANGED' }));
  expect(await pay(changed)).toEqual({ kind: 'total_changed' });
  expect(useCart.getState().attempt?.requests).toEqual([REQUEST]);
  expect(await pay(changed)).toEqual({ kind: 'paid' });
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

test('[commerce 4] reports the first payment if it arrived after all, and pays with a new key if it was declined', async () => {
  const changed = { ...REQUEST, expected_charge: 31 };
  const reused = async () => refused({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  const one = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST).mockRejectedValueOnce(await reused());
  await one.pay(REQUEST);
  calls.listPayments.mockResolvedValueOnce({ results: [] }).mockResolvedValueOnce({ results: [receipt()] });
  expect(await one.pay(changed)).toEqual({ kind: 'paid' });
  expect(one.useLastReceipt.getState().uuid).toBe('p1');
  expect(new Set(keys()).size).toBe(1);

  calls.createPayment.mockReset();
  calls.createPayment
    .mockRejectedValueOnce(LOST)
    .mockRejectedValueOnce(await reused())
    .mockResolvedValueOnce(PAID);
  calls.listPayments.mockResolvedValue({ results: [] });
  await one.pay(REQUEST);
  expect(await one.pay(changed)).toEqual({ kind: 'paid' });
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(2);
});

test('[commerce 4] sends no key to an API that does not accept its header', async () => {
  const { pay } = await tab();
  await connect({ sendsKeys: false });
  calls.createPayment.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  expect(await pay({ ...REQUEST, expected_charge: 31 })).toEqual({ kind: 'paid' });
  expect(keys()).toEqual([undefined, undefined]);
  expect(calls.listPayments).toHaveBeenCalledTimes(2);
});

test('[commerce 4] two presses at once charge once', async () => {
  const { pay } = await tab();
  expect(await Promise.all([pay(REQUEST), pay(REQUEST)])).toEqual([{ kind: 'paid' }, { kind: 'elsewhere' }]);
  expect(keys()).toHaveLength(1);
});

test('[commerce 4] keeps a line that another tab added during the payment', async () => {
  const { pay, useCart } = await tab();
  const { addToCart } = await import('../../state/cart.ts');
  calls.createPayment.mockImplementation(async () => {
    addToCart({ product_id: 2 });
    return PAID;
  });
  await pay(REQUEST);
  expect(useCart.getState().lines).toEqual([{ product_id: 2 }]);
});

test('[commerce 9] sends a shipping address only with something to ship', async () => {
  const [{ requestOf }, { useCart }] = await Promise.all([import('./use-quote.ts'), import('../../state/cart.ts')]);
  const cart = {
    ...useCart.getState(),
    shippingAddress: {
      line_1: '1 Main St',
      city: 'Chicago',
      state: 'IL',
      postal_code: '60607',
      country: 'US',
    } as const,
  };
  expect(requestOf({ ...cart, lines: [{ product_id: 2 }] })?.shipping_address).toEqual(cart.shippingAddress);
  expect(requestOf({ ...cart, lines: [LINE] })?.shipping_address).toBeNull();
});

test('[commerce 4] without keys, looks for the first payment before it sends a second one', async () => {
  const { pay } = await tab();
  await connect({ sendsKeys: false });
  calls.createPayment.mockRejectedValueOnce(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(calls.createPayment).toHaveBeenCalledTimes(1);
});

test('[commerce 4] a decline of a changed cart ends the attempt, also while an earlier request has no answer', async () => {
  const { pay, useCart } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  calls.createPayment.mockRejectedValueOnce(await refused({ detail: 'This transaction has been declined.' }));
  expect(await pay({ ...REQUEST, expected_charge: 31 })).toEqual({ kind: 'declined' });
  expect(useCart.getState().attempt).toBeNull();
});

test('[commerce 4] a refusal of the first request ends the attempt', async () => {
  const { pay, useCart } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ code: 'TOTAL_CHANGED' }));
  expect(await pay(REQUEST)).toEqual({ kind: 'total_changed' });
  expect(useCart.getState().attempt).toBeNull();
  await pay(REQUEST);
  expect(new Set(keys()).size).toBe(2);
});

test.each([400, 401, 403, 404, 429])('[commerce 8] nothing was charged after the status %d', async (status) => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ status }));
  expect(await pay(REQUEST)).toMatchObject({ kind: 'other' });
  expect(calls.listPayments).not.toHaveBeenCalled();
});
