import { expect, test } from 'vitest';
import type { Payment, PaymentLine } from '../../api/model.ts';
import {
  beginsBy,
  boughtLine,
  boughtParts,
  firstRenewal,
  includedTax,
  planRenewals,
  receiptNumber,
  taxableAmount,
  taxesOf,
  totalLines,
  vehiclesOf,
} from './receipt-lines.ts';

/** The Canadian example: X1R with a year of Premium. */
const line: PaymentLine = {
  device_key: 'GG-1',
  plan_id: 'premium-year',
  plan_name: 'Premium',
  billing_model: '1_year',
  vehicle_name: 'Van 12',
  payment: { amount: 217.88 },
  plan_price: 167.88,
  plan_add_on_price: null,
  product_name: 'Waymark X1R',
  product_quantity: 1,
  is_payment_deferred: false,
};
const payment: Payment = {
  uuid: '45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26',
  currency: 'CAD',
  line_items: [line],
  base_amount: 217.88,
  multi_vehicle_discount: 0,
  currency_discount: 10,
  coupon_code: null,
  coupon_discount: 0,
  base_tax: 24.94,
  tax_breakdown: [
    { name: 'GST', rate: 0.05, amount: 10.39 },
    { name: 'PST', rate: 0.07, amount: 14.55 },
  ],
  prepaid_applied: 0,
  final_charge: 232.82,
};

test('[commerce 3] splits a line of a receipt into plan and product at gross prices', () => {
  expect(boughtLine(line).parts).toEqual([
    { kind: 'plan', name: 'Premium', billing_model: '1_year', quantity: null, amount: 167.88 },
    { kind: 'product', name: 'Waymark X1R', billing_model: null, quantity: 1, amount: 50 },
  ]);
});

test('[commerce 3] names the parts of a payment for the list of receipts', () => {
  const other: PaymentLine = { payment: { amount: 9.99 }, is_payment_deferred: false };
  expect(boughtParts({ ...payment, line_items: [line, other] }).map(({ name }) => name)).toEqual([
    'Premium',
    'Waymark X1R',
  ]);
  expect(boughtParts(null)).toEqual([]);
});

test('[commerce 3] keeps an amount of a receipt that no part explains', () => {
  expect(boughtLine({ payment: { amount: 9.99 }, is_payment_deferred: false }).parts).toEqual([
    { kind: 'other', name: null, billing_model: null, quantity: null, amount: 9.99 },
  ]);
});

test('[commerce 4] states what a trial defers', () => {
  const trial = boughtLine({ ...line, payment: { amount: 50 }, is_payment_deferred: true, deferred_amount: 167.88 });
  expect(trial.deferred).toBe(167.88);
  expect(trial.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', 0],
    ['product', 50],
  ]);
  expect(boughtLine(line).deferred).toBeNull();
});

test('[commerce 4] states when a downgrade follows the current plan', () => {
  const starts_at = '2027-05-29T00:00:00.000Z';
  const change = { kind: 'downgrade' as const, starts_at, credit: 0, days_left: 190, days_in_term: 365 };
  const deferred = { ...line, payment: { amount: 0 }, is_payment_deferred: true, deferred_amount: 71.9 };
  expect(boughtLine({ ...deferred, change }).follows).toBe(starts_at);
  expect(boughtLine({ ...deferred, change: { ...change, kind: 'after_trial' } }).follows).toBeNull();
});

test('[commerce 3] the lines from the subtotal add up to the total, each Canadian tax of its own', () => {
  const lines = totalLines(payment);
  expect(lines.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
    ['subtotal', null, 217.88],
    ['currency', null, -10],
    ['tax', 'GST', 10.39],
    ['tax', 'PST', 14.55],
  ]);
  expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(23_282);
});

test.each([
  ['MXN', 'IVA'],
  ['AUD', 'GST'],
])('[commerce 9] names the tax that prices in %s include, and adds none', (currency, name) => {
  const included = { ...payment, currency, base_tax: 0, tax_breakdown: [], final_charge: 207.88 };
  expect(totalLines(included).find(({ kind }) => kind.startsWith('tax'))).toMatchObject({
    kind: 'tax_included',
    name,
    amount: 0,
  });
});

