import type { IdentityUserRow, UserRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';

/** Normalizes an e-mail address for storage and comparison. */
export const addressOf = (text: string): string => text.trim().toLowerCase();

/** Finds the identity user of an address. */
export function identityOf(world: World, address: string): IdentityUserRow | undefined {
  return world.tables.identity_users.oneBy('email', address);
}

/**
 * Whether an address belongs to another user. Former addresses stay reserved, because their users' passwords are hashed
 * with them.
 */
export function isTaken(world: World, address: string, sub?: string): boolean {
  const { identity_users } = world.tables;
  return [...identity_users.by('email', address), ...identity_users.by('username', address)].some(
    ({ id }) => id !== sub,
  );
}

/** Owner of an account, if any. */
export function ownerOf(world: World, subscriber: number): UserRow | undefined {
  return world.tables.users.derived(ownersByAccount).get(subscriber);
}

/** First owner of each account. */
function ownersByAccount(users: Tables['users']): ReadonlyMap<number, UserRow> {
  const owners = new Map<number, UserRow>();
  for (const user of users.values()) {
    for (const { type, subscriber } of user.user_type) {
      if (type === 'owner' && !owners.has(subscriber)) owners.set(subscriber, user);
    }
  }
  return owners;
}

export const fullName = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
