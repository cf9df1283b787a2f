import type { PlanOffer, PricingPlan } from '../../api/model.ts';
import { monthsOf } from './charges.ts';

/** What a plan includes. A finer interval of positions includes the coarser ones. */
export const PLAN_FEATURES = [
  'commands',
  'positions',
  'halfMinute',
  'turns',
  'trips',
  'codes',
  'obd',
  'streaming',
  'discount',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

type Plan = Pick<PlanOffer, 'level'> &
  Partial<
    Pick<
      PricingPlan & PlanOffer,
      | 'tracking_only'
      | 'location_services'
      | 'trip_reporting'
      | 'dtc_events'
      | 'supports_advanced_obd'
      | 'is_multi_vehicle_discount_eligible'
      | 'plan_add_ons'
    >
  >;

/** Lowest levels with positions each 30 seconds, and at every turn (commerce 9). Assumed: the documents do not name the levels. */
const HALF_MINUTE_FROM = 3;
const TURNS_FROM = 4;

/** Intervals of positions, the coarsest first. */
const INTERVALS: readonly PlanFeature[] = ['positions', 'halfMinute', 'turns'];

/** What a plan includes, in the order of the list (commerce 3). */
export function featuresOf(plan: Plan): PlanFeature[] {
  const positions = plan.location_services === true;
  const has: Readonly<Record<PlanFeature, boolean>> = {
    commands: plan.tracking_only !== true,
    positions,
    halfMinute: positions && plan.level >= HALF_MINUTE_FROM,
    turns: positions && plan.level >= TURNS_FROM,
    trips: plan.trip_reporting === true,
    codes: plan.dtc_events === true,
    obd: plan.supports_advanced_obd === true,
    streaming: (plan.plan_add_ons ?? []).some(({ free_for_plan_level }) => free_for_plan_level === plan.level),
    discount: plan.is_multi_vehicle_discount_eligible === true,
  };
  return PLAN_FEATURES.filter((feature) => has[feature]);
}

/** Features that describe a plan: its finest interval of positions, and no discount. */
export function describingFeatures(plan: Plan): PlanFeature[] {
  const features = featuresOf(plan);
  const finest = INTERVALS.findLast((interval) => features.includes(interval));
  return features.filter((one) => one !== 'discount' && (one === finest || !INTERVALS.includes(one)));
}

/** What a change of plan gains and loses. */
export function planDifference(from: Plan, to: Plan): { gained: PlanFeature[]; lost: PlanFeature[] } {
  const [before, after] = [featuresOf(from), featuresOf(to)];
  return {
    gained: after.filter((feature) => !before.includes(feature)),
    lost: before.filter((feature) => !after.includes(feature)),
  };
}

const TERM_ORDER = ['month_to_month', '1_year', '2_year', '3_year', '4_year', '5_year', '6_year'];
const place = (term: string) => TERM_ORDER.indexOf(term);

/** Terms on offer, the shortest first (commerce 9). */
export const termsOf = (offers: readonly Pick<PlanOffer, 'billing_model'>[]): string[] =>
  [...new Set(offers.map(({ billing_model }) => billing_model))].sort((a, b) => place(a) - place(b));

/**
 * Offers to compare: the plans of one term by level, or with `level` the terms of one level, the shortest first (commerce 2,
 * `change_term`).
 */
export function comparedOffers<Offer extends Pick<PlanOffer, 'level' | 'billing_model'>>(
  offers: readonly Offer[],
  by: { term: string } | { level: number },
): Offer[] {
  if ('term' in by) return offers.filter((offer) => offer.billing_model === by.term).sort((a, b) => a.level - b.level);
  return offers
    .filter(({ level }) => level === by.level)
    .sort((a, b) => place(a.billing_model) - place(b.billing_model));
}

/** The monthly plan whose months a term replaces: of the same level and kind. `null`: none is on offer, or the term is monthly. */
export const monthlyOf = <Offer extends Pick<PlanOffer, 'level' | 'billing_model' | 'tracking_only'>>(
  offer: Offer,
  offers: readonly Offer[],
): Offer | null =>
  offer.billing_model === MONTHLY
    ? null
    : (offers.find(
        ({ billing_model, level, tracking_only }) =>
          billing_model === MONTHLY && level === offer.level && tracking_only === offer.tracking_only,
      ) ?? null);
const MONTHLY = 'month_to_month';

/**
 * Dollars that a term costs less than its months. Both prices come from quotes, with the same discounts and taxes: list prices promise
 * more than is saved. 0: nothing, or unknown.
 */
export function savingsOverMonthly(billingModel: string, term: number | null, month: number | null): number {
  const months = monthsOf(billingModel);
  if (term === null || month === null || months === null) return 0;
  const cents = (dollars: number) => Math.round(dollars * 100);
  return Math.max(0, cents(month) * months - cents(term)) / 100;
}
