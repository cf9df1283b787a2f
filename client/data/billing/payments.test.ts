import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentRequest, User } from '../../api/model.ts';
import { memoryStorage } from '../../lib/storage.fixture.ts';

const calls = vi.hoisted(() => ({
  createPayment: vi.fn(),
  listPayments: vi.fn(),
  getPayment: vi.fn(),
  listDevices: vi.fn(),
  setAddOnAutorenewal: vi.fn(),
}));
vi.mock('../../../generated/client/payment.ts', async (original) => ({ ...(await original<object>()), ...calls }));
vi.mock('../../../generated/client/device.ts', async (original) => ({ ...(await original<object>()), ...calls }));

const LINE = { device_key: 'a', plan_id: 'premium-month', plan_add_on_id: 'streaming-month' };
const REQUEST = { line_items: [LINE], expected_charge: 20 };
const PAID = {
  uuid: 'p1',
  base_amount: 20,
  final_charge: 20,
  line_items: [
    { ...LINE, payment: { amount: 20 }, is_payment_deferred: false, plan_add_on_price: 8, vehicle_name: 'Van 09' },
  ],
};
const LOST = new TypeError('Failed to fetch');
/** A refusal, made by the error class of the tab's modules. */
const refused = async (facts: object) => {
  const { ApiError } = await import('../../api/errors.ts');
  return new ApiError({ kind: 'validation', status: 400, message: '', ...facts });
};
const receipt = (facts: object = {}) => ({
  uuid: 'p1',
  transaction_date: new Date().toISOString(),
  final_charge: 20,
  payment: PAID,
  ...facts,
});

async function connect(options: { sendsKeys?: boolean } = {}) {
  const { configureApi } = await import('../../api/settings.ts');
  const base = new URL('https://portal.example/');
  configureApi({ base, origin: base, accessToken: async () => null, onUnauthorized: () => undefined, ...options });
}

async function signIn(id: number) {
  const { setSession } = await import('../../state/session.ts');
  setSession({ status: 'signed_in', user: { id } as User });
}

const stored = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('\n');

/** Ends the session as a logout does. */
async function logOut() {
  const { setSession } = await import('../../state/session.ts');
  const { emptyEverything } = await import('../../state/logout-registry.ts');
  emptyEverything();
  setSession({ status: 'signed_out', notice: null });
}

/** One tab with a cart. */
async function tab() {
  await connect();
  await signIn(101);
  const { useCart, addToCart } = await import('../../state/cart.ts');
  const { pay, resolveAttempt, searchAgain } = await import('./payments.ts');
  const { usePurchase } = await import('../../state/purchase.ts');
  const { useLastReceipt } = await import('../../state/last-receipt.ts');
  addToCart(LINE);
  return { useCart, pay, resolveAttempt, searchAgain, usePurchase, useLastReceipt };
}

/** Idempotency keys of the payments that were sent. */
const keys = () =>
  calls.createPayment.mock.calls.map(
    ([, , options]) => (options as { headers: Record<string, string> }).headers['Idempotency-Key'],
  );

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  let isHeld = false;
  let last: Promise<unknown> = Promise.resolve();
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
    if (isHeld && ifAvailable) return await work(null);
    const before = last;
    isHeld = true;
    const working = before.then(async () => await work({}));
    last = working
      .catch(() => undefined)
      .then(() => {
        isHeld = false;
      });
    return await working;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  calls.createPayment.mockResolvedValue(PAID);
  calls.listPayments.mockResolvedValue({ results: [] });
  calls.listDevices.mockResolvedValue({
    results: [
      {
        vehicle_id: 7,
        plan_add_ons: [{ device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month', auto_renew: true }],
      },
    ],
  });
});

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

