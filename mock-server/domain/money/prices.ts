import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import { type Plan, type PlanLevel, TERM_MONTHS } from '../../../fixtures/catalog/plans.ts';
import type { ProductPrice, ProductSeed } from '../../../fixtures/catalog/products.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import { type Cents, percentOf, toCents } from './cents.ts';

/** Something has no price in this country or at this level, which is never a price of 0. */
export type NoPrice = { refusal: 'no_price'; item: 'plan' | 'add_on' | 'product'; id: string };

export type Priced<Price = Cents> = { price: Price; refusal: null } | NoPrice;

/** Level from which a yearly plan lowers the price of a product (commerce 9). */
const PRODUCT_DISCOUNT_LEVEL = 2;

/** Price of a plan for its whole term. */
export function planPrice(plan: Plan, country: Country): Priced {
  return priced(plan.prices[country], 'plan', plan.id);
}

/** Price of an add-on with a plan of this level. Free at exactly one level (commerce 4). Without a plan it has no price. */
export function addOnPrice(addOn: AddOn, level: PlanLevel | null, country: Country): Priced {
  const byLevel = addOn.prices[country];
  if (!byLevel || level === null) return { refusal: 'no_price', item: 'add_on', id: addOn.id };
  return priced(isFreeAt(addOn, level) ? 0 : byLevel[level], 'add_on', addOn.id);
}

/** Price of one piece, and before currency conversion, which only some countries have. */
export type UnitPrice = { charged: Cents; before_conversion: Cents };

/** Price of a product bought with this plan, or without one (commerce 9). */
export function productPrice(product: ProductSeed, plan: Plan | null, country: Country): Priced<UnitPrice> {
  const prices = product.prices[country];
  if (!prices) return { refusal: 'no_price', item: 'product', id: String(product.id) };
  const charged = toCents(dollarsOf(prices, plan));
  const before_conversion = prices.before_conversion
    ? toCents(dollarsOf({ ...prices, ...prices.before_conversion }, plan))
    : charged;
  return { price: { charged, before_conversion }, refusal: null };
}

/** Price of a module that is offered for an older one, by percent off its list price (commerce 9). */
export function offeredPrice(product: ProductSeed, percent: number, country: Country): Priced {
  const msrp = product.prices[country]?.msrp;
  if (msrp === undefined) return { refusal: 'no_price', item: 'product', id: String(product.id) };
  const price = toCents(msrp);
  return { price: price - percentOf(price, percent), refusal: null };
}

/** Accessories have one price, which no plan lowers. */
function dollarsOf({ msrp, without_plan, level_2_yearly }: ProductPrice, plan: Plan | null): number {
  const isLowered =
    plan && !plan.is_trial && plan.level >= PRODUCT_DISCOUNT_LEVEL && plan.billing_model !== 'month_to_month';
  return (isLowered ? level_2_yearly : null) ?? without_plan ?? msrp;
}

/** What a term costs less than its months with the monthly plan of the same kind. 0 for a monthly plan. */
export function savingsOverMonthly(plan: Plan, plans: readonly Plan[], country: Country): Priced {
  const monthly = plans.find(
    ({ billing_model, is_trial, level, tracking_only }) =>
      billing_model === 'month_to_month' && !is_trial && level === plan.level && tracking_only === plan.tracking_only,
  );
  const term = planPrice(plan, country);
  const month = monthly ? planPrice(monthly, country) : priced(undefined, 'plan', plan.id);
  if (term.refusal || month.refusal) return term.refusal ? term : month;
  return { price: Math.max(0, month.price * TERM_MONTHS[plan.billing_model] - term.price), refusal: null };
}

export type AddOnPriceChange = { before: Cents; after: Cents; will_be_free: boolean };

/** Price of an add-on at the current and the new plan level (commerce 9). */
export function addOnPriceChange(
  addOn: AddOn,
  levels: { current: PlanLevel; next: PlanLevel },
  country: Country,
): Priced<AddOnPriceChange> {
  const before = addOnPrice(addOn, levels.current, country);
  const after = addOnPrice(addOn, levels.next, country);
  if (before.refusal || after.refusal) return before.refusal ? before : (after as NoPrice);
  return {
    price: { before: before.price, after: after.price, will_be_free: isFreeAt(addOn, levels.next) },
    refusal: null,
  };
}

/** Whether plans of this level include an add-on (commerce 4). */
export function isFreeAt({ free_for_plan_level }: AddOn, level: PlanLevel): boolean {
  return free_for_plan_level === level;
}

function priced(dollars: number | undefined, item: NoPrice['item'], id: string): Priced {
  return dollars === undefined ? { refusal: 'no_price', item, id } : { price: toCents(dollars), refusal: null };
}
