import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import type { Coupon } from '../../../fixtures/catalog/coupons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { laterTaxesOf } from '../billing/account-taxes.ts';
import type { LineInput } from '../money/line.ts';
import { type Quote, type QuoteInput, quote } from '../money/quote.ts';
import { countryOf, creditOfAccount, eligibleVehicles } from './account.ts';

/** Items of one charge. `level`: of the plan that the add-on accompanies, if it is charged alone. */
export type ChargedItems = { plan: Plan | null; add_on: AddOn | null; coupon: Coupon | null; level?: Plan };

/**
 * Quote of one charge of a device: a purchase of its own, with the account's discount, taxes and credit at that time. For a time
 * ahead, with those of now.
 * `null` if an item has no price in the country.
 */
export function quoteItems(world: World, subscriber: number, items: ChargedItems, at: Instant): Quote | null {
  const taxes = laterTaxesOf(world, subscriber);
  const input: QuoteInput = {
    lines: [lineOf(items, at)],
    country: countryOf(world, subscriber),
    taxes,
    later_taxes: taxes,
    coupon: items.coupon,
    eligible_vehicles: eligibleVehicles(world, subscriber, Math.min(at, world.clock.now())),
    prepaid: creditOfAccount(world, subscriber),
    now: at,
  };
  const priced = quote(input);
  // A coupon that takes nothing off is no reason to end a service.
  const answer = priced.refusal === 'takes_nothing_off' ? quote({ ...input, coupon: null }) : priced;
  return answer.refusal === null ? answer.quote : null;
}

/** The items as a line of a cart. A new term: nothing of an earlier one is credited. */
export function lineOf({ plan, add_on, level }: ChargedItems, at: Instant): LineInput {
  const current = level ? { plan: level, paid: 0, starts: at, ends: at } : null;
  return { plan, add_on, product: null, product_quantity: 1, current };
}
