import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
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
  addToCart({ device_key: 'a', product_id: 8, product_quantity: 1 });
  addToCart({ device_key: 'b', plan_id: 'basic-month' });
  addToCart({ device_key: 'a', plan_id: 'premium-month' });
  addToCart({ product_id: 7, product_quantity: 2 });
  addToCart({ product_id: 7 });
  addToCart({ product_id: 9 });
  expect(useCart.getState().lines).toEqual([
    { device_key: 'a', product_id: 8, product_quantity: 1, plan_id: 'premium-month' },
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
  expect(Object.values(sessionStorage).join()).not.toContain('premium-month');
});

test.each(['{bad', 'null', '7', ''])('drops a damaged stored cart: %j', async (damaged) => {
  sessionStorage.setItem('waymark.kept.cart.1', damaged);
  const { useCart } = await load();
  expect(useCart.getState().lines).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
