import type { IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * Whom somebody means who signs in: by e-mail, whose case does not matter, or by subject. A user name is the address at
 * registration and opens nothing once it was given up.
 */
export function findUser(world: World, name: string): IdentityUserRow | undefined {
  const users = world.tables.identity_users;
  return users.oneBy('email', name.toLowerCase()) ?? users.get(name);
}

/** Whom an answer to a challenge means: the SDK goes on with the user name that `USER_ID_FOR_SRP` gave it. */
export function findChallenged(world: World, name: string): IdentityUserRow | undefined {
  return world.tables.identity_users.oneBy('username', name) ?? findUser(world, name);
}

/** The row as it stands now: what was read before an `await` may have changed since. */
export function freshUser(world: World, sub: string): IdentityUserRow {
  const user = world.tables.identity_users.get(sub);
  if (!user) throw new Error(`No identity user ${sub}`);
  return user;
}

/** Cognito's names and spelling of what is known of a user; attributes without a value are left out. */
export function userAttributes(user: IdentityUserRow): Record<string, string> {
  const all = {
    sub: user.id,
    email: user.email,
    email_verified: String(user.email_verified),
    phone_number: user.phone_number,
    phone_number_verified: user.phone_number && String(user.phone_verified),
    given_name: user.given_name,
    family_name: user.family_name,
    'custom:account_type': user.account_type,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
