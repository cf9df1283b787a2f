import { silencesUntil } from '../../telemetry/profile.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { creditAccount } from '../billing/charge.ts';
import { planOf } from '../catalog.ts';
import { plan as schedule, unplan } from '../due.ts';
import { cancelPause } from './pause.ts';

/** Why automatic renewal cannot be turned on, or null. */
export function renewalRefusal(device: DeviceRow, now: Instant): string | null {
  if (device.plan_renewal_date <= now) return 'The plan has ended';
  return isTrial(device) && !device.pending_plan ? 'A free trial does not renew' : null;
}

/**
 * Turns automatic renewal on or off from the next renewal date. Turning it off after a declined renewal also withdraws
 * that: service ends on the day of the last attempt.
 */
export function switchRenewal(world: World, device: DeviceRow, autorenewal: boolean): DeviceRow {
  const { id, plan_renewal_date } = device;
  if (autorenewal || !device.renewal_failure) {
    if (!device.pause && !device.renewal_failure) schedule(world, 'plan_ends', id, plan_renewal_date);
    return world.tables.devices.update(id, { autorenewal });
  }
  unplan(world, 'renewal_retried', id);
  schedule(world, 'plan_ends', id, plan_renewal_date);
  // The days after the declined renewal are not paid, and so nothing of them can be credited.
  return world.tables.devices.update(id, { autorenewal, pending_plan: null, renewal_failure: null, plan_paid: 0 });
}

/**
 * Withdraws the plan that follows the current one. If it was paid in advance, the amount becomes credit. A trial has no
 * renewal of its own, and ends again.
 */
export function withdrawPendingPlan(world: World, device: DeviceRow): DeviceRow {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const paid = device.pending_plan?.paid ?? 0;
  if (vehicle && paid > 0) creditAccount(world, vehicle.subscriber, paid);
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
  unplan(world, 'pause_ends', id);
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
