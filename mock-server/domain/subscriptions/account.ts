import { countries } from '../../../fixtures/catalog/countries.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow, VehicleRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';
import { ownerOf } from '../accounts/people.ts';
import { planOf } from '../catalog.ts';
import { MULTI_VEHICLE_MINIMUM } from '../money/charge.ts';

/** Country whose prices an account pays: its owner's, or the United States. */
export function countryOf(world: World, subscriber: number): Country {
  const country = ownerOf(world, subscriber)?.country ?? '';
  return country in countries ? (country as Country) : 'US';
}

/** The same for the account that a device belongs to. `null` for a device without vehicle. */
export function countryOfDevice(world: World, device: DeviceRow): Country | null {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  return vehicle ? countryOf(world, vehicle.subscriber) : null;
}

/**
 * Installed vehicles of an account with an eligible plan (commerce 9). Counts up to the number from which plans cost less,
 * because a fleet renews thousands of plans.
 */
export function eligibleVehicles(world: World, subscriber: number): number {
  let count = 0;
  for (const { device_key } of world.tables.vehicles.derived(vehiclesByAccount).get(subscriber) ?? []) {
    const device = world.tables.devices.get(device_key);
    if (device?.device_state === 'installed' && planOf(device.plan_id).is_multi_vehicle_discount_eligible) count += 1;
    if (count === MULTI_VEHICLE_MINIMUM) break;
  }
  return count;
}

function vehiclesByAccount(vehicles: Tables['vehicles']): ReadonlyMap<number, readonly VehicleRow[]> {
  return Map.groupBy(vehicles.values(), ({ subscriber }) => subscriber);
}
