/** Carts of the catalog for the tests of this folder. */
import { type AddOn, addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import { type Plan, plansById } from '../../../fixtures/catalog/plans.ts';
import { type ProductSeed, products } from '../../../fixtures/catalog/products.ts';
import { DAY } from '../../world/duration.ts';
import type { CurrentTerm } from './change.ts';
import type { LineInput } from './line.ts';
import { type Quote, type QuoteInput, quote } from './quote.ts';

export { DAY } from '../../world/duration.ts';

/** A Saturday morning in Chicago. */
export const NOW = Date.UTC(2026, 10, 21, 15);

export function plan(id: string): Plan {
  return found(plansById.get(id), id);
}

export function addOn(id: string): AddOn {
  return found(addOnsById.get(id), id);
}

export function product(sku: string): ProductSeed {
  return found(
    products.find((one) => one.sku === sku),
    sku,
  );
}

type Ids = { plan?: string; add_on?: string; sku?: string; quantity?: number; current?: CurrentTerm };

export function line({ plan: planId, add_on, sku, quantity = 1, current }: Ids): LineInput {
  return {
    plan: planId ? plan(planId) : null,
    add_on: add_on ? addOn(add_on) : null,
    product: sku ? product(sku) : null,
    product_quantity: quantity,
    current: current ?? null,
  };
}

/** A term of `days` days of which `used` have passed at `NOW`. */
export function current(planId: string, paid: number, { used, days }: { used: number; days: number }): CurrentTerm {
  const starts = NOW - used * DAY;
  return { plan: plan(planId), paid, starts, ends: starts + days * DAY };
}

/** A cart in the untaxed US, without coupon, credit and other vehicles. */
export function cart(lines: LineInput[], rest: Partial<QuoteInput> = {}): QuoteInput {
  const { taxes = [], later_taxes = taxes } = rest;
  return {
    lines,
    country: 'US',
    taxes,
    later_taxes,
    coupon: null,
    eligible_vehicles: 0,
    prepaid: 0,
    now: NOW,
    ...rest,
  };
}

/** The quote of a cart that must not be refused. */
export function quoted(...args: Parameters<typeof cart>): Quote {
  const answer = quote(cart(...args));
  if (answer.refusal !== null) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.quote;
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`No ${id} in the catalog`);
  return value;
}
