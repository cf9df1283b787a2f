import { silencesUntil } from '../../telemetry/profile.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { creditAccount } from '../billing/charge-card.ts';
import { planOf } from '../catalog.ts';
import { schedule, unschedule } from '../due.ts';
import { cancelPause } from './pause.ts';

/** Why the account cannot turn automatic renewal on, or null. A term that another account left unpaid is not renewed. */
export function renewalRefusal(device: DeviceRow, subscriber: number, now: Instant): string | null {
  const { renewal_failure: failure } = device;
  if (device.plan_renewal_date <= now) return 'The plan has ended';
  if (failure && failure.subscriber !== subscriber) return 'The last term was not paid. Choose a plan';
  return isTrial(device) && !device.pending_plan ? 'A free trial does not renew' : null;
}

/**
 * Turns automatic renewal on or off from the next renewal date. Moves no date: after a declined renewal it only decides
 * whether the card is tried again, and service ends on the day of the last attempt either way.
 */
export function switchRenewal(world: World, device: DeviceRow, autorenewal: boolean): DeviceRow {
  const { id, pause, renewal_failure, plan_renewal_date } = device;
  if (!pause && !renewal_failure) schedule(world, 'plan_ends', id, plan_renewal_date);
  return world.tables.devices.update(id, { autorenewal });
}

/**
 * Withdraws the plan that follows the current one. If it was paid in advance, the amount becomes credit. A trial has no
 * renewal of its own, and ends again.
 */
export function withdrawPendingPlan(world: World, device: DeviceRow): DeviceRow {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const { pending_plan: pending } = device;
  if (vehicle && pending?.paid) creditAccount(world, vehicle.subscriber, pending.paid, pending.currency);
  return world.tables.devices.update(device.id, {
    pending_plan: null,
    autorenewal: device.autorenewal && !isTrial(device),
  });
}

/**
 * Ends what an account planned for the plan of a device that leaves it: renewal, retries and pauses. The rest of a paid term stays
 * with the device. A pause and the days after a declined renewal are no part of it.
 */
export function releasePlan(world: World, device: DeviceRow, now: Instant): DeviceRow {
  const { id, pause } = device;
  if (device.device_state !== 'paused' || !pause) {
    return switchRenewal(world, pause ? cancelPause(world, device) : device, false);
  }
  unschedule(world, 'pause_ends', id);
  return world.tables.devices.update(id, {
    device_state: 'installed',
    paused_at: null,
    silent_before: silencesUntil(device, now),
    autorenewal: false,
    pause: null,
    plan_renewal_date: pause.starts_at,
    plan_paid: 0,
  });
}

const isTrial = ({ plan_id }: DeviceRow): boolean => planOf(plan_id).is_trial;
