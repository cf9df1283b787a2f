import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import { type Coupon, couponsByCode } from '../../../fixtures/catalog/coupons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { CardRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type Quote, type QuoteInput, quote } from '../money/quote.ts';
import { SALES_TAXES, type Tax, taxesOf } from '../money/taxes.ts';
import { countryOf, eligibleVehicles } from './account.ts';

/** Items of one renewal. `level`: of the plan that the add-on accompanies. */
export type RenewalItems = { plan: Plan | null; add_on: AddOn | null; coupon: string | null };

/**
 * Quote of a renewal: a purchase of its own, with the account's discount, taxes and credit at that time. A coupon that
 * was deferred to it takes its part off. `null` if an item has no price in the country.
 */
export function renewalQuote(
  world: World,
  subscriber: number,
  { plan, add_on, coupon, level }: RenewalItems & { level: Plan },
  at: Instant,
): Quote | null {
  const current = plan ? null : { plan: level, paid: 0, starts: at, ends: at };
  const input: QuoteInput = {
    lines: [{ plan, add_on, product: null, product_quantity: 1, current }],
    country: countryOf(world, subscriber),
    taxes: renewalTaxes(world, subscriber),
    coupon: couponOf(coupon),
    eligible_vehicles: eligibleVehicles(world, subscriber),
    prepaid: world.tables.subscribers.get(subscriber)?.prepaid ?? 0,
    now: at,
  };
  const priced = quote(input);
  // A coupon that takes nothing off is no reason to end a service.
  const answer = priced.refusal === 'takes_nothing_off' ? quote({ ...input, coupon: null }) : priced;
  return answer.refusal === null ? answer.quote : null;
}

function couponOf(code: string | null): Coupon | null {
  const coupon = code === null ? undefined : couponsByCode.get(code);
  return coupon?.applies === 'deferred' ? { ...coupon, applies: 'now' } : null;
}

/** Taxes at the address of the main card. None without a card, which only credit can replace. */
function renewalTaxes(world: World, subscriber: number): readonly Tax[] {
  const card = mainCard(world, subscriber);
  return (card && taxesOf({ country: card.country, state: card.billing_info.State }, SALES_TAXES)) ?? [];
}

export function mainCard(world: World, subscriber: number): CardRow | null {
  return world.tables.cards.by('subscriber', subscriber).find(({ is_main }) => is_main) ?? null;
}
