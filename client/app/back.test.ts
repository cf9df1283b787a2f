import { expect, test } from 'vitest';
import { backFrom } from './back.ts';

const from = (here: string, rest = {}) =>
  backFrom({ here, previous: '/billing', target: '/products', isCartEmpty: false, ...rest });

test.each([
  '/control-center/vehicle/7',
  '/control-center/vehicle/dashcam/7',
  '/subscriptions/update/7?change_term=true',
  '/subscriptions/manage/7',
])('[core 2.4] back from %s goes to the stored target', (here) => {
  expect(from(here)).toBe('/products');
});

test('[core 2.4] back from the checkout goes to the target when the cart is empty', () => {
  expect(from('/subscriptions/checkout', { isCartEmpty: true })).toBe('/products');
  expect(from('/subscriptions/checkout')).toBe(-1);
});

test('[core 2.4] otherwise one step back, unless there is none or it is the finished checkout', () => {
  expect(from('/subscriptions/update/7')).toBe(-1);
  expect(from('/billing/receipt/7', { previous: null })).toBe('/products');
  expect(from('/billing/receipt/7', { previous: '/subscriptions/checkout/complete' })).toBe('/products');
});

test('[core 2.4] without a target back leads to the page above, else to the root', () => {
  expect(from('/billing/receipt/7', { previous: null, target: null })).toBe('/billing');
  expect(from('/products', { previous: null, target: null })).toBe('/');
});
