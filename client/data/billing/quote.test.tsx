import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { Device, Payment, PaymentRequest, Vehicle } from '../../api/model.ts';
import { aSubscription } from '../../rules/billing/subscribed.fixture.ts';
import { addToCart, useCart } from '../../state/cart.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { cartQuoteQuery, devicesQuery, dryRunQuery } from './queries.ts';
import { couponApply, type Quote, requestOf, useQuote } from './use-quote.ts';
import { type SubscribedQuery, useSubscribed } from './use-subscribed.ts';

const calls = vi.hoisted(() => {
  // The cart listens to other tabs from the start.
  vi.stubGlobal('window', new EventTarget());
  return { createPayment: vi.fn() };
});
vi.mock('../../../generated/client/payment.ts', async (original) => ({ ...(await original<object>()), ...calls }));

const VAN = { device_key: 'a', plan_id: 'premium-month' };
const TRUCK = { device_key: 'b', plan_id: 'premium-month' };
const CART = { lines: [VAN], coupon: null, shippingAddress: null, cardId: null } as never;
const request = (...line_items: object[]) =>
  ({ line_items, shipping_address: null, coupon_code: null }) as PaymentRequest;
const refused = (facts: object) => new ApiError({ kind: 'validation', status: 400, message: '', ...facts } as never);
const lines = (...keys: string[]) =>
  refused({ body: { line_items: keys.map((device_key) => ({ device_key, detail: `No ${device_key}.` })) } });
const PAYMENT = { final_charge: 12, line_items: [] } as unknown as Payment;
const quote = async (asked: PaymentRequest) => await queryClient.fetchQuery(cartQuoteQuery(asked));
const sent = () => calls.createPayment.mock.calls.map(([body]) => body as PaymentRequest);

beforeEach(() => {
  calls.createPayment.mockReset();
  calls.createPayment.mockResolvedValue(PAYMENT);
});
afterEach(() => {
  emptyEverything();
  queryClient.clear();
});

