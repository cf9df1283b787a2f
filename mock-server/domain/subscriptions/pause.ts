import type { DeviceRow, DueRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { schedule, unschedule } from '../due.ts';
import { monthsAfter } from '../money/terms.ts';
import { nextPlan } from './renew.ts';

/** Why a device cannot be paused, or null. A pause begins at a renewal, and so needs one. */
export function pauseRefusal(device: DeviceRow, now: Instant): string | null {
  if (device.pause || device.device_state === 'paused') return 'This vehicle is already paused, or will be.';
  if (device.plan_renewal_date <= now) return 'The plan of this vehicle has expired.';
  if (planOf(device.plan_id).is_trial) return 'A free trial cannot be paused.';
  if (device.renewal_failure) return 'The last renewal failed. Update your card first.';
  if (!nextPlan(device)) return 'This plan does not renew. Turn automatic renewal on first.';
  return null;
}

/** Plans a seasonal pause of some months from the end of the current term (commerce 4). */
export function planPause(world: World, device: DeviceRow, months: number): DeviceRow {
  const { id, plan_renewal_date: starts_at, plan_anchor } = device;
  unschedule(world, 'plan_ends', id);
  schedule(world, 'pause_begins', id, starts_at);
  const pause = { starts_at, ends_at: monthsAfter(months, starts_at, plan_anchor) };
  return world.tables.devices.update(id, { pause });
}

/** The paid term is over. The next one begins, and is charged, when the pause ends. */
export function beginPause(world: World, { subject, at }: DueRow): void {
  const pause = world.tables.devices.get(subject)?.pause;
  if (pause?.starts_at !== at) return;
  schedule(world, 'pause_ends', subject, pause.ends_at);
  world.tables.devices.update(subject, {
    device_state: 'paused',
    paused_at: at,
    plan_renewal_date: pause.ends_at,
  });
}

/** Withdraws a pause that has not begun. */
export function cancelPause(world: World, { id, plan_renewal_date }: DeviceRow): DeviceRow {
  unschedule(world, 'pause_begins', id);
  schedule(world, 'plan_ends', id, plan_renewal_date);
  return world.tables.devices.update(id, { pause: null });
}
