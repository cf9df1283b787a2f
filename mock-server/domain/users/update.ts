import type { UserUpdate } from '../../../generated/contract/types.gen.ts';
import type { Instant, UserRow } from '../../world/rows.ts';
import { isTimeZone, UNKNOWN_TIME_ZONE } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { keepImage } from '../images.ts';
import { grantErrors, overlapErrors, withGrants } from './grants.ts';
import { setAccess } from './guests.ts';
import { withAccessOf } from './view.ts';

/** Minimum length of a postal code by country (core 5). */
const POSTAL_LENGTH: Record<string, number> = { AU: 4, CA: 3, MX: 5, US: 5 };

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

/** Documented messages for a postal code that is invalid in its country (core 5). */
export function postalCodeError(code: string, country: string): string | null {
  const least = POSTAL_LENGTH[country] ?? 5;
  if (code.length < least) return `Must have at least ${least} characters`;
  return country !== 'CA' && !/^[0-9]+$/.test(code) ? 'Must be a number' : null;
}
