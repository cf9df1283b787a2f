import { expect, test } from 'vitest';
import { plans } from '../../../fixtures/catalog/plans.ts';
import { addOnPrice, addOnPriceChange, planPrice, productPrice, savingsOverMonthly } from './prices.ts';
import { addOn, plan, product } from './test-bench.ts';

test('[commerce 9] prices a plan for its term in the currency of the country', () => {
  expect(planPrice(plan('premium-year'), 'US')).toEqual({ price: 13_428, refusal: null });
  expect(planPrice(plan('premium-year'), 'MX')).toEqual({ price: 233_900, refusal: null });
  expect(planPrice(plan('trial-month'), 'US')).toEqual({ price: 0, refusal: null });
});

test('[commerce 9] refuses what has no price in a country, instead of giving it away', () => {
  const unpriced = { ...plan('premium-year'), prices: { US: 134.28 } };
  const unpricedAddOn = { ...addOn('streaming-month'), prices: {} };
  expect(planPrice(unpriced, 'CA')).toEqual({ refusal: 'no_price', item: 'plan', id: 'premium-year' });
  expect(productPrice(product('X1R-LTE'), null, 'AU')).toEqual({ refusal: 'no_price', item: 'product', id: '3' });
  expect(addOnPrice(unpricedAddOn, 4, 'US')).toEqual({ refusal: 'no_price', item: 'add_on', id: 'streaming-month' });
  expect(addOnPrice(addOn('streaming-month'), null, 'US').refusal).toBe('no_price');
});

test.each([
  ['streaming-month', [1_299, 1_199, 999, 0]],
  ['streaming-plus-month', [2_299, 2_199, 1_999, 999]],
  ['no-streaming', [0, 0, 0, 0]],
])('[commerce 4] prices %s by level of the plan', (id, expected) => {
  expect(([1, 2, 3, 4] as const).map((level) => addOnPrice(addOn(id), level, 'US'))).toEqual(
    expected.map((price) => ({ price, refusal: null })),
  );
});

test('[commerce 4] an add-on is free at exactly its free plan level', () => {
  const free = { ...addOn('streaming-plus-month'), free_for_plan_level: 3 as const };
  expect(([2, 3, 4] as const).map((level) => addOnPrice(free, level, 'US'))).toEqual([
    { price: 2_199, refusal: null },
    { price: 0, refusal: null },
    { price: 999, refusal: null },
  ]);
});

test.each([
  ['X1-LTE', null, 'US', 5_000, 5_000],
  ['X1-LTE', 'premium-month', 'US', 5_000, 5_000],
  ['X1-LTE', 'basic-year', 'US', 5_000, 5_000],
  ['X1-LTE', 'premium-year', 'US', 0, 0],
  ['X1-LTE', 'ultimate-6-year', 'US', 0, 0],
  ['X1-LTE', 'trial-3-year', 'US', 5_000, 5_000],
  ['X1R-LTE', null, 'CA', 8_000, 10_000],
  ['X1R-LTE', 'premium-year', 'CA', 4_000, 5_000],
  ['KL-1', null, 'US', 7_999, 7_999],
  ['KL-1', 'premium-year', 'CA', 9_999, 9_999],
] as const)('[commerce 9] %s with %s in %s costs %i, %i unconverted', (sku, planId, country, charged, before) => {
  const answer = productPrice(product(sku), planId && plan(planId), country);
  expect(answer).toEqual({ price: { charged, before_conversion: before }, refusal: null });
});

test.each([
  ['premium-year', 960],
  ['premium-3-year', 6_565],
  ['premium-month', 0],
  ['ultimate-6-year', 39_929],
  ['tracking-year', 600],
])('[commerce 3] %s saves %i cents over the monthly plan', (id, price) => {
  expect(savingsOverMonthly(plan(id), plans, 'US')).toEqual({ price, refusal: null });
});

test('[commerce 3] refuses savings that have no monthly price to compare', () => {
  const yearly = plans.filter(({ billing_model }) => billing_model !== 'month_to_month');
  expect(savingsOverMonthly(plan('premium-year'), yearly, 'US').refusal).toBe('no_price');
});

test('[commerce 9] compares the price of an add-on at the current and the new level', () => {
  expect(addOnPriceChange(addOn('streaming-month'), { current: 4, next: 2 }, 'US')).toEqual({
    price: { before: 0, after: 1_199, will_be_free: false },
    refusal: null,
  });
  expect(addOnPriceChange(addOn('streaming-month'), { current: 1, next: 4 }, 'CA')).toEqual({
    price: { before: 1_599, after: 0, will_be_free: true },
    refusal: null,
  });
  expect(addOnPriceChange({ ...addOn('streaming-month'), prices: {} }, { current: 1, next: 4 }, 'CA').refusal).toBe(
    'no_price',
  );
});
