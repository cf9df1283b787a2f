import { addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import { type Coupon, couponsByCode } from '../../../fixtures/catalog/coupons.ts';
import { silencesUntil } from '../../telemetry/profile.ts';
import type { Cents, DeviceRow, DueRow, Instant, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { schedule } from '../due.ts';
import { termEnd } from '../money/terms.ts';
import { currencyOfDevice } from './account.ts';
import { chargeItems } from './items-charge.ts';
import type { ChargedItems } from './items-quote.ts';
import { sendFailure } from './letters.ts';
import { graceEnd, nextAttempt } from './retries.ts';
import { addAddOn, anchorOf, startPlan } from './terms.ts';

/** The end of a term or of a pause: the plan that follows begins, or service ends. */
export function endTerm(world: World, { subject, at }: DueRow): void {
  const device = world.tables.devices.get(subject);
  if (device && device.plan_renewal_date === at) renew(world, device, { starts: at, at, attempts: 0 });
}

/**
 * Tries a declined renewal again. While automatic renewal is off, or after the device was transferred, the attempt passes
 * without a charge. Service ends on the day of the last attempt.
 */
export function retryRenewal(world: World, { subject, at }: DueRow): void {
  const device = world.tables.devices.get(subject);
  const failure = device?.renewal_failure;
  if (!failure) return;
  const { failed_at: starts, attempts, subscriber } = failure;
  const isOwn = world.tables.vehicles.oneBy('device_key', subject)?.subscriber === subscriber;
  if (isOwn && nextPlan(device)) return renew(world, device, { starts, at, attempts });
  const next = nextAttempt(starts, at);
  if (next === null) endService(world, device);
  else schedule(world, 'renewal_retried', subject, next);
}

type Next = ChargedItems & { plan: NonNullable<ChargedItems['plan']>; paid: Cents | null };

/**
 * The plan that follows the current term. A trial has none of its own. A pending plan begins whether or not automatic renewal is on,
 * and then ends with its first term. After a declined renewal, automatic renewal decides whether the card is tried again.
 * `null`: service ends.
 */
export function nextPlan({ pending_plan, autorenewal, plan_id, renewal_failure }: DeviceRow): Next | null {
  const plan = planOf(plan_id);
  if (renewal_failure && !autorenewal) return null;
  if (pending_plan) {
    const { plan_id: next, add_on_id, coupon_code, paid } = pending_plan;
    const add_on = (add_on_id === null ? null : addOnsById.get(add_on_id)) ?? null;
    return { plan: planOf(next), add_on, coupon: plan.is_trial ? deferredCoupon(coupon_code) : null, paid };
  }
  return autorenewal && !plan.is_trial ? { plan, add_on: null, coupon: null, paid: null } : null;
}

/** A coupon of the purchase that was deferred to the first payment after a trial applies to it now. */
function deferredCoupon(code: string | null): Coupon | null {
  const coupon = code === null ? undefined : couponsByCode.get(code);
  return coupon?.applies === 'deferred' ? { ...coupon, applies: 'now' } : null;
}

/** `starts`: of the new term, which an attempt days later does not move. `attempts`: failed ones before. */
type Attempt = { starts: Instant; at: Instant; attempts: number };

/** A plan that is due, with the vehicle whose account pays. */
type Due = { device: DeviceRow; vehicle: VehicleRow; next: Next };
type Failed = { amount: Cents; detail: string; at: Instant };

function renew(world: World, device: DeviceRow, attempt: Attempt): void {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const next = nextPlan(device);
  if (!vehicle || !next) endService(world, device);
  else if (next.paid !== null) begin(world, device, next, next.paid, attempt);
  else pay(world, { device, vehicle, next }, attempt);
}

function pay(world: World, due: Due, attempt: Attempt): void {
  const { device, vehicle, next } = due;
  const { starts, at } = attempt;
  const renews_at = termEnd(next.plan, starts, anchorOf(device, starts));
  const outcome = chargeItems(world, { device, vehicle, items: next, kind: 'renewal', at, renews_at });
  if (outcome.kind === 'no_price') endService(world, device);
  else if (outcome.kind === 'declined') fail(world, due, attempt, { ...outcome, at });
  else begin(world, device, next, outcome.paid, attempt);
}

function begin(world: World, device: DeviceRow, { plan, add_on }: Next, paid: Cents, { starts, at }: Attempt): void {
  const { autorenewal } = device;
  const { plan_currency } = device;
  const currency = currencyOfDevice(world, device) ?? plan_currency;
  const anchor = anchorOf(device, starts);
  const started = startPlan(world, device, { plan, starts, anchor, paid, currency, autorenewal });
  // A free trial of streaming is given once, also if it was bought for later.
  if (!add_on || (add_on.is_trial && started.add_ons.length > 0)) return;
  // The portal turns the renewal of paid add-ons off after a purchase. Here no portal follows.
  addAddOn(world, started, add_on, { now: at, isAttended: false });
}

/** Keeps service running until the last attempt, unless an earlier grace of the device was never paid. */
function fail(
  world: World,
  { device, vehicle, next: { plan } }: Due,
  { starts, at, attempts }: Attempt,
  failed: Failed,
): void {
  const attempt = device.grace_spent ? null : nextAttempt(starts, at);
  const ends = graceEnd(starts);
  sendFailure(world, vehicle, { ...failed, what: plan.name, next: attempt === null ? null : { attempt, ends } });
  if (attempt === null) return endService(world, device);
  schedule(world, 'renewal_retried', device.id, attempt);
  const { amount, detail } = failed;
  world.tables.devices.update(device.id, {
    device_state: 'installed',
    paused_at: null,
    silent_before: silencesUntil(device, starts),
    pause: null,
    plan_renewal_date: ends,
    renewal_failure: { subscriber: vehicle.subscriber, failed_at: starts, attempts: attempts + 1, amount, detail },
  });
}

/** The plan has ended. Its date is past, which is what makes it expired. */
function endService(world: World, device: DeviceRow): void {
  world.tables.devices.update(device.id, {
    device_state: 'installed',
    paused_at: null,
    silent_before: silencesUntil(device, device.plan_renewal_date),
    autorenewal: false,
    pending_plan: null,
    pause: null,
    renewal_failure: null,
    grace_spent: device.grace_spent || device.renewal_failure !== null,
  });
}