test('[commerce 3] names the coupon, the credit and a tax of zero', () => {
  const lines = totalLines({
    ...payment,
    base_amount: 100,
    currency_discount: 0,
    coupon_code: 'WELCOME10',
    coupon_discount: 10,
    base_tax: 0,
    tax_breakdown: [],
    prepaid_applied: 12,
    final_charge: 78,
  });
  expect(lines.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
    ['subtotal', null, 100],
    ['coupon', 'WELCOME10', -10],
    ['tax', null, 0],
    ['credit', null, -12],
  ]);
});

test('[commerce 3] numbers a receipt by the beginning of its id', () => {
  expect(receiptNumber('45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26')).toBe('45C48CCE');
});

test('[commerce 3] states the taxable amount before tax and credit, where there is tax', () => {
  expect(taxableAmount(payment)).toBe(207.88);
  expect(taxableAmount({ ...payment, prepaid_applied: 32.82, final_charge: 200 })).toBe(207.88);
  expect(taxableAmount({ ...payment, tax_breakdown: [] })).toBeNull();
});

test('[commerce 4] adds up the renewals of the first day', () => {
  const renewing = (renewal_date: string | null, renewal_amount: number | null) => ({
    ...line,
    renewal_date,
    renewal_amount,
  });
  const lines = [
    renewing('2027-11-21T15:30:00Z', 134.3),
    renewing('2026-12-21T15:30:00Z', 9.59),
    renewing('2026-12-21T15:30:01Z', 6.39),
    renewing(null, null),
  ];
  expect(firstRenewal(lines)).toEqual({ at: '2026-12-21T15:30:00Z', amount: 15.98 });
  expect(firstRenewal([line])).toBeNull();
});

test('[commerce 4] counts renewals of plans, and none of add-ons', () => {
  const { plan_id: _plan, ...addOn } = { ...line, plan_add_on_id: 'streaming-month', renewal_amount: 19.99 };
  expect(
    planRenewals({
      line_items: [
        { ...line, renewal_amount: 9.59 },
        { ...line, renewal_amount: 134.3 },
      ],
    }),
  ).toBe(143.89);
  expect(planRenewals({ line_items: [addOn] })).toBe(0);
});

test('[commerce 8] tells plans that begin with the payment from those that begin later', () => {
  const change = {
    kind: 'renewal',
    starts_at: '2026-12-01T15:30:00Z',
    credit: 0,
    days_left: 0,
    days_in_term: 30,
  } as const;
  const paidAt = Date.parse('2026-11-21T15:30:00Z');
  expect(beginsBy({ ...line, change: { ...change, starts_at: '2026-11-21T15:30:00Z' } }, paidAt)).toBe(true);
  expect(beginsBy({ ...line, change }, paidAt)).toBe(false);
  // Without the assumed field, the plan counts as begun.
  expect(beginsBy(line, paidAt)).toBe(true);
  expect(beginsBy({ ...line, plan_id: null, change }, Date.parse(change.starts_at))).toBe(false);
});

test('[commerce 3] names the vehicles of a receipt once, and the coupon of what is due later', () => {
  expect(vehiclesOf({ ...payment, line_items: [line, { ...line, vehicle_name: null }, line] })).toEqual(['Van 12']);
  expect(vehiclesOf(null)).toEqual([]);
  const deferred = { ...line, is_payment_deferred: true, deferred_amount: 8.63, deferred_coupon_discount: 0.96 };
  expect(boughtLine(deferred)).toMatchObject({ deferred: 8.63, deferredCoupon: 0.96 });
});

