import type { UserUpdate, VehicleAccessGrant } from '../../../generated/contract/types.gen.ts';
import type { UserRow, VehicleAccessRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { keepImage } from '../images.ts';
import { instantOf } from '../iso.ts';

/** Fewest characters of a postal code, by country (core 5). */
const POSTAL_LENGTH: Record<string, number> = { AU: 4, CA: 3, MX: 5, US: 5 };

export type UserOutcome = { kind: 'invalid'; errors: Record<string, string[]> } | { kind: 'changed'; user: UserRow };

/** Changes a profile, or what a guest may do with the caller's vehicles. */
export function updateUser(world: World, user: UserRow, update: UserUpdate, subscriber: number | null): UserOutcome {
  const country = update.country ?? user.country;
  if (update.postal_code !== undefined || update.country !== undefined) {
    const error = postalCodeError(update.postal_code ?? user.postal_code, country);
    if (error) return { kind: 'invalid', errors: { postal_code: [error] } };
  }
  const { image, vehicle_access, ...plain } = update;
  const access =
    vehicle_access && subscriber !== null
      ? { vehicle_access: withGrants(user.vehicle_access, vehicle_access, subscriber) }
      : {};
  const changes = { ...plain, ...keepImage(world, image), ...access };
  return { kind: 'changed', user: world.tables.users.update(user.id, changes) };
}

/** The documented messages for a postal code that its country does not have (core 5). */
function postalCodeError(code: string, country: string): string | null {
  const least = POSTAL_LENGTH[country] ?? 5;
  if (code.length < least) return `Must have at least ${least} characters`;
  return country !== 'CA' && !/^[0-9]+$/.test(code) ? 'Must be a number' : null;
}

/** An account's grants replace those it gave before; other accounts' stay. */
export function withGrants(
  entries: readonly VehicleAccessRow[],
  grants: readonly VehicleAccessGrant[],
  subscriber: number,
): VehicleAccessRow[] {
  return [
    ...entries.filter((entry) => entry.subscriber !== subscriber),
    ...grants.map((grant) => ({
      vehicle: grant.vehicle,
      subscriber,
      access_level: grant.access_level,
      exclusive_access: grant.exclusive_access ?? false,
      access_start: instantOf(grant.access_start),
      access_end: instantOf(grant.access_end),
    })),
  ];
}
