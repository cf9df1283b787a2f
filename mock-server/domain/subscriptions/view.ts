import { addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import type { PendingPlan, RenewalFailure, Subscription } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { Cents, DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { currencyOf, planOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { sumOf, toDollars } from '../money/cents.ts';
import { daysLeft } from '../money/credit.ts';
import { countryOf } from './account.ts';
import { type ChargedItems, quoteItems } from './items-quote.ts';
import { nextPlan } from './renew.ts';
import { nextAttempt } from './retries.ts';
import { currentTermOf } from './terms.ts';

/** Billing of a device, for its owner. `null` for a device without vehicle. */
export function subscriptionView(world: World, device: DeviceRow, now: Instant): EveryKey<Subscription> | null {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  if (!vehicle) return null;
  const { subscriber } = vehicle;
  const { left, of } = daysLeft(currentTermOf(device), now);
  const planDue = planAmount(world, subscriber, device, now);
  return {
    currency: currencyOf(countryOf(world, subscriber)),
    renewal_amount: planDue === null ? null : toDollars(planDue + addOnAmount(world, subscriber, device, now)),
    days_left: left,
    days_in_term: of,
    pending_plan: pendingPlanView(device, planDue),
    pause: device.pause && { starts_at: iso(device.pause.starts_at), ends_at: iso(device.pause.ends_at) },
    renewal_failure: failureView(device),
  };
}

/** Due for the plan at its next renewal, before credit. `null`: it does not renew. */
function planAmount(world: World, subscriber: number, device: DeviceRow, now: Instant): Cents | null {
  const next = device.plan_renewal_date > now ? nextPlan(device) : null;
  if (!next) return null;
  return next.paid === null ? amountDue(world, subscriber, device, next) : 0;
}

/** Due for the renewing add-ons, each on its own date. */
function addOnAmount(world: World, subscriber: number, device: DeviceRow, now: Instant): Cents {
  const due = device.add_ons.flatMap(({ plan_add_on_id, expiration, auto_renew }) => {
    const add_on = addOnsById.get(plan_add_on_id);
    return add_on && auto_renew && !add_on.is_trial && expiration > now
      ? amountDue(world, subscriber, device, { plan: null, add_on, coupon: null, level: planOf(device.plan_id) })
      : [];
  });
  return sumOf(due);
}

function amountDue(world: World, subscriber: number, device: DeviceRow, items: ChargedItems): Cents {
  const quote = quoteItems(world, subscriber, items, device.plan_renewal_date);
  return quote ? quote.final_charge + quote.prepaid_applied : 0;
}

function pendingPlanView(
  { pending_plan, pause, plan_renewal_date }: DeviceRow,
  due: Cents | null,
): EveryKey<PendingPlan> | null {
  if (!pending_plan || due === null) return null;
  const { id: plan_id, name, level, billing_model } = planOf(pending_plan.plan_id);
  return {
    plan_id,
    name,
    level,
    billing_model,
    starts_at: iso(pause?.ends_at ?? plan_renewal_date),
    amount: toDollars(due),
    is_paid: pending_plan.paid !== null,
  };
}

function failureView({ renewal_failure: failure, plan_renewal_date }: DeviceRow): EveryKey<RenewalFailure> | null {
  if (!failure) return null;
  const { failed_at, attempts, amount, detail } = failure;
  return {
    failed_at: iso(failed_at),
    attempts,
    next_attempt_at: iso(nextAttempt(failed_at, attempts)),
    service_ends_at: iso(plan_renewal_date),
    amount: toDollars(amount),
    detail,
  };
}
