import type { IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * Finds the user who signs in, by e-mail in any case or by subject. The user name is the address at registration and no
 * longer signs in after an e-mail change.
 */
export function findUser(world: World, name: string): IdentityUserRow | undefined {
  const users = world.tables.identity_users;
  return users.oneBy('email', name.toLowerCase()) ?? users.get(name);
}

/** Finds the user of a challenge answer. The SDK continues with the user name that `USER_ID_FOR_SRP` returned. */
export function findChallenged(world: World, name: string): IdentityUserRow | undefined {
  return world.tables.identity_users.oneBy('username', name) ?? findUser(world, name);
}

/** Reads the current row. A row read before an `await` may be stale. */
export function freshUser(world: World, sub: string): IdentityUserRow {
  const user = world.tables.identity_users.get(sub);
  if (!user) throw new Error(`No identity user ${sub}`);
  return user;
}

/** Attributes under Cognito's names. Omits those without a value. */
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
