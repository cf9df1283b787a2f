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

/** Whether a plan includes a feature. `null`: the server does not say, as offers of documented fields alone do (commerce 3). */
export function includes(plan: Plan, feature: PlanFeature): boolean | null {
  const positionsFrom = (level: number) =>
    plan.location_services ? plan.level >= level : (plan.location_services ?? null);
  switch (feature) {
    case 'commands':
      return plan.tracking_only === undefined ? null : !plan.tracking_only;
    case 'positions':
      return plan.location_services ?? null;
    case 'halfMinute':
      return positionsFrom(HALF_MINUTE_FROM);
    case 'turns':
      return positionsFrom(TURNS_FROM);
    case 'trips':
      return plan.trip_reporting ?? null;
    case 'codes':
      return plan.dtc_events ?? null;
    case 'obd':
      return plan.supports_advanced_obd ?? null;
    case 'streaming':
      return plan.plan_add_ons?.some(({ free_for_plan_level }) => free_for_plan_level === plan.level) ?? null;
    case 'discount':
      return plan.is_multi_vehicle_discount_eligible ?? null;
  }
}

/** Features that describe a plan: its finest interval of positions, and no discount. */
export function describingFeatures(plan: Plan): PlanFeature[] {
  const features = PLAN_FEATURES.filter((feature) => includes(plan, feature) === true);
  const finest = INTERVALS.findLast((interval) => features.includes(interval));
  return features.filter((one) => one !== 'discount' && (one === finest || !INTERVALS.includes(one)));
}

/** Features worth a row in a comparison: at least one of the plans includes them. */
export const comparedFeatures = (plans: readonly Plan[]): PlanFeature[] =>
  PLAN_FEATURES.filter((feature) => plans.some((plan) => includes(plan, feature) === true));

/** What a change of plan gains and loses. `null`: not known of each feature. */
export function planDifference(from: Plan, to: Plan): { gained: PlanFeature[]; lost: PlanFeature[] } | null {
  const changes = PLAN_FEATURES.map((feature) => ({
    feature,
    before: includes(from, feature),
    after: includes(to, feature),
  }));
  if (changes.every(({ before, after }) => before === null || after === null)) return null;
  return {
    gained: changes.flatMap(({ feature, before, after }) => (before === false && after ? feature : [])),
    lost: changes.flatMap(({ feature, before, after }) => (before && after === false ? feature : [])),
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

/** Offers that save against months, with the monthly ones that they are compared with. Others have nothing to tell of savings. */
export function withMonthly<Offer extends Pick<PlanOffer, 'level' | 'billing_model' | 'tracking_only'>>(
  offers: readonly Offer[],
  all: readonly Offer[],
): Offer[] {
  return offers.flatMap((offer) => {
    const monthly = monthlyOf(offer, all);
    return monthly ? [offer, monthly] : [];
  });
}

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
