import { expect, test, vi } from 'vitest';
import type { PaymentRequest } from '../../api/model.ts';
import {
  calls,
  LINE,
  LOST,
  logOut,
  PAID,
  REQUEST,
  receipt,
  signIn,
  stored,
  tab,
  withPayments,
} from './payments.fixture.ts';

withPayments();

const PLAN_LINE = { device_key: 'b', plan_id: 'premium-month' };
const PLAN_PAID = { ...PLAN_LINE, payment: { amount: 12 }, is_payment_deferred: false, vehicle_name: 'Van 10' };

test('[commerce 4] turns off renewal of a paid add-on after its tab was closed during it', async () => {
  const closed = await tab();
  calls.setAddOnAutorenewal.mockImplementationOnce(() => new Promise(() => undefined));
  void closed.pay(REQUEST);
  await vi.waitUntil(() => calls.setAddOnAutorenewal.mock.calls.length === 1);
  // The lock ends with its tab.
  vi.resetModules();
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, work: () => Promise<unknown>) => await work() },
  });
  await signIn(101);
  const { finishPurchase } = await import('./payments.ts');
  const { useCart } = await import('../../state/cart.ts');
  expect(useCart.getState().lines).toEqual([]);
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(2);
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(2);
});

test('[commerce 4] after a logout during it, turns off renewal in the next session of the same user only', async () => {
  const { pay } = await tab();
  let abort: (reason: unknown) => void = () => undefined;
  calls.setAddOnAutorenewal.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        abort = reject;
      }),
  );
  const paying = pay(REQUEST);
  await vi.waitUntil(() => calls.setAddOnAutorenewal.mock.calls.length === 1);
  await logOut();
  abort(LOST);
  await paying;
  const { finishPurchase } = await import('./payments.ts');
  expect(stored()).not.toContain('Van 09');
  await signIn(102);
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(1);
  await signIn(101);
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(2);
  expect(Object.keys(localStorage).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('[commerce 4] after a logout during the charge, finds its receipt in the next session and turns off renewal', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockRejectedValueOnce(LOST);
  const address = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
  await pay({ ...REQUEST, shipping_address: address, card_id: 501 } as PaymentRequest);
  await logOut();
  expect(stored()).not.toMatch(/Fulton|501/);
  await signIn(101);
  const { finishPurchase } = await import('./payments.ts');
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).not.toHaveBeenCalled();
  // It arrived late.
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await finishPurchase()).toEqual([]);
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(1);
});

test('[commerce 4] after a logout finds a payment of which one line has an add-on', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockRejectedValueOnce(LOST);
  await pay({ line_items: [PLAN_LINE, LINE], expected_charge: 32 });
  await logOut();
  await signIn(101);
  const { finishPurchase } = await import('./payments.ts');
  const payment = { ...PAID, final_charge: 32, line_items: [PLAN_PAID, ...PAID.line_items] };
  calls.listPayments.mockResolvedValue({ results: [receipt({ final_charge: 32, payment })] });
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(1);
});

test('[commerce 4] turns off renewal once if the session ends just after it', async () => {
  const { pay } = await tab();
  calls.setAddOnAutorenewal.mockImplementationOnce(async () => await logOut());
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  await signIn(101);
  const { finishPurchase } = await import('./payments.ts');
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(1);
});

test('[commerce 4] names the vehicles whose add-ons of an unfinished purchase still renew, by the device if it has none', async () => {
  await tab();
  const { keepUnfinished } = await import('../../state/unfinished-purchases.ts');
  const { queryClient } = await import('../query-client.ts');
  const { vehiclesQuery } = await import('../vehicles/queries.ts');
  queryClient.setQueryData(vehiclesQuery().queryKey, [{ id: 7, device_key: 'a', vehicle_name: 'Van 09' }] as never);
  const addOns = ['a', 'b'].map((device_key) => ({ device_key, plan_add_on_id: 'streaming-month' }));
  keepUnfinished(101, { addOns });
  calls.setAddOnAutorenewal.mockRejectedValue(LOST);
  const { finishPurchase } = await import('./payments.ts');
  expect(await finishPurchase()).toEqual(['Van 09', 'b']);
  expect(await finishPurchase()).toEqual([]);
});

test('[commerce 4] gives up a lost payment of an ended session after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(LOST);
  calls.listPayments.mockRejectedValueOnce(LOST);
  await pay(REQUEST);
  await logOut();
  await signIn(101);
  const { finishPurchase } = await import('./payments.ts');
  vi.setSystemTime(Date.now() + 3_599_000);
  await finishPurchase();
  await finishPurchase();
  expect(calls.listPayments).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + 2_000);
  await finishPurchase();
  await finishPurchase();
  expect(calls.listPayments).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
