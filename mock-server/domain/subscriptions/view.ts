import type { Subscription } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { currencyOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { daysLeft } from '../money/credit.ts';
import { countryOfDevice } from './account.ts';

/** Billing of a device, for its owner. `null` for a device without vehicle. */
export function subscriptionView(world: World, device: DeviceRow, now: Instant): EveryKey<Subscription> | null {
  const country = countryOfDevice(world, device);
  if (country === null) return null;
  const { left, of } = daysLeft({ starts: device.plan_activation_date, ends: device.plan_renewal_date }, now);
  return {
    currency: currencyOf(country),
    renewal_amount: null,
    days_left: left,
    days_in_term: of,
    pending_plan: null,
    pause: device.pause && { starts_at: iso(device.pause.starts_at), ends_at: iso(device.pause.ends_at) },
    renewal_failure: null,
  };
}
