import type { UserUpdate } from '../../../generated/contract/types.gen.ts';
import type { Instant, UserRow } from '../../world/rows.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { postalCodeError } from '../addresses.ts';
import { keepImage } from '../images.ts';
import { countryRefusal } from '../subscriptions/country-change.ts';
import { grantErrors, overlapErrors, withGrants } from './grants.ts';
import { setAccess } from './guests.ts';
import { withAccessOf } from './view.ts';

export type UserOutcome = { kind: 'invalid'; errors: Record<string, string[]> } | { kind: 'changed'; user: UserRow };

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
  if (vehicle_access && subscriber !== null) {
    const errors = {
      ...overlapErrors(world, vehicle_access, 'vehicle_access', { subscriber, email: user.email, now }),
      ...grantErrors(vehicle_access, 'vehicle_access', now),
    };
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const access = withGrants(user.vehicle_access, vehicle_access, subscriber);
    const guest = setAccess(world, user, access, { owner: caller, subscriber, now });
    return { kind: 'changed', user: withAccessOf(guest, subscriber) };
  }
  return {
    kind: 'changed',
    user: world.tables.users.update(user.id, { ...plain, ...keepImage(world, image, user.image) }),
  };
}
