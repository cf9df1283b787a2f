import { expect, test } from 'vitest';
import { couponsByCode } from '../../../fixtures/catalog/coupons.ts';
import { quote } from './quote.ts';
import { SALES_TAXES, taxesOf } from './taxes.ts';
import { cart, current, line, NOW, plan, quoted } from './test-bench.ts';

const coupon = (code: string) => couponsByCode.get(code) ?? null;
const taxesIn = (country: 'CA' | 'US', state: string) => taxesOf({ country, state }, SALES_TAXES) ?? [];
const premiumYear = () => line({ plan: 'premium-year' });
const fleet = (count: number) => Array.from({ length: count }, premiumYear);
const onTrial = () => current('trial-month', 0, { used: 10, days: 30 });

test('[commerce 4] charges premium-year 134.28, and 142.34 at 6 percent tax', () => {
  expect(quoted([premiumYear()])).toMatchObject({ base_amount: 13_428, base_tax: 0, final_charge: 13_428 });
  const taxed = quoted([premiumYear()], { taxes: taxesIn('US', 'PA') });
  expect(taxed).toMatchObject({ base_tax: 806, final_charge: 14_234, renewal_total: 14_234 });
  expect(taxed.tax_breakdown).toEqual([{ name: 'Sales tax', rate: 6_000, amount: 806 }]);
});

test('[commerce 9] charges an X1 with premium-month 61.99, and renews for the plan alone', () => {
  const { lines, ...totals } = quoted([line({ plan: 'premium-month', sku: 'X1-LTE' })]);
  expect(totals).toMatchObject({ base_amount: 6_199, final_charge: 6_199, renewal_total: 1_199 });
  expect(lines[0]).toMatchObject({ amount: 6_199, plan_value: 1_199 });
});

test('[commerce 4] allocates WELCOME10 over two monthly plans as 1.20 and 0.80', () => {
  const lines = [line({ plan: 'premium-month' }), line({ plan: 'basic-month' })];
  const answer = quoted(lines, { coupon: coupon('WELCOME10') });
  expect(answer).toMatchObject({ coupon_discount: 200, final_charge: 1_798, renewal_total: 1_998 });
  expect(answer.lines.map(({ coupon_discount }) => coupon_discount)).toEqual([120, 80]);
});

test('[commerce 9] charges ten vehicles with discount and WELCOME10 966.78', () => {
  const answer = quoted(fleet(10), { eligible_vehicles: 10, coupon: coupon('WELCOME10') });
  expect(answer).toMatchObject({
    base_amount: 134_280,
    multi_vehicle_discount: 26_860,
    coupon_discount: 10_742,
    final_charge: 96_678,
    renewal_total: 107_420,
  });
  expect(answer.lines.map(({ coupon_discount }) => coupon_discount)).toEqual([1_075, 1_075, ...Array(8).fill(1_074)]);
});

test('[commerce 9] gives no discount for nine vehicles, add-ons, hardware and ineligible plans', () => {
  expect(quoted(fleet(10), { eligible_vehicles: 9 }).multi_vehicle_discount).toBe(0);
  const full = line({ plan: 'premium-year', add_on: 'streaming-month', sku: 'KL-1' });
  const discounted = quoted([full], { eligible_vehicles: 10 });
  expect(discounted.multi_vehicle_discount).toBe(2_686);
  expect(discounted.lines[0]?.plan_value).toBe(10_742);
  const ineligible = { ...full, plan: { ...plan('premium-year'), is_multi_vehicle_discount_eligible: false } };
  expect(quoted([ineligible], { eligible_vehicles: 10 }).multi_vehicle_discount).toBe(0);
});

test('[commerce 4] charges premium-year to premium-plus-year after 100 of 365 days 70.39', () => {
  const paid = current('premium-year', 13_428, { used: 100, days: 365 });
  const answer = quoted([line({ plan: 'premium-plus-year', current: paid })]);
  expect(answer).toMatchObject({ credit: 9_749, prepaid_applied: 9_749, prepaid_remaining: 0, final_charge: 7_039 });
  // The next upgrade credits the value of the term and not the 70.39.
  expect(answer.lines[0]).toMatchObject({ credit: 9_749, plan_value: 16_788, change: { kind: 'upgrade' } });
});

test('[commerce 9] charges a Canadian X1R with premium-year 232.82', () => {
  const answer = quoted([line({ plan: 'premium-year', sku: 'X1R-LTE' })], {
    country: 'CA',
    taxes: taxesIn('CA', 'BC'),
  });
  expect(answer).toMatchObject({ base_amount: 21_788, currency_discount: 1_000, final_charge: 23_282 });
  expect(answer.tax_breakdown.map(({ name, amount }) => [name, amount])).toEqual([
    ['GST', 1_039],
    ['PST', 1_455],
  ]);
  // The plan's part of 232.82, by 167.88 and the converted 40.00.
  expect(answer.lines[0]?.plan_value).toBe(18_802);
});