test('[commerce 4] names the vehicle whose add-on renewal could not be turned off', async () => {
  const { pay, usePurchase } = await tab();
  calls.setAddOnAutorenewal.mockRejectedValue(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(usePurchase.getState().autorenewalFailure).toEqual(['Van 09']);
});

test.each([
  ['the device', []],
  ['its vehicle', [{ vehicle_id: null, plan_add_ons: [] }]],
  ['the add-on', [{ vehicle_id: 7, plan_add_ons: [] }]],
])('[commerce 8] names the vehicle whose add-on may renew, because %s was not found', async (_what, results) => {
  const { pay, usePurchase } = await tab();
  calls.listDevices.mockResolvedValue({ results });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(usePurchase.getState().autorenewalFailure).toEqual(['Van 09']);
});

test('[commerce 4] an add-on that begins after a trial has no renewal to turn off yet', async () => {
  const { pay, usePurchase } = await tab();
  const line_items = PAID.line_items.map((line) => ({ ...line, is_payment_deferred: true }));
  calls.createPayment.mockResolvedValue({ ...PAID, line_items });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(calls.listDevices).not.toHaveBeenCalled();
  expect(usePurchase.getState().autorenewalFailure).toEqual([]);
});

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

test('[commerce 8] reads why a payment was refused', async () => {
  const { refusalOf } = await import('./payment-refusal.ts');
  const of = async (facts: object) => refusalOf(await refused(facts));
  expect(await of({ code: 'TOTAL_CHANGED' })).toEqual({ kind: 'total_changed' });
  expect(await of({ fields: { coupon_code: ['Coupon expired'] } })).toEqual({ kind: 'coupon', reason: 'expired' });
  expect(await of({ fields: { coupon_code: ['Coupon invalid'] } })).toEqual({ kind: 'coupon', reason: 'invalid' });
  expect(await of({ body: { line_items: [{ device_key: 'a', detail: 'Not now.' }] } })).toEqual({
    kind: 'lines',
    details: new Map([['a', 'Not now.']]),
  });
  const ordered = { product_id: 2, plan_id: 'premium-year', detail: 'Not here.' };
  expect(await of({ body: { line_items: [ordered, { product_id: 4, detail: 'Sold out.' }] } })).toEqual({
    kind: 'lines',
    details: new Map([
      ['product 2 premium-year', 'Not here.'],
      ['product 4', 'Sold out.'],
    ]),
  });
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

test('[commerce 4] without keys, looks for the first payment before it sends a second one', async () => {
  const { pay } = await tab();
  await connect({ sendsKeys: false });
  calls.createPayment.mockRejectedValueOnce(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
  calls.listPayments.mockResolvedValue({ results: [receipt()] });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(calls.createPayment).toHaveBeenCalledTimes(1);
});

const PLAN_LINE = { device_key: 'b', plan_id: 'premium-month' };
const PLAN_PAID = { ...PLAN_LINE, payment: { amount: 12 }, is_payment_deferred: false, vehicle_name: 'Van 10' };

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

test('[commerce 4] an add-on that was free keeps its renewal', async () => {
  const { pay } = await tab();
  const line_items = PAID.line_items.map((line) => ({ ...line, plan_add_on_price: 0 }));
  calls.createPayment.mockResolvedValue({ ...PAID, line_items });
  await pay(REQUEST);
  expect(calls.listDevices).not.toHaveBeenCalled();
});

test('[commerce 4] leaves alone an add-on whose renewal is off already', async () => {
  const { pay, usePurchase } = await tab();
  const plan_add_ons = [{ device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month', auto_renew: false }];
  calls.listDevices.mockResolvedValue({ results: [{ vehicle_id: 7, plan_add_ons }] });
  await pay(REQUEST);
  expect(calls.listDevices).toHaveBeenCalledWith({ device_key: 'a' });
  expect(calls.setAddOnAutorenewal).not.toHaveBeenCalled();
  expect(usePurchase.getState().autorenewalFailure).toEqual([]);
});

test('[commerce 4] turns off the bought add-on alone, of a device whose vehicle the list of vehicles names', async () => {
  const { pay } = await tab();
  const { queryClient } = await import('../query-client.ts');
  const { vehiclesQuery } = await import('../vehicles/queries.ts');
  queryClient.setQueryData(vehiclesQuery().queryKey, [
    { id: 6, device_key: 'b' },
    { id: 8, device_key: 'a' },
  ] as never);
  const other = { device_plan_add_on_id: 90, plan_add_on_id: 'streaming-trial', auto_renew: true };
  const bought = { device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month' };
  calls.listDevices.mockResolvedValue({ results: [{ plan_add_ons: [other, bought] }] });
  await pay(REQUEST);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledExactlyOnceWith({
    vehicle_id: 8,
    device_plan_add_ons: [{ device_plan_add_on_id: 91, auto_renew: false }],
  });
});

test('[commerce 4] reports a renewal that could not be turned off once, and does not try again in the same session', async () => {
  const { pay } = await tab();
  calls.setAddOnAutorenewal.mockRejectedValue(LOST);
  await pay(REQUEST);
  const { finishPurchase } = await import('./payments.ts');
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

test.each([400, 401, 403, 404, 429])('[commerce 8] nothing was charged after the status %d', async (status) => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ status }));
  expect(await pay(REQUEST)).toMatchObject({ kind: 'other' });
  expect(calls.listPayments).not.toHaveBeenCalled();
});

test('[commerce 8] looks for a receipt after the status 500', async () => {
  const { pay } = await tab();
  calls.createPayment.mockRejectedValueOnce(await refused({ status: 500 }));
  expect(await pay(REQUEST)).toEqual({ kind: 'not_found' });
});

test('[commerce 8] reads every reason for a refusal, and keeps one that it does not know', async () => {
  const { refusalOf } = await import('./payment-refusal.ts');
  const of = async (facts: object) => refusalOf(await refused(facts));
  const coupon = (message: string) => of({ fields: { coupon_code: [message] } });
  expect(await coupon('COUPON already used')).toEqual({ kind: 'coupon', reason: 'used' });
  expect(await coupon('The coupon does not apply to this cart')).toEqual({ kind: 'coupon', reason: 'no_effect' });
  expect(await of({ fields: { coupon_code: [] } })).toEqual({ kind: 'coupon', reason: 'invalid' });
  expect(await of({ code: 'LATER_TOTAL_CHANGED' })).toEqual({ kind: 'later_changed' });
  expect(await of({ detail: 'Sorry. This transaction has been declined. Bye.' })).toEqual({ kind: 'declined' });
  for (const body of [
    null,
    undefined,
    {},
    { line_items: 'x' },
    { line_items: [] },
    { line_items: [null, { detail: 7 }] },
  ]) {
    expect(await of({ body })).toMatchObject({ kind: 'other', error: { status: 400 } });
  }
  expect(refusalOf(LOST)).toEqual({ kind: 'other', error: LOST });
});
