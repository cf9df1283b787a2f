import { addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import type {
  DevicePlanAddOn,
  PendingPlan,
  RenewalFailure,
  Subscription,
} from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { Cents, DeviceAddOn, DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { addOnName, currencyOf, planOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { toDollars } from '../money/cents.ts';
import { daysLeft } from '../money/credit.ts';
import { countryOf } from './account.ts';
import { type ChargedItems, quoteItems } from './items-quote.ts';
import { nextPlan } from './renew.ts';
import { nextAttempt } from './retries.ts';
import { anchorOf, currentTermOf } from './terms.ts';

/** Billing of a device, for its owner. `null` for a device without vehicle. */
export function subscriptionView(world: World, device: DeviceRow, now: Instant): EveryKey<Subscription> | null {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  if (!vehicle) return null;
  const { subscriber } = vehicle;
  const { left, of } = daysLeft(currentTermOf(device), now);
  const planDue = planAmount(world, subscriber, device, now);
  return {
    currency: currencyOf(countryOf(world, subscriber)),
    renewal_amount: planDue === null ? null : toDollars(planDue),
    renewal_day: new Date(anchorOf(device, device.plan_renewal_date)).getUTCDate(),
    days_left: left,
    days_in_term: of,
    pending_plan: pendingPlanView(world, subscriber, device, { due: planDue, now }),
    pause: device.pause && { starts_at: iso(device.pause.starts_at), ends_at: iso(device.pause.ends_at) },
    renewal_failure: failureView(device, subscriber, now),
  };
}

/** Due for the plan at its next renewal, before credit. `null`: it does not renew. */
function planAmount(world: World, subscriber: number, device: DeviceRow, now: Instant): Cents | null {
  const next = device.plan_renewal_date > now ? nextPlan(device) : null;
  if (!next) return null;
  return next.paid === null ? amountDue(world, subscriber, next, device.plan_renewal_date) : 0;
}

/** Add-ons of a device, also ended ones, each with its own renewal. */
export const addOnsView = (world: World, device: DeviceRow, now: Instant): EveryKey<DevicePlanAddOn>[] =>
  device.add_ons.map((held) => ({
    device_plan_add_on_id: held.id,
    plan_add_on_id: held.plan_add_on_id,
    name: addOnName(held.plan_add_on_id),
    expiration: iso(held.expiration),
    auto_renew: held.auto_renew,
    renewal_amount: addOnAmount(world, device, held, now),
  }));

/** Dollars due for an add-on at its expiration. `null`: it does not renew. */
function addOnAmount(world: World, device: DeviceRow, held: DeviceAddOn, now: Instant): number | null {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const add_on = addOnsById.get(held.plan_add_on_id);
  const renews = held.auto_renew && held.expiration > now && add_on?.is_trial === false;
  if (!vehicle || !renews) return null;
  const items = { plan: null, add_on, coupon: null, level: planOf(device.plan_id) };
  return toDollars(amountDue(world, vehicle.subscriber, items, held.expiration));
}

function amountDue(world: World, subscriber: number, items: ChargedItems, at: Instant): Cents {
  const quote = quoteItems(world, subscriber, items, at);
  return quote ? quote.final_charge + quote.prepaid_applied : 0;
}

function pendingPlanView(
  world: World,
  subscriber: number,
  device: DeviceRow,
  { due, now }: { due: Cents | null; now: Instant },
): EveryKey<PendingPlan> | null {
  const { pending_plan, pause, plan_renewal_date } = device;
  if (!pending_plan || due === null) return null;
  const plan = planOf(pending_plan.plan_id);
  const { id: plan_id, name, level, billing_model } = plan;
  const renewal = { plan, add_on: null, coupon: null };
  const keptAmount = planAmount(world, subscriber, { ...device, pending_plan: null }, now);
  return {
    plan_id,
    name,
    level,
    billing_model,
    starts_at: iso(pause?.ends_at ?? plan_renewal_date),
    amount: toDollars(due),
    renewal_amount: toDollars(amountDue(world, subscriber, renewal, plan_renewal_date)),
    is_paid: pending_plan.paid !== null,
    if_canceled: {
      credit: toDollars(pending_plan.paid ?? 0),
      renewal_amount: keptAmount === null ? null : toDollars(keptAmount),
    },
  };
}

/** A declined renewal, for the account whose card it was. Without automatic renewal the card is not tried again. */
function failureView(device: DeviceRow, subscriber: number, now: Instant): EveryKey<RenewalFailure> | null {
  const { renewal_failure: failure, plan_renewal_date } = device;
  if (failure?.subscriber !== subscriber) return null;
  const { failed_at, attempts, amount, detail } = failure;
  return {
    failed_at: iso(failed_at),
    attempts,
    next_attempt_at: iso(nextPlan(device) && nextAttempt(failed_at, now)),
    service_ends_at: iso(plan_renewal_date),
    amount: toDollars(amount),
    detail,
  };
}
