import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
const load = () => import('./cart.ts');

test('[commerce 9] the badge counts products by quantity, plans, and add-ons other than no-streaming', async () => {
  const { cartCount } = await load();
  expect(cartCount([])).toBe(0);
  expect(cartCount([{ device_key: 'a', plan_id: 'premium-month', plan_add_on_id: 'streaming-month' }])).toBe(2);
  expect(cartCount([{ device_key: 'a', plan_id: 'premium-month', plan_add_on_id: 'no-streaming' }])).toBe(1);
  expect(
    cartCount([
      { product_id: 7, product_quantity: 3 },
      { device_key: 'b', product_id: 8 },
    ]),
  ).toBe(4);
});

test('[commerce 4] adds to the line of the same device, or of the same product without a device', async () => {
  const { addToCart, useCart } = await load();
  addToCart({ device_key: 'a', plan_add_on_id: 'streaming-month' });
  addToCart({ device_key: 'b', plan_id: 'basic-month' });
  addToCart({ device_key: 'a', plan_id: 'premium-month' });
  addToCart({ product_id: 7, product_quantity: 2 });
  addToCart({ product_id: 7 });
  addToCart({ product_id: 9 });
  expect(useCart.getState().lines).toEqual([
    { device_key: 'a', plan_add_on_id: 'streaming-month', plan_id: 'premium-month' },
    { device_key: 'b', plan_id: 'basic-month' },
    { product_id: 7, product_quantity: 3 },
    { product_id: 9 },
  ]);
});

test('a reload keeps the cart, and a logout clears it with its stored copy', async () => {
  const before = await load();
  before.addToCart({ device_key: 'a', plan_id: 'premium-month' });
  vi.resetModules();
  const { useCart } = await load();
  expect(useCart.getState().lines).toEqual([{ device_key: 'a', plan_id: 'premium-month' }]);
  const { emptyEverything } = await import('./logout-registry.ts');
  emptyEverything();
  expect(useCart.getState().lines).toEqual([]);
  expect(Object.values(localStorage).join()).not.toContain('premium-month');
});

test.each(['{bad', 'null', '7', ''])('drops a damaged stored cart: %j', async (damaged) => {
  localStorage.setItem('waymark.kept.cart.3', damaged);
  const { useCart } = await load();
  expect(useCart.getState().lines).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('completes a stored cart that lacks a part', async () => {
  localStorage.setItem('waymark.kept.cart.3', JSON.stringify({ lines: [{ product_id: 7 }] }));
  const { useCart } = await load();
  expect(useCart.getState()).toMatchObject({ lines: [{ product_id: 7 }], attempt: null, coupon: null });
});

test('[commerce 4] follows the cart of another tab, and clears it with that tab', async () => {
  const { useCart } = await load();
  const hear = (cart: object | null) =>
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'waymark.kept.cart.3', newValue: cart && JSON.stringify(cart) }),
    );
  hear({ ...useCart.getState(), lines: [{ product_id: 7 }] });
  expect(useCart.getState().lines).toEqual([{ product_id: 7 }]);
  hear(null);
  expect(useCart.getState().lines).toEqual([]);
  // What the other tab removed stays removed.
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[commerce 4] an empty cart clears its state, and keeps an open payment', async () => {
  const { addToCart, removeFromCart, useCart } = await load();
  addToCart({ device_key: 'a', plan_id: 'premium-month' });
  const attempt = { key: 'k', requests: [{ line_items: [] }], startedAt: 0, isSearched: false };
  useCart.setState({ coupon: 'WELCOME10', cardId: 502, isDelayAcknowledged: true, attempt });
  removeFromCart('a', 'plan');
  expect(useCart.getState()).toMatchObject({ coupon: null, cardId: null, isDelayAcknowledged: false, attempt });
});

test('[commerce 8] keeps the code of a coupon that the server refused, once', async () => {
  const { removeRefusedCoupon, useCart } = await load();
  useCart.setState({ coupon: 'TRIALPLUS' });
  removeRefusedCoupon('no_effect');
  removeRefusedCoupon('expired');
  expect(useCart.getState()).toMatchObject({
    coupon: null,
    removedCoupon: { code: 'TRIALPLUS', reason: 'no_effect' },
  });
});