test('[commerce 9] multiplies the currency discount by the quantity', () => {
  const answer = quoted([line({ sku: 'X1R-LTE', quantity: 3 })], { country: 'CA' });
  expect(answer).toMatchObject({
    base_amount: 30_000,
    currency_discount: 6_000,
    final_charge: 24_000,
    renewal_total: 0,
  });
});

test('[commerce 4] keeps credit that a cheaper term does not use up', () => {
  const paid = current('premium-3-year', 36_599, { used: 0, days: 1_096 });
  const answer = quoted([line({ plan: 'premium-plus-month', current: paid })], { prepaid: 500 });
  expect(answer).toMatchObject({ prepaid_applied: 1_499, prepaid_remaining: 35_600, final_charge: 0 });
});

test('[commerce 4] pays for the whole cart from prepaid credit after tax', () => {
  const answer = quoted([premiumYear()], { prepaid: 10_000, taxes: taxesIn('US', 'PA') });
  expect(answer).toMatchObject({ prepaid_applied: 10_000, prepaid_remaining: 0, base_tax: 806, final_charge: 4_234 });
});

test('[commerce 4] charges nothing in a trial, and takes TRIALPLUS off the first payment', () => {
  const answer = quoted([line({ plan: 'premium-year', add_on: 'streaming-month', current: onTrial() })], {
    coupon: coupon('TRIALPLUS'),
    taxes: taxesIn('US', 'PA'),
  });
  expect(answer).toMatchObject({ base_amount: 0, coupon_discount: 0, final_charge: 0, renewal_total: 15_505 });
  // 146.27 less 20 percent (29.25) is 117.02, plus 7.02 tax.
  expect(answer.lines[0]).toMatchObject({
    amount: 0,
    is_payment_deferred: true,
    deferred_amount: 12_404,
    deferred_coupon_discount: 2_925,
    renewal: { plan: 14_234, add_on: 1_271 },
    change: { kind: 'after_trial' },
  });
});

test('[commerce 4] charges hardware now even if its plan waits for the end of a trial', () => {
  const answer = quoted([line({ plan: 'premium-month', sku: 'X1-LTE', current: onTrial() })]);
  expect(answer.final_charge).toBe(5_000);
  expect(answer.lines[0]).toMatchObject({ amount: 5_000, deferred_amount: 1_199, plan_value: 1_199 });
});

test('[commerce 4] charges a downgrade at the end of the term, without credit', () => {
  const paid = current('premium-plus-year', 16_788, { used: 100, days: 365 });
  const answer = quoted([line({ plan: 'premium-year', current: paid })]);
  expect(answer).toMatchObject({ credit: 0, final_charge: 0, renewal_total: 13_428 });
  expect(answer.lines[0]).toMatchObject({ deferred_amount: 13_428, is_payment_deferred: true });
});

test('[commerce 4] prices an add-on by the new plan, or by the current one without a plan', () => {
  const now = current('premium-year', 13_428, { used: 0, days: 365 });
  const withUltimate = quoted([line({ plan: 'ultimate-year', add_on: 'streaming-month', current: now })]);
  expect(withUltimate.base_amount).toBe(20_388);
  const alone = quoted([line({ add_on: 'streaming-month', current: now })]);
  expect(alone).toMatchObject({ base_amount: 1_199, credit: 0, final_charge: 1_199 });
  expect(alone.lines[0]).toMatchObject({ change: null, plan_value: 0 });
});

test('[commerce 8] names every item without a price, by line', () => {
  const lines = [premiumYear(), line({ sku: 'X1R-LTE' }), line({ add_on: 'streaming-month' })];
  expect(quote(cart(lines, { country: 'AU' }))).toEqual({
    refusal: 'no_price',
    lines: [
      { line: 1, missing: [{ refusal: 'no_price', item: 'product', id: '3' }] },
      { line: 2, missing: [{ refusal: 'no_price', item: 'add_on', id: 'streaming-month' }] },
    ],
  });
});

test.each([
  ['WELCOME10', 'an only deferred cart', () => [line({ plan: 'premium-year', current: onTrial() })]],
  ['WELCOME10', 'a free cart', () => [line({ add_on: 'no-streaming', current: onTrial() })]],
  ['TRIALPLUS', 'a cart without a trial', () => [premiumYear()]],
  [
    'TRIALPLUS',
    'a downgrade',
    () => [line({ plan: 'basic-year', current: current('premium-year', 1, { used: 1, days: 365 }) })],
  ],
])('[commerce 5] refuses %s for %s', (code, _cart, lines) => {
  expect(quote(cart(lines(), { coupon: coupon(code) }))).toEqual({ refusal: 'takes_nothing_off' });
});

test('an empty cart costs nothing', () => {
  expect(quoted([], { prepaid: 700, taxes: taxesIn('CA', 'QC') })).toMatchObject({
    base_amount: 0,
    final_charge: 0,
    prepaid_remaining: 700,
  });
});

test('refuses to calculate with a fraction of a piece', () => {
  expect(() => quoted([line({ sku: 'KL-1', quantity: 0.5 })])).toThrow(RangeError);
  expect(() => quoted([premiumYear()], { prepaid: -1, now: NOW })).toThrow('does not add up');
});
