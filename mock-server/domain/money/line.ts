import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { ProductSeed } from '../../../fixtures/catalog/products.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import type { Instant } from '../../world/rows.ts';
import { asCents } from './cents.ts';
import { type Change, type CurrentTerm, changeTo } from './change.ts';
import type { Items } from './discounts.ts';
import { addOnPrice, type NoPrice, planPrice, productPrice } from './prices.ts';

/** What a line buys. All items of a device are one line, because a second plan would credit its term twice. */
export type LineInput = {
  plan: Plan | null;
  add_on: AddOn | null;
  product: ProductSeed | null;
  product_quantity: number;
  /** The device's plan, or null for a new device or a product without device. */
  current: CurrentTerm | null;
};

export type PricedLine = {
  /** Paid now. */
  now: Items;
  /** Paid when the current term ends. Null: nothing waits. */
  later: Items | null;
  /** Paid at each renewal: no hardware. */
  renewal: Items;
  /** Null without a plan. */
  change: Change | null;
  current: CurrentTerm | null;
};

/**
 * Prices a line. A plan that waits for the end of the current term takes its add-on with it, whose price follows from
 * the new plan. Hardware ships now, and so is paid now. Returns the items without a price, if any.
 */
export function priceLine(line: LineInput, country: Country, now: Instant): PricedLine | NoPrice[] {
  const { plan, add_on, product, current } = line;
  const prices = {
    plan: plan && planPrice(plan, country),
    add_on: add_on && addOnPrice(add_on, plan?.level ?? current?.plan.level ?? null, country),
    product: product && productPrice(product, plan, country),
  };
  const missing = Object.values(prices).filter((price): price is NoPrice => price?.refusal === 'no_price');
  if (missing.length > 0) return missing;
  const unit = prices.product?.refusal === null ? prices.product.price : NO_PRODUCT;
  const service: Items = {
    ...NOTHING,
    plan: prices.plan?.refusal === null ? prices.plan.price : 0,
    is_plan_eligible: plan?.is_multi_vehicle_discount_eligible ?? false,
    add_on: prices.add_on?.refusal === null ? prices.add_on.price : 0,
  };
  const hardware = {
    product: asCents(unit.before_conversion * line.product_quantity),
    currency_discount: asCents((unit.before_conversion - unit.charged) * line.product_quantity),
  };
  const change = plan && changeTo(plan, current, now);
  const waits = change?.charged === 'at_term_end';
  return {
    now: { ...(waits ? NOTHING : service), ...hardware },
    later: waits ? service : null,
    renewal: service,
    change,
    current,
  };
}

const NO_PRODUCT = { charged: 0, before_conversion: 0 };
const NOTHING: Items = { plan: 0, is_plan_eligible: false, add_on: 0, product: 0, currency_discount: 0 };
