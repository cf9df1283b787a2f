import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { Cents, Currency, DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf, productCapabilities } from '../catalog.ts';
import { currencyOfAccount } from './account.ts';
import { startPlan } from './terms.ts';

/** Keeps a plan that was bought together with new hardware until the account adds its device. */
export function keepPrepaidPlan(world: World, subscriber: number, plan: Plan, paid: Cents, currency: Currency): void {
  const { prepaid_plans } = world.tables;
  const id = 1 + Math.max(0, ...[...prepaid_plans.values()].map((row) => row.id));
  prepaid_plans.put({ id, subscriber, plan_id: plan.id, paid, currency });
}

/**
 * Begins the plan of a device that is added: the oldest one that the account prepaid for such a device, otherwise the device's
 * own for its full term, such as a 30-day trial.
 */
export function startFirstPlan(world: World, device: DeviceRow, subscriber: number, now: Instant): DeviceRow {
  const { prepaid_plans } = world.tables;
  const { kind } = productCapabilities(device.product_name);
  const prepaid = [...prepaid_plans.values()].find(
    (row) => row.subscriber === subscriber && planOf(row.plan_id).offered_to.includes(kind),
  );
  const term = { starts: now, anchor: now };
  if (!prepaid) {
    const free = { plan: planOf(device.plan_id), paid: 0, currency: currencyOfAccount(world, subscriber) };
    return startPlan(world, device, { ...term, ...free, autorenewal: false });
  }
  prepaid_plans.delete(prepaid.id);
  const { plan_id, paid, currency } = prepaid;
  return startPlan(world, device, { ...term, plan: planOf(plan_id), paid, currency, autorenewal: true });
}
