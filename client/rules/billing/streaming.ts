import type { Device, DevicePlanAddOn, PlanAddOn, PlanAddOnUsage, PlanOffer } from '../../api/model.ts';

const MB_A_GB = 1_024;
/** The allowance is used up at this percentage. */
const ALL = 100;

/** The choice of no add-on, which is part of a line of the cart (commerce 3). */
const NO_STREAMING = 'no-streaming';
const isStreaming = ({ id }: Pick<PlanAddOn, 'id'>): boolean => id !== NO_STREAMING;

/** Gigabytes of an add-on's allowance (commerce 9). 0: none. */
export const allowanceOf = ({ cellular_usage_limit_mb: mb = 0 }: Pick<PlanAddOn, 'cellular_usage_limit_mb'>): number =>
  mb / MB_A_GB;

/** Price per month of an add-on with a plan of a level (commerce 4). Free at exactly its free level. */
export function addOnPrice({ free_for_plan_level, plan_level_price, price }: PlanAddOn, level: number): number {
  if (free_for_plan_level === level) return 0;
  return plan_level_price?.[String(level)] ?? price;
}

/** Gigabytes of the period. `percent`: 0 to 100. */
export type StreamingUse = { used: number; total: number; percent: number; isUsedUp: boolean };

/** Data used of the allowance and the bonus (commerce 9). `null` if the plan has no allowance. */
export function streamingUse(usage: PlanAddOnUsage): StreamingUse | null {
  const { cellular_used_mb: used, cellular_usage_allowed_mb: allowed, cellular_percentage_used: percent } = usage;
  if (used === undefined || !allowed) return null;
  return { used: used / MB_A_GB, total: allowed / MB_A_GB, percent: Math.min(ALL, percent), isUsedUp: percent >= ALL };
}

/** Gigabytes of the bonus, or `null` without one. */
export function bonusUse({
  bonus_data_mb: total = 0,
  bonus_data_used_mb: used = 0,
}: PlanAddOnUsage): StreamingUse | null {
  if (total <= 0) return null;
  const percent = Math.min(ALL, (used / total) * ALL);
  return { used: used / MB_A_GB, total: total / MB_A_GB, percent, isUsedUp: used >= total };
}

/**
 * Streaming add-ons in service. A device also lists add-ons that have ended, which can be bought again. One that renews is in
 * service until the server has turned its renewal off.
 */
export const heldAddOns = (addOns: readonly DevicePlanAddOn[], now: number): DevicePlanAddOn[] =>
  addOns.filter(
    ({ plan_add_on_id: id, expiration, auto_renew }) =>
      isStreaming({ id }) && (expiration === null || auto_renew === true || Date.parse(expiration) > now),
  );

/** The streaming add-on of a device, or `null`. */
export const streamingOf = (addOns: readonly DevicePlanAddOn[], now: number): DevicePlanAddOn | null =>
  heldAddOns(addOns, now)[0] ?? null;

/** Add-ons that a device can choose, with the one that it has. Only a device without an add-on so far can have the free trial. */
export const streamingOffers = (
  { plan_add_ons, pricing_plan }: Pick<Device, 'plan_add_ons' | 'pricing_plan'>,
  now: number,
): PlanAddOn[] => {
  const held = streamingOf(plan_add_ons, now)?.plan_add_on_id;
  return (pricing_plan.plan_add_ons ?? []).filter(
    (one) => one.is_available && isStreaming(one) && (!one.is_trial || plan_add_ons.length === 0 || held === one.id),
  );
};

/** Name of an add-on of a device: its own, otherwise that of the offer. */
export const addOnName = (
  { pricing_plan }: Pick<Device, 'pricing_plan'>,
  { name, plan_add_on_id }: DevicePlanAddOn,
): string => name ?? pricing_plan.plan_add_ons?.find(({ id }) => id === plan_add_on_id)?.name ?? plan_add_on_id;

/** Whether an add-on of a device is a free trial, which ends without a renewal. */
export const isTrialAddOn = (
  { pricing_plan }: Pick<Device, 'pricing_plan'>,
  { plan_add_on_id }: DevicePlanAddOn,
): boolean => pricing_plan.plan_add_ons?.find(({ id }) => id === plan_add_on_id)?.is_trial ?? false;

/** What a plan of another level does to the price of an add-on (commerce 9). `null` if it stays the same. */
export function priceChange(
  addOn: PlanAddOn,
  from: Pick<PlanOffer, 'level'>,
  to: Pick<PlanOffer, 'level'>,
): { now: number; then: number } | null {
  const [now, then] = [addOnPrice(addOn, from.level), addOnPrice(addOn, to.level)];
  return now === then ? null : { now, then };
}

/** End of the month that is paid of the streaming add-on, which another one would replace without a refund. `null`: none. */
export function paidUntil(
  { plan_add_ons, pricing_plan }: Pick<Device, 'plan_add_ons' | 'pricing_plan'>,
  offers: readonly PlanAddOn[],
  now: number,
): number | null {
  const held = streamingOf(plan_add_ons, now);
  const offer = offers.find(({ id }) => id === held?.plan_add_on_id);
  if (!held?.expiration || !offer || offer.is_trial || addOnPrice(offer, pricing_plan.level) === 0) return null;
  return Date.parse(held.expiration);
}
