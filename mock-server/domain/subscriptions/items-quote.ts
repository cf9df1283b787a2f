import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import type { Coupon } from '../../../fixtures/catalog/coupons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { CardRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type Quote, type QuoteInput, quote } from '../money/quote.ts';
import { SALES_TAXES, type Tax, taxesOf } from '../money/taxes.ts';
import { countryOf, eligibleVehicles } from './account.ts';

/** Items of one charge. `level`: of the plan that the add-on accompanies, if it is charged alone. */
export type ChargedItems = { plan: Plan | null; add_on: AddOn | null; coupon: Coupon | null; level?: Plan };

/**
 * Quote of one charge of a device: a purchase of its own, with the account's discount, taxes and credit at that time.
 * `null` if an item has no price in the country.
 */
export function quoteItems(world: World, subscriber: number, items: ChargedItems, at: Instant): Quote | null {
  const { plan, add_on, level } = items;
  const input: QuoteInput = {
    lines: [
      {
        plan,
        add_on,
        product: null,
        product_quantity: 1,
        current: level ? { plan: level, paid: 0, starts: at, ends: at } : null,
      },
    ],
    country: countryOf(world, subscriber),
    taxes: taxesOfAccount(world, subscriber),
    coupon: items.coupon,
    eligible_vehicles: eligibleVehicles(world, subscriber),
    prepaid: world.tables.subscribers.get(subscriber)?.prepaid ?? 0,
    now: at,
  };
  const priced = quote(input);
  // A coupon that takes nothing off is no reason to end a service.
  const answer = priced.refusal === 'takes_nothing_off' ? quote({ ...input, coupon: null }) : priced;
  return answer.refusal === null ? answer.quote : null;
}

/** Taxes at the address of the main card. None without a card, which only credit can replace. */
function taxesOfAccount(world: World, subscriber: number): readonly Tax[] {
  const card = mainCard(world, subscriber);
  return (card && taxesOf({ country: card.country, state: card.billing_info.State }, SALES_TAXES)) ?? [];
}

export function mainCard(world: World, subscriber: number): CardRow | null {
  return world.tables.cards.by('subscriber', subscriber).find(({ is_main }) => is_main) ?? null;
}
