import { plansById } from '../../../fixtures/catalog/plans.ts';
import type { InstallRequest } from '../../../generated/contract/types.gen.ts';
import { silencesUntil } from '../../telemetry/profile.ts';
import type { DeviceRow, Instant, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { creditAccount } from '../billing/charge-card.ts';
import { couponOf } from '../billing/coupons.ts';
import { productCapabilities } from '../catalog.ts';
import { schedule } from '../due.ts';
import { percentNow } from '../money/coupon.ts';
import { termEnd } from '../money/terms.ts';
import { currencyOfAccount } from './account.ts';
import { chargeItems } from './items-charge.ts';
import type { ChargedItems } from './items-quote.ts';
import { cancelPause } from './pause.ts';
import { nextPlan } from './renew.ts';
import { addAddOn, anchorOfPurchase, currentTermOf, startOfPurchase, startPlan } from './terms.ts';

export type Installed =
  | { kind: 'invalid'; errors: Errors }
  /** Too many wrong coupons. */
  | { kind: 'too_many'; seconds: number }
  | { kind: 'installed'; device: DeviceRow };

/** Activates a device with a plan or, at the end of service mode, from its pause. */
export function install(world: World, device: DeviceRow, request: InstallRequest, now: Instant): Installed {
  const { exit_service_mode, plan_id } = request;
  if (plan_id !== undefined) return activate(world, device, { ...request, plan_id }, now);
  if (request.coupon_code !== undefined) return refused('coupon_code', 'A coupon needs a plan');
  return exit_service_mode ? resume(world, device, now) : { kind: 'installed', device };
}

/** Starts a plan that is paid now. For a device whose plan has ended or is paused. */
function activate(
  world: World,
  device: DeviceRow,
  { plan_id, coupon_code }: InstallRequest & { plan_id: string },
  now: Instant,
): Installed {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  if (!vehicle) return refused('device_key', 'Device not in a valid state');
  const plan = plansById.get(plan_id);
  const { kind } = productCapabilities(device.product_name);
  if (!plan?.offered_to.includes(kind)) return refused('plan_id', 'This plan is not offered for the device');
  if (currentTermOf(device).ends > now) return refused('plan_id', 'The device has a plan');
  const { subscriber } = vehicle;
  const found = couponOf(world, { subscriber, code: coupon_code ?? null, lines: [{ plan, device }], now });
  if (found.refusal === 'too_many') return { kind: 'too_many', seconds: found.seconds };
  if (found.refusal === 'used') return refused('coupon_code', 'Coupon already used');
  if (found.refusal !== null) return refused('coupon_code', 'Coupon invalid or expired');
  const { coupon } = found;
  if (coupon && percentNow(coupon) === 0) return refused('coupon_code', 'This coupon applies after a free trial');
  const items = { plan, add_on: null, coupon };
  const outcome = startPaid(world, { device, vehicle, items, now, field: 'plan_id' });
  // Replaces the term after a pause. If it was paid in advance, the amount becomes credit.
  const { pending_plan: replaced } = device;
  if (outcome.kind === 'installed' && replaced?.paid)
    creditAccount(world, vehicle.subscriber, replaced.paid, replaced.currency);
  return outcome;
}

/** Returns a paused device to service (commerce 4). The term that would follow the pause is charged and begins now. */
function resume(world: World, device: DeviceRow, now: Instant): Installed {
  if (device.device_state !== 'paused') {
    return { kind: 'installed', device: device.pause ? cancelPause(world, device) : device };
  }
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const { ends } = currentTermOf(device);
  const next = nextPlan(device);
  // The paid term goes on. Without a plan to follow, it stays ended and waits for one.
  if (!vehicle || !next || ends > now) {
    if (ends > now) schedule(world, 'plan_ends', device.id, ends);
    const silent_before = silencesUntil(device, now);
    const changes = {
      device_state: 'installed',
      paused_at: null,
      silent_before,
      pause: null,
      plan_renewal_date: ends,
    } as const;
    return { kind: 'installed', device: world.tables.devices.update(device.id, changes) };
  }
  if (next.paid === null) {
    return startPaid(world, { device, vehicle, items: next, now, field: 'exit_service_mode' });
  }
  return { kind: 'installed', device: start(world, { device, vehicle, items: next, now }, next.paid) };
}

type Start = {
  device: DeviceRow;
  vehicle: VehicleRow;
  items: ChargedItems & { plan: NonNullable<ChargedItems['plan']> };
  now: Instant;
};
type PaidStart = Start & {
  /** Field of the request that a refusal names. */
  field: string;
};

function startPaid(world: World, { field, ...begun }: PaidStart): Installed {
  const { device, vehicle, items, now } = begun;
  const starts = startOfPurchase(device, vehicle.subscriber, now);
  const renews_at = termEnd(items.plan, starts, anchorOfPurchase(device, starts));
  const outcome = chargeItems(world, { device, vehicle, items, kind: 'purchase', at: now, renews_at });
  if (outcome.kind === 'no_price') return refused(field, 'This plan is not offered in the country of the account');
  if (outcome.kind === 'declined') return refused(field, outcome.detail);
  return { kind: 'installed', device: start(world, begun, outcome.paid) };
}

function start(world: World, { device, vehicle, items: { plan, add_on }, now }: Start, paid: number): DeviceRow {
  const starts = startOfPurchase(device, vehicle.subscriber, now);
  const anchor = anchorOfPurchase(device, starts);
  const currency = currencyOfAccount(world, vehicle.subscriber);
  const started = startPlan(world, device, { plan, starts, anchor, paid, currency, autorenewal: true });
  return add_on ? addAddOn(world, started, add_on, { now, isAttended: false }) : started;
}

function refused(field: string, message: string): Installed {
  return { kind: 'invalid', errors: { [field]: [message] } };
}
