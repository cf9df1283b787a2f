import type { AddOn } from '../../../fixtures/catalog/add-ons.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import { silencesUntil } from '../../telemetry/profile.ts';
import type { Cents, DeviceRow, Instant, PendingPlan } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { plan as schedule, unplan } from '../due.ts';
import type { CurrentTerm } from '../money/change.ts';
import { termEnd } from '../money/terms.ts';

/** A term to begin. `anchor`: from which renewal dates count. `paid`: net plus tax of the plan, however it was paid. */
export type NewTerm = { plan: Plan; starts: Instant; anchor: Instant; paid: Cents; autorenewal: boolean };

/** Begins a term. Ends what the previous term left: a pending plan, a pause and a failed renewal. */
export function startPlan(
  world: World,
  device: DeviceRow,
  { plan, starts, anchor, paid, autorenewal }: NewTerm,
): DeviceRow {
  const { id } = device;
  const ends = termEnd(plan, starts, anchor);
  for (const kind of ['renewal_retried', 'pause_begins', 'pause_ends'] as const) unplan(world, kind, id);
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
    autorenewal,
    pending_plan: null,
    pause: null,
    renewal_failure: null,
  });
}

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
 * current month. The add-on without data ends streaming when the paid month ends. `renews`: paid add-ons do, unless the buyer was
 * not there to turn it off (commerce 4).
 */
export function addAddOn(
  world: World,
  { id, add_ons }: DeviceRow,
  addOn: AddOn,
  { now, renews = !addOn.is_trial }: { now: Instant; renews?: boolean },
): DeviceRow {
  if (addOn.cellular_usage_limit_mb === 0) {
    return world.tables.devices.update(id, { add_ons: add_ons.map((held) => ({ ...held, auto_renew: false })) });
  }
  const same = add_ons.find(({ plan_add_on_id, expiration }) => plan_add_on_id === addOn.id && expiration > now);
  const anchor = same?.anchor ?? now;
  const added = {
    id: same?.id ?? 1 + Math.max(0, ...add_ons.map((held) => held.id)),
    plan_add_on_id: addOn.id,
    anchor,
    expiration: addOnEnd(addOn, same?.expiration ?? now, anchor),
    auto_renew: renews,
  };
  schedule(world, 'add_on_ends', id, added.expiration);
  return world.tables.devices.update(id, { add_ons: [added] });
}

/** End of an add-on's period, a month like that of a plan. */
export function addOnEnd({ is_trial }: Pick<AddOn, 'is_trial'>, start: Instant, anchor: Instant): Instant {
  return termEnd({ billing_model: 'month_to_month', is_trial }, start, anchor);
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
