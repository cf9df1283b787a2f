import { countries } from '../../../fixtures/catalog/countries.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownerOf } from '../accounts/people.ts';

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
