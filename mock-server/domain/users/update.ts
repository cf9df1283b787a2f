import type { UserUpdate, VehicleAccessGrant } from '../../../generated/contract/types.gen.ts';
import type { Instant, UserRow } from '../../world/rows.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { postalCodeError } from '../addresses.ts';
import { keepImage } from '../images.ts';
import { countryRefusal } from '../subscriptions/country-change.ts';
import { grantErrors, overlapOf, sharesOffered, withGrants } from './grants.ts';
import { changeAccess, removeGuest } from './guests.ts';
import { withAccessOf } from './view.ts';

export type UserOutcome =
  | { kind: 'invalid'; errors: Record<string, string[]>; holder?: string | null }
  | { kind: 'pending_transfer' }
  | { kind: 'changed'; user: UserRow };

/** Updates the caller's own profile or a guest's access, never both. */
export function updateUser(
  world: World,
  user: UserRow,
  update: UserUpdate,
  { caller, now }: { caller: UserRow; now: Instant },
): UserOutcome {
  const country = update.country ?? user.country;
  if (update.postal_code !== undefined || update.country !== undefined) {
    const error = postalCodeError(update.postal_code ?? user.postal_code, country);
    if (error) return { kind: 'invalid', errors: { postal_code: [error] } };
  }
  if (update.timezone !== undefined && !isTimeZone(update.timezone)) {
    return { kind: 'invalid', errors: { timezone: [UNKNOWN_TIME_ZONE] } };
  }
  const { image, vehicle_access, ...plain } = update;
  const subscriber = ownSubscriber(caller);
  const moved = update.country !== undefined && user.id === caller.id && subscriber !== null ? update.country : null;
  const refusal = moved && subscriber !== null ? countryRefusal(world, subscriber, moved, now) : null;
  if (refusal) return { kind: 'invalid', errors: { country: [refusal] } };
  if (vehicle_access && subscriber !== null)
    return updateAccess(world, user, vehicle_access, { caller, subscriber, now });
  return {
    kind: 'changed',
    user: world.tables.users.update(user.id, { ...plain, ...keepImage(world, image, user.image) }),
  };
}

/** Replaces all access of a guest to the caller's account. An empty list removes the guest. */
function updateAccess(
  world: World,
  guest: UserRow,
  grants: readonly VehicleAccessGrant[],
  { caller, subscriber, now }: { caller: UserRow; subscriber: number; now: Instant },
): UserOutcome {
  const overlap = overlapOf(world, grants, 'vehicle_access', { subscriber, email: guest.email, now });
  const errors = { ...overlap.errors, ...grantErrors(grants, 'vehicle_access', now) };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, holder: overlap.holder };
  const own = guest.vehicle_access.filter((entry) => entry.subscriber === subscriber);
  if (sharesOffered(world, grants, own)) return { kind: 'pending_transfer' };
  const by = { actor: caller, subscriber, now };
  const changed =
    grants.length === 0
      ? removeGuest(world, guest, by)
      : changeAccess(world, guest, withGrants(guest.vehicle_access, grants, subscriber), by);
  return { kind: 'changed', user: withAccessOf(changed, subscriber) };
}
