import type { Country } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { currencyOf } from '../catalog.ts';
import { toDollars } from '../money/cents.ts';
import { currencyOfAccount } from './account.ts';
import { currentTermOf } from './terms.ts';

/**
 * Why an account cannot move to another country, or null. Prices follow the country, so credit and terms of one currency would pay for
 * plans in another one (commerce 4).
 */
export function countryRefusal(world: World, subscriber: number, country: Country, now: Instant): string | null {
  if (currencyOf(country) === currencyOfAccount(world, subscriber)) return null;
  const { subscribers, prepaid_plans, vehicles, devices } = world.tables;
  const account = subscribers.get(subscriber);
  if (account && account.prepaid > 0) {
    const credit = `${toDollars(account.prepaid).toFixed(2)} ${account.prepaid_currency}`;
    return `Your account has credit of ${credit}. The country can change once it is used.`;
  }
  if ([...prepaid_plans.values()].some((plan) => plan.subscriber === subscriber))
    return 'A plan that you bought with a product has not begun. The country can change after its term.';
  for (const { device_key, vehicle_name } of vehicles.by('subscriber', subscriber)) {
    const device = devices.get(device_key);
    if (device && hasMoney(device, now))
      return `${vehicle_name} has a plan that is paid or about to be. The country can change once it has ended.`;
  }
  return null;
}

/** Whether the term of a device was paid, or another one is paid or awaits its payment. */
function hasMoney(device: DeviceRow, now: Instant): boolean {
  const isPaid = device.plan_paid > 0 && currentTermOf(device).ends > now;
  return isPaid || device.pending_plan !== null || device.pause !== null || device.renewal_failure !== null;
}
