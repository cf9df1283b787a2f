import type { User } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { guestsOf, ownSubscriber, sharingAccounts } from '../access/rights.ts';
import { iso } from '../iso.ts';

/** A user as the list shows them (core 3). */
export function userView(user: UserRow): EveryKey<User> {
  const { sub: _sub, hidden: _hidden, used, vehicle_access, ...shown } = user;
  return {
    ...shown,
    vehicle_access: vehicle_access.map((entry) => ({
      ...entry,
      access_start: iso(entry.access_start),
      access_end: iso(entry.access_end),
      last_used_at: iso(used[entry.vehicle] ?? null),
    })),
  };
}

/**
 * Users visible to a user: themselves, guests of their account, and owners who currently share with them (core 6).
 * Hides a guest's access to other accounts from an owner, an owner's other guests from a guest, and how to reach either by phone or mail.
 */
export function usersSeenBy(world: World, user: UserRow, now: Instant): UserRow[] {
  const account = ownSubscriber(user);
  const guests = account === null ? [] : guestsOf(world, account).map((guest) => withAccessOf(guest, account));
  const accounts = sharingAccounts(user, now);
  const owners: UserRow[] = [];
  for (const other of world.tables.users.values()) {
    const account = ownSubscriber(other);
    if (account !== null && accounts.has(account)) owners.push({ ...other, vehicle_access: [] });
  }
  const seen = new Map([user, ...guests, ...owners.map(withoutContact)].map((one) => [one.id, one]));
  seen.set(user.id, user);
  return [...seen.values()].filter((one) => !one.hidden);
}

/** Others see the name and the address that access is shared by, but neither phone number nor postal code. */
const withoutContact = (user: UserRow): UserRow => ({ ...user, phone_number: null, postal_code: '' });

/** A guest as the account's owner sees them: only with access to that account. */
export function withAccessOf(guest: UserRow, subscriber: number): UserRow {
  return {
    ...withoutContact(guest),
    user_type: guest.user_type.filter((entry) => entry.subscriber === subscriber),
    vehicle_access: guest.vehicle_access.filter((entry) => entry.subscriber === subscriber),
  };
}

/** Full name of the user who acted. `null` if the user was deleted. */
export function nameOf(world: World, id: number): string | null {
  const user = world.tables.users.get(id);
  return user ? `${user.first_name} ${user.last_name}` : null;
}
