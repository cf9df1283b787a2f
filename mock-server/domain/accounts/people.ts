import type { IdentityUserRow, UserRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';

/** An e-mail address as it is kept and compared. */
export const addressOf = (text: string): string => text.trim().toLowerCase();

/** Who signs in with an address. */
export function identityOf(world: World, address: string): IdentityUserRow | undefined {
  return world.tables.identity_users.oneBy('email', address);
}

/** Whether an address is somebody else's. One that was given up stays theirs: their passwords are hashed with it. */
export function isTaken(world: World, address: string, sub?: string): boolean {
  const { identity_users } = world.tables;
  return [...identity_users.by('email', address), ...identity_users.by('username', address)].some(
    ({ id }) => id !== sub,
  );
}

/** Who owns an account; undefined for one without an owner. */
export function ownerOf(world: World, subscriber: number): UserRow | undefined {
  return world.tables.users.derived(ownersByAccount).get(subscriber);
}

/** The first owner of each account. */
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
