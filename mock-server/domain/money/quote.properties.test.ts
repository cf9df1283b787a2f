import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOns } from '../../../fixtures/catalog/add-ons.ts';
import { countries } from '../../../fixtures/catalog/countries.ts';
import { couponsByCode } from '../../../fixtures/catalog/coupons.ts';
import { plans } from '../../../fixtures/catalog/plans.ts';
import { products } from '../../../fixtures/catalog/products.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import { sumOf } from './cents.ts';
import type { CurrentTerm } from './change.ts';
import type { LineInput } from './line.ts';
import { type Quote, type QuoteInput, quote } from './quote.ts';
import { SALES_TAXES, taxesOf } from './taxes.ts';
import { DAY, NOW } from './test-bench.ts';

const paidPlan = fc.constantFrom(...plans.filter(({ is_trial }) => !is_trial));
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const anyTerm: fc.Arbitrary<CurrentTerm> = fc
  .record({
    plan: fc.constantFrom(...plans),
    paid: fc.nat(2_000_000),
    used: fc.integer({ min: 0, max: 2_300 }),
    days: fc.integer({ min: 1, max: 2_200 }),
  })
  .map(({ plan, paid, used, days }) => {
    const starts = NOW - used * DAY;
    return { plan, paid: plan.is_trial ? 0 : paid, starts, ends: starts + days * DAY };
  });

/** Lines that can be bought: products on sale in the country, add-ons with a plan. */
const anyLine = (country: Country): fc.Arbitrary<LineInput> =>
  fc
    .record({
      plan: orNull(paidPlan),
      add_on: orNull(fc.constantFrom(...addOns)),
      product: orNull(fc.constantFrom(...products.filter(({ prices }) => prices[country]))),
      product_quantity: fc.integer({ min: 1, max: 10 }),
      current: orNull(anyTerm),
    })
    .map((line) => (line.plan || line.current ? line : { ...line, add_on: null }));

const anyCart: fc.Arbitrary<QuoteInput> = fc.constantFrom(...Object.values(countries)).chain(({ code, subdivisions }) =>
  fc.record({
    lines: fc.array(anyLine(code), { maxLength: 14 }),
    country: fc.constant(code),
    taxes: fc
      .constantFrom(...subdivisions)
      .map((state) => taxesOf({ country: code, state: state.code }, SALES_TAXES) ?? []),
    later_taxes: fc.constantFrom([], [{ name: 'Sales tax', rate: 6_000 }]),
    coupon: orNull(fc.constantFrom(...couponsByCode.values())),
    eligible_vehicles: fc.integer({ min: 0, max: 12 }),
    prepaid: fc.oneof(fc.constant(0), fc.nat(200_000)),
    now: fc.constant(NOW),
  }),
);

/** The quote of a cart, without its coupon if that is refused. */
function quoteOf(input: QuoteInput): Quote {
  const answer = quote(input);
  if (answer.refusal === null) return answer.quote;
  expect([answer.refusal, input.coupon]).toEqual(['takes_nothing_off', expect.anything()]);
  return quoteOf({ ...input, coupon: null });
}

function forAll(check: (answer: Quote, input: QuoteInput) => void): void {
  fc.assert(
    fc.property(anyCart, (input) => check(quoteOf(input), input)),
    { numRuns: 500 },
  );
}

test('[commerce 4] totals of any cart satisfy the equation, from totals and from lines', () => {
  forAll((answer, { prepaid }) => {
    const { base_amount, multi_vehicle_discount, coupon_discount, currency_discount, base_tax } = answer;
    const total = base_amount - multi_vehicle_discount - coupon_discount - currency_discount + base_tax;
    expect(total - answer.prepaid_applied).toBe(answer.final_charge);
    expect(sumOf(answer.lines.map(({ net, tax }) => net + tax))).toBe(total);
    expect(sumOf(answer.tax_breakdown.map(({ amount }) => amount))).toBe(base_tax);
    expect(answer.prepaid_applied + answer.prepaid_remaining).toBe(prepaid + answer.credit);
  });
});

test('[commerce 4] no amount of any cart is negative', () => {
  forAll((answer) => {
    const negative = (value: unknown): boolean =>
      typeof value === 'object' && value !== null ? Object.values(value).some(negative) : Number(value) < 0;
    const named = answer.lines.map(({ change: _change, ...line }) => line);
    const rates = answer.tax_breakdown.map(({ amount }) => amount);
    expect(negative({ ...answer, lines: named, tax_breakdown: rates })).toBe(false);
  });
});

test('[commerce 4] credit is spent before the card is charged', () => {
  forAll(({ final_charge, prepaid_remaining }) => {
    expect(Math.min(final_charge, prepaid_remaining)).toBe(0);
  });
});

test('[commerce 4] the value of a plan never exceeds what its line costs', () => {
  forAll(({ lines }) => {
    expect(
      lines.filter(({ plan_value, net, tax, deferred_amount }) => plan_value > net + tax + deferred_amount),
    ).toEqual([]);
  });
});

test('[commerce 4] more credit never raises the charge, and changes nothing else', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(100_000), (input, more) => {
      const one = quoteOf(input);
      const other = quoteOf({ ...input, prepaid: input.prepaid + more });
      expect(other.final_charge).toBe(Math.max(0, one.final_charge - more));
      expect(other.lines).toEqual(one.lines);
    }),
  );
});

test('[commerce 4] what a trial defers is what its end charges', () => {
  const trialPlan = fc.constantFrom(...plans.filter(({ is_trial }) => is_trial));
  fc.assert(
    fc.property(anyCart, paidPlan, trialPlan, orNull(fc.constantFrom(...addOns)), (input, plan, trial, add_on) => {
      const current = { plan: trial, paid: 0, starts: NOW - DAY, ends: NOW + 29 * DAY };
      const service: LineInput = { plan, add_on, product: null, product_quantity: 1, current };
      const coupon = couponsByCode.get('TRIALPLUS');
      if (!coupon) throw new Error('No deferred coupon');
      const cart = { ...input, lines: [service], prepaid: 0, coupon };
      const during = quoteOf(cart);
      const after = quoteOf({
        ...cart,
        taxes: cart.later_taxes,
        now: current.ends,
        coupon: { ...coupon, applies: 'now' },
      });
      expect(during.final_charge).toBe(0);
      expect(during.lines[0]?.deferred_amount).toBe(after.final_charge);
    }),
  );
});

test('[commerce 4] a cart costs the same all day', () => {
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 0, max: 8 * 3_600_000 }), (input, later) => {
      expect(quote({ ...input, now: input.now + later })).toEqual(quote(input));
    }),
  );
});