test('[commerce 3] splits a line into plan, add-on and product, each with what names it', () => {
  const all: PaymentLine = {
    ...line,
    payment: { amount: 227.87 },
    plan_add_on: 'Streaming',
    plan_add_on_id: 'streaming-month',
    plan_add_on_price: 9.99,
    product_sku: 'X1R-LTE',
  };
  expect(boughtLine(all)).toEqual({
    vehicle_name: 'Van 12',
    device_key: 'GG-1',
    parts: [
      { kind: 'plan', name: 'Premium', billing_model: '1_year', quantity: null, amount: 167.88 },
      { kind: 'add_on', id: 'streaming-month', name: 'Streaming', billing_model: null, quantity: null, amount: 9.99 },
      { kind: 'product', id: 'X1R-LTE', name: 'Waymark X1R', billing_model: null, quantity: 1, amount: 50 },
    ],
    deferred: null,
    deferredCoupon: 0,
    follows: null,
  });
});

test('[commerce 3] counts plans of new vehicles with their products, and names a plan without a name by its id', () => {
  const { device_key: _key, vehicle_name: _name, plan_name: _plan, billing_model: _model, ...rest } = line;
  const parts = boughtLine({ ...rest, product_quantity: 3 });
  expect(parts).toMatchObject({ vehicle_name: null, device_key: null });
  expect(parts.parts.map(({ kind, name, quantity, billing_model }) => [kind, name, quantity, billing_model])).toEqual([
    ['plan', 'premium-year', 3, null],
    ['product', 'Waymark X1R', 3, null],
  ]);
  const { product_quantity: _quantity, ...one } = rest;
  expect(boughtLine(one).parts.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('[commerce 4] defers nothing of a line that is not deferred, whatever it names', () => {
  const change = {
    kind: 'downgrade' as const,
    starts_at: '2027-05-29T00:00:00Z',
    credit: 0,
    days_left: 1,
    days_in_term: 2,
  };
  expect(boughtLine({ ...line, deferred_amount: 5, deferred_coupon_discount: 1, change })).toMatchObject({
    deferred: null,
    deferredCoupon: 0,
    follows: null,
  });
  expect(boughtLine({ ...line, is_payment_deferred: true, deferred_amount: 0 })).toMatchObject({
    deferred: null,
    deferredCoupon: 0,
    follows: null,
  });
});

test('[commerce 9] includes no tax beside one that is added, nor in another currency', () => {
  expect(includedTax({ currency: 'AUD', base_tax: 1 })).toBeNull();
  expect(includedTax({ currency: 'AUD', base_tax: 0 })).toBe('GST');
  expect(includedTax({ currency: 'USD' })).toBeNull();
  expect(includedTax({})).toBeNull();
});

test('[commerce 3] leaves out parts of a tax without an amount, and names those without a name by nothing', () => {
  expect(taxesOf({ tax_breakdown: [{ name: 'GST', rate: 0.05 }, { amount: 2 }] })).toEqual([
    { name: '', rate: null, amount: 2 },
  ]);
  expect(taxesOf({})).toEqual([]);
});

test('[commerce 3] the tax of a payment without a breakdown is its sum, and its discounts are named', () => {
  const { tax_breakdown: _taxes, ...bare } = { ...payment, currency: 'USD', multi_vehicle_discount: 3, base_tax: 7 };
  expect(totalLines(bare)).toEqual([
    { kind: 'subtotal', name: null, rate: null, amount: 217.88 },
    { kind: 'multi_vehicle', name: null, rate: null, amount: -3 },
    { kind: 'currency', name: null, rate: null, amount: -10 },
    { kind: 'tax', name: null, rate: null, amount: 7 },
  ]);
  expect(totalLines(payment)[2]).toEqual({ kind: 'tax', name: 'GST', rate: 0.05, amount: 10.39 });
  expect(taxableAmount(bare)).toBeNull();
});

test('[commerce 4] the first renewal may be the last line, and one without an amount is none', () => {
  const renewing = (renewal_date: string, renewal_amount: number | null) => ({ ...line, renewal_date, renewal_amount });
  const lines = [
    renewing('2027-01-21T00:00:00Z', 1),
    renewing('2026-12-01T00:00:00Z', null),
    renewing('2026-12-21T00:00:00Z', 0),
  ];
  expect(firstRenewal(lines)).toEqual({ at: '2026-12-21T00:00:00Z', amount: 0 });
});
