import { expect, test } from 'vitest';
import { addressAbove, backFrom, hasStepBack } from './back.ts';
import { findRoute } from './routes/find-route.ts';

function from(here: string, rest = {}) {
  const record = findRoute(here);
  if (!record) throw new Error(`${here} is no page`);
  const query = new URLSearchParams(here.split('?')[1]);
  const parent = addressAbove(record, here.split('?')[0] ?? '');
  return backFrom({ record, query, previous: '/billing', target: '/products', parent, isCartEmpty: false, ...rest });
}

test.each([
  '/control-center/vehicle/7',
  '/control-center/vehicle/dashcam/7',
  '/control-center/vehicle/tracker-schedule/7',
  '/control-center/vehicle/keylocker/7',
  '/subscriptions/update/7?change_term=true',
  '/subscriptions/manage/7',
])('[core 2.4] back from %s goes to the stored target', (here) => {
  expect(from(here)).toBe('/products');
});

test('[core 2.4] back from the checkout goes to the stored target if the cart is empty', () => {
  expect(from('/subscriptions/checkout', { isCartEmpty: true })).toBe('/products');
  expect(from('/subscriptions/checkout')).toBe(-1);
});

test('[core 2.4] otherwise goes one step back, unless there is none or it is the finished checkout', () => {
  expect(from('/subscriptions/update/7')).toBe(-1);
  expect(from('/billing/receipt/7', { previous: null })).toBe('/products');
  expect(from('/billing/receipt/7', { previous: '/subscriptions/checkout/complete' })).toBe('/products');
});

test('[core 2.4] without a target, back leads to the parent page, otherwise to the root', () => {
  expect(from('/billing/receipt/7', { previous: null, target: null })).toBe('/billing');
  expect(from('/products', { previous: null, target: null })).toBe('/');
});

test('a page that replaced the first one by a redirect has no step back', () => {
  expect([{ idx: 0 }, { idx: 2 }, null, { other: 1 }].map(hasStepBack)).toEqual([false, true, false, false]);
});

test('[core 2.3] the parent page keeps the id of its child', () => {
  const record = { path: '/a/b/:id', parent: '/a/:id' };
  expect(addressAbove(record, '/a/b/7')).toBe('/a/7');
  expect(addressAbove({ ...record, parent: null }, '/a/b/7')).toBe(null);
});