/** What a component receives from a hook. */
function seen<Value>(use: () => Value): Value {
  const values: Value[] = [];
  function Page() {
    values.push(use());
    return null;
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return values.at(-1) as Value;
}

test('[commerce 4] asks for the price of the lines, with an address only if something is shipped', () => {
  expect(requestOf({ ...(CART as object), lines: [] } as never)).toBeNull();
  expect(requestOf(CART)).toEqual(request(VAN));
  const shippingAddress = { line_1: '1026 W Fulton Market' };
  expect(requestOf({ ...(CART as object), shippingAddress, cardId: 501, coupon: 'TEN' } as never)).toEqual({
    ...request(VAN),
    coupon_code: 'TEN',
    card_id: 501,
  });
  expect(requestOf({ ...(CART as object), shippingAddress, lines: [{ product_id: 2 }] } as never)).toEqual({
    ...request({ product_id: 2 }),
    shipping_address: shippingAddress,
  });
});

test('[commerce 4] prices the lines that can be bought, and says why the others cannot', async () => {
  calls.createPayment.mockRejectedValueOnce(lines('b'));
  expect(await quote(request(VAN, TRUCK))).toEqual({ payment: PAYMENT, refused: new Map([['b', 'No b.']]) });
  expect(sent().map(({ line_items }) => line_items)).toEqual([[VAN, TRUCK], [VAN]]);
  expect(calls.createPayment.mock.calls[0]?.slice(1)).toEqual([
    { validate: true },
    { signal: expect.any(AbortSignal) },
  ]);
});

test('[commerce 4] prices nothing if no line can be bought', async () => {
  calls.createPayment.mockRejectedValueOnce(lines('b')).mockRejectedValueOnce(lines('a'));
  expect(await quote(request(VAN, TRUCK))).toEqual({
    payment: undefined,
    refused: new Map([
      ['b', 'No b.'],
      ['a', 'No a.'],
    ]),
  });
  expect(calls.createPayment).toHaveBeenCalledTimes(2);
});

test('[commerce 4] drops a coupon that is for a refused line, and reports one that is wrong by itself', async () => {
  const coupon = refused({ fields: { coupon_code: ['The coupon does not apply to this cart'] } });
  const asked = { ...request(VAN, TRUCK), coupon_code: 'TEN' };
  calls.createPayment.mockRejectedValueOnce(lines('b')).mockRejectedValueOnce(coupon);
  expect((await quote(asked)).payment).toEqual(PAYMENT);
  expect(sent().map(({ coupon_code }) => coupon_code)).toEqual(['TEN', 'TEN', null]);
  calls.createPayment.mockRejectedValueOnce(coupon);
  await expect(quote({ ...asked, line_items: [VAN] })).rejects.toBe(coupon);
});

test('[commerce 8] reports a failure, and a refusal of lines that the cart does not have', async () => {
  const failure = refused({ status: 500 });
  calls.createPayment.mockRejectedValueOnce(failure);
  await expect(quote(request(VAN))).rejects.toBe(failure);
  const strange = lines('z');
  calls.createPayment.mockRejectedValueOnce(strange);
  await expect(quote(request(VAN))).rejects.toBe(strange);
  expect(calls.createPayment).toHaveBeenCalledTimes(2);
});

test('[commerce 4] a dry run charges nothing, and asks again each time', async () => {
  await queryClient.fetchQuery(dryRunQuery(request(VAN)));
  await queryClient.fetchQuery(dryRunQuery(request(VAN)));
  expect(calls.createPayment).toHaveBeenCalledTimes(2);
  expect(calls.createPayment).toHaveBeenLastCalledWith(
    request(VAN),
    { validate: true },
    { signal: expect.any(AbortSignal) },
  );
});

test('[commerce 4] a quote is current once it is known and no line is refused', () => {
  const { queryKey } = cartQuoteQuery(null);
  expect(seen<Quote>(useQuote)).toMatchObject({ payment: undefined, isCurrent: false, refusal: null });
  expect(seen<Quote>(useQuote).refused.size).toBe(0);
  queryClient.setQueryData(queryKey, { payment: PAYMENT, refused: new Map() });
  expect(seen<Quote>(useQuote)).toMatchObject({ payment: PAYMENT, isCurrent: true, refusal: null });
  queryClient.setQueryData(queryKey, { payment: PAYMENT, refused: new Map([['b', 'No.']]) });
  expect(seen<Quote>(useQuote)).toMatchObject({ isCurrent: false, refused: new Map([['b', 'No.']]) });
});

const apply = async (code: string) => {
  const { mutationFn } = couponApply();
  return await mutationFn?.(code, { client: queryClient, meta: undefined });
};

test('[commerce 4] a coupon is in the cart once the server accepted it, as the server writes it', async () => {
  expect(await apply('ten')).toBeNull();
  expect(calls.createPayment).not.toHaveBeenCalled();
  addToCart(VAN);
  calls.createPayment.mockResolvedValueOnce({ ...PAYMENT, coupon_code: 'TEN' });
  useCart.setState({ removedCoupon: { code: 'OLD', reason: 'expired' } });
  expect(await apply('ten')).toBeNull();
  expect(useCart.getState()).toMatchObject({ coupon: 'TEN', removedCoupon: null });
  expect(sent().at(-1)?.coupon_code).toBe('ten');
  calls.createPayment.mockRejectedValueOnce(refused({ fields: { coupon_code: ['Coupon expired'] } }));
  expect(await apply('old')).toEqual({ kind: 'coupon', reason: 'expired' });
  expect(useCart.getState().coupon).toBe('TEN');
  expect(await apply('five')).toBeNull();
  expect(useCart.getState().coupon).toBe('five');
});

const subscribed = (isAllowed = true) => seen<SubscribedQuery>(() => useSubscribed(isAllowed));

test('[commerce 7] subscriptions are known once vehicles and devices are', () => {
  const { vehicle, device } = aSubscription();
  expect(subscribed()).toMatchObject({ data: undefined, error: null });
  queryClient.setQueryData<Vehicle[]>(vehiclesQuery().queryKey, [vehicle]);
  expect(subscribed().data).toBeUndefined();
  queryClient.setQueryData<Device[]>(devicesQuery().queryKey, [device]);
  expect(subscribed()).toMatchObject({ data: [{ vehicle: { id: vehicle.id } }], error: null });
});

test('[commerce 7] trying again reads vehicles and devices', () => {
  const { refetch } = subscribed();
  const read = vi.spyOn(queryClient.getQueryCache(), 'build');
  refetch();
  expect(read.mock.calls.map(([, { queryKey }]) => queryKey)).toEqual(
    expect.arrayContaining([vehiclesQuery().queryKey, devicesQuery().queryKey]),
  );
});
