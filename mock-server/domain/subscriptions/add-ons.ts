import { addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import type { DeviceAddOn, DeviceRow, DueRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { schedule } from '../due.ts';
import { isFreeAt } from '../money/prices.ts';
import { chargeItems } from './items-charge.ts';
import { sendFailure } from './letters.ts';
import { addOnEnd } from './terms.ts';

/** Renews the add-ons of a device that expire now, or lets them end. A declined one ends at once. */
export function endAddOns(world: World, { subject, at }: DueRow): void {
  const device = world.tables.devices.get(subject);
  if (!device) return;
  const add_ons = device.add_ons.map((held) => (held.expiration === at ? afterPeriod(world, device, held) : held));
  const next = Math.min(...add_ons.map(({ expiration }) => expiration).filter((expiration) => expiration > at));
  if (Number.isFinite(next)) schedule(world, 'add_on_ends', subject, next);
  world.tables.devices.update(subject, { add_ons, ...(isRenewed(add_ons, at) && { cellular_percentage_used: 0 }) });
}

/** A new period begins with its full data. */
const isRenewed = (add_ons: readonly DeviceAddOn[], at: Instant) => add_ons.some(({ expiration }) => expiration > at);

function afterPeriod(world: World, device: DeviceRow, held: DeviceAddOn): DeviceAddOn {
  const { plan_add_on_id, expiration: at, anchor, auto_renew } = held;
  const addOn = addOnsById.get(plan_add_on_id);
  const ended = { ...held, auto_renew: false };
  // Without a plan in service there is nothing to add to.
  const isInService = device.device_state === 'installed' && device.plan_renewal_date > at;
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  if (!auto_renew || !addOn || addOn.is_trial || !isInService || !vehicle) return ended;
  const expiration = addOnEnd(addOn, at, anchor);
  const items = { plan: null, add_on: addOn, coupon: null, level: planOf(device.plan_id) };
  const outcome = chargeItems(world, { device, vehicle, items, kind: 'renewal', at, renews_at: expiration });
  if (outcome.kind === 'declined') sendFailure(world, vehicle, { ...outcome, what: addOn.name, at, next: null });
  return outcome.kind === 'paid' ? { ...held, expiration, is_included: isFreeAt(addOn, items.level.level) } : ended;
}
