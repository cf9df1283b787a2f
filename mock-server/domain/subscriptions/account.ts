import { countries } from '../../../fixtures/catalog/countries.ts';
import type { Plan } from '../../../fixtures/catalog/plans.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import type { Cents, Currency, DeviceRow, Instant, VehicleRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';
import { ownerOf } from '../accounts/people.ts';
import { currencyOf, planOf } from '../catalog.ts';
import { MULTI_VEHICLE_MINIMUM } from '../money/discounts.ts';

/** Country whose prices an account pays: its owner's, or the United States. */
export const countryOf = (world: World, subscriber: number): Country =>
  accountCountry(ownerOf(world, subscriber)?.country);

/** Country of an account by that of its owner's profile. */
export const accountCountry = (country: string | undefined): Country =>
  country !== undefined && Object.hasOwn(countries, country) ? (country as Country) : 'US';

/** Currency of an account: of its prices, charges and credit. */
export const currencyOfAccount = (world: World, subscriber: number): Currency =>
  currencyOf(countryOf(world, subscriber));

/** Credit of an account in its currency. */
export function creditOfAccount(world: World, subscriber: number): Cents {
  const account = world.tables.subscribers.get(subscriber);
  return account?.prepaid_currency === currencyOfAccount(world, subscriber) ? account.prepaid : 0;
}

/** The same for the account that a device belongs to. `null` for a device without vehicle. */
export function countryOfDevice(world: World, device: DeviceRow): Country | null {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  return vehicle ? countryOf(world, vehicle.subscriber) : null;
}

export function currencyOfDevice(world: World, device: DeviceRow): Currency | null {
  const country = countryOfDevice(world, device);
  return country && currencyOf(country);
}

/** Plans that a cart makes run, by device key. */
export type StartedPlans = ReadonlyMap<string, Pick<Plan, 'is_multi_vehicle_discount_eligible'>>;

/**
 * Installed vehicles of an account with an eligible plan (commerce 9): one that runs at `at`, or that the same cart makes run.
 * Counts up to the number from which plans cost less, because a fleet renews thousands of plans.
 */
export function eligibleVehicles(world: World, subscriber: number, at: Instant, started?: StartedPlans): number {
  let count = 0;
  for (const { device_key } of world.tables.vehicles.derived(vehiclesByAccount).get(subscriber) ?? []) {
    const device = world.tables.devices.get(device_key);
    // A term that ends at this instant is about to be renewed.
    const isRunning = device?.device_state === 'installed' && device.plan_renewal_date >= at;
    const plan = started?.get(device_key) ?? (isRunning ? planOf(device.plan_id) : null);
    if (plan?.is_multi_vehicle_discount_eligible) count += 1;
    if (count === MULTI_VEHICLE_MINIMUM) break;
  }
  return count;
}

function vehiclesByAccount(vehicles: Tables['vehicles']): ReadonlyMap<number, readonly VehicleRow[]> {
  return Map.groupBy(vehicles.values(), ({ subscriber }) => subscriber);
}
