import { type AddOn, addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import { silencesUntil } from '../../telemetry/profile.ts';
import type { Cents, Currency, DeviceAddOn, DeviceRow, Instant, PendingPlan } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { schedule, unschedule } from '../due.ts';
import type { CurrentTerm } from '../money/change.ts';
import { isFreeAt } from '../money/prices.ts';
import { termEnd } from '../money/terms.ts';

/** A term to begin. `anchor`: from which renewal dates count. `paid`: net plus tax of the plan, however it was paid. */
export type NewTerm = {
  plan: Plan;
  starts: Instant;
  anchor: Instant;
  paid: Cents;
  currency: Currency;
  autorenewal: boolean;
};

/** Begins a term. Ends what the previous term left: a pending plan, a pause and a failed renewal. */
export function startPlan(
  world: World,
  device: DeviceRow,
  { plan, starts, anchor, paid, currency, autorenewal }: NewTerm,
): DeviceRow {
  const { id, renewal_failure: unpaid } = device;
  const ends = termEnd(plan, starts, anchor);
  for (const kind of ['renewal_retried', 'pause_begins', 'pause_ends'] as const) unschedule(world, kind, id);
  schedule(world, 'plan_ends', id, ends);
  return world.tables.devices.update(id, {
    device_state: 'installed',
    paused_at: null,
    silent_before: silencesUntil(device, starts),
    plan_id: plan.id,
    plan_activation_date: starts,
    plan_renewal_date: ends,
    plan_anchor: anchor,
    plan_paid: paid,
    plan_currency: currency,
    autorenewal,
    pending_plan: null,
    pause: null,
    renewal_failure: null,
    grace_spent: device.grace_spent || (unpaid !== null && starts > unpaid.failed_at),
    add_ons: keptAddOns(world, device, plan, starts),
  });
}

/** Ends add-ons that the previous plan included and this one does not. Paid ones run until their own expiration. */
function keptAddOns(world: World, { id, add_ons }: DeviceRow, { level }: Plan, starts: Instant): DeviceAddOn[] {
  const hasEnded = ({ plan_add_on_id, is_included, expiration }: DeviceAddOn) => {
    const addOn = addOnsById.get(plan_add_on_id);
    return is_included && expiration > starts && !(addOn && isFreeAt(addOn, level));
  };
  if (!add_ons.some(hasEnded)) return add_ons;
  const kept = add_ons.map((held) => (hasEnded(held) ? { ...held, expiration: starts, auto_renew: false } : held));
  const next = Math.min(...kept.map(({ expiration }) => expiration).filter((expiration) => expiration > starts));
  if (Number.isFinite(next)) schedule(world, 'add_on_ends', id, next);
  else unschedule(world, 'add_on_ends', id);
  return kept;
}

/**
 * When a plan that an account buys for a device begins, unless it waits for the end of a paid term. In the grace after a declined
 * renewal it pays the unpaid term, as another attempt of the card would. A late payment so moves no date.
 */
export function startOfPurchase({ renewal_failure: unpaid }: DeviceRow, subscriber: number, now: Instant): Instant {
  return unpaid?.subscriber === subscriber ? unpaid.failed_at : now;
}

/** From which the renewal dates of a term count that begins at `starts` without a gap after the current one. */
export function anchorOf({ plan_id, plan_anchor }: DeviceRow, starts: Instant): Instant {
  // Days of a trial are no months, so that the first term after it has an anchor of its own.
  return planOf(plan_id).is_trial ? starts : plan_anchor;
}

/** The same for a term that is bought and begins at once. */
export const anchorOfPurchase = (device: DeviceRow, starts: Instant): Instant =>
  device.renewal_failure?.failed_at === starts ? anchorOf(device, starts) : starts;

/** Stores the plan that follows the current term, or the pause after it. What follows a trial renews from then on. */
export function schedulePlan(world: World, device: DeviceRow, pending: PendingPlan): DeviceRow {
  const { id, pause, plan_renewal_date, plan_id } = device;
  if (pause === null) schedule(world, 'plan_ends', id, plan_renewal_date);
  return world.tables.devices.update(id, {
    pending_plan: pending,
    autorenewal: device.autorenewal || planOf(plan_id).is_trial,
  });
}

/**
 * Adds an add-on for a month, or for a trial's 30 days. Replaces the current one. The same add-on again follows its
 * current month, unless the plan includes it: then it is not added twice. The add-on without data ends streaming when the
 * month ends. Included add-ons renew with their plan, and paid ones if the buyer is there to turn it off (commerce 4).
 */
export function addAddOn(
  world: World,
  { id, plan_id, add_ons }: DeviceRow,
  addOn: AddOn,
  { now, isAttended = true }: { now: Instant; isAttended?: boolean },
): DeviceRow {
  if (addOn.cellular_usage_limit_mb === 0) {
    return world.tables.devices.update(id, { add_ons: add_ons.map((held) => ({ ...held, auto_renew: false })) });
  }
  const same = add_ons.find(({ plan_add_on_id, expiration }) => plan_add_on_id === addOn.id && expiration > now);
  const anchor = same?.anchor ?? now;
  const is_included = isFreeAt(addOn, planOf(plan_id).level);
  const added: DeviceAddOn = {
    id: same?.id ?? 1 + Math.max(0, ...add_ons.map((held) => held.id)),
    plan_add_on_id: addOn.id,
    anchor,
    expiration: same && is_included ? same.expiration : addOnEnd(addOn, same?.expiration ?? now, anchor),
    auto_renew: is_included || (isAttended && !addOn.is_trial),
    is_included: is_included && (same?.is_included ?? true),
  };
  schedule(world, 'add_on_ends', id, added.expiration);
  return world.tables.devices.update(id, { add_ons: [added] });
}

/** End of an add-on's period, a month like that of a plan. */
export function addOnEnd({ is_trial }: Pick<AddOn, 'is_trial'>, start: Instant, anchor: Instant): Instant {
  return termEnd({ billing_model: 'month_to_month', is_trial }, start, anchor);
}

/** The paid term of a device for an account of this currency. In another one it is worth nothing. */
export function currentTermIn(device: DeviceRow, currency: Currency | null): CurrentTerm {
  const term = currentTermOf(device);
  return device.plan_currency === currency ? term : { ...term, paid: 0 };
}

/** The paid term of a device. Grace days after a failed renewal and a pause are not part of it. */
export function currentTermOf(device: DeviceRow): CurrentTerm {
  const isPaused = device.device_state === 'paused';
  const pausedAt = isPaused ? device.pause?.starts_at : undefined;
  return {
    plan: planOf(device.plan_id),
    paid: device.plan_paid,
    starts: device.plan_activation_date,
    ends: device.renewal_failure?.failed_at ?? pausedAt ?? device.plan_renewal_date,
    isPaused,
  };
}
