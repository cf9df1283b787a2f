import type { IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { IdentityError } from './errors.ts';
import { type Pool, poolName } from './pool.ts';
import { makeVerifier, type Subject, type Verifier } from './srp.ts';
import { freshUser } from './users.ts';

const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 15 * 60 * 1000;

/** In Cognito's order. The special characters are those it accepts. */
const POLICY: [RegExp, string][] = [
  [/^.{8,}$/su, 'Password not long enough'],
  [/^.{0,99}$/su, 'Password must have length less than or equal to 99'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/, 'Password must have symbol characters'],
];

/** Returns the requirement that a password misses, or null. */
export function policyError(password: string): string | null {
  return POLICY.find(([rule]) => !rule.test(password))?.[1] ?? null;
}

export function checkPolicy(password: string): void {
  const error = policyError(password);
  if (error) throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${error}`);
}

export const passwordSubject = ({ username }: Pick<IdentityUserRow, 'username'>, pool: Pool): Subject => ({
  group: poolName(pool),
  name: username,
});

/** Sets the user's own password and removes the states that prevent signing in with it. */
export async function setPassword(world: World, user: IdentityUserRow, password: string, pool: Pool): Promise<void> {
  checkPolicy(password);
  const verifier = await makeVerifier(passwordSubject(user, pool), password);
  const usable = { password: null, verifier, status: 'CONFIRMED', failures: 0, locked_until: 0 } as const;
  world.tables.identity_users.update(user.id, usable);
}

/** Returns the user's verifier, computed from the seed password on first use. `null` for a user without a password. */
export async function credentialOf(world: World, user: IdentityUserRow, pool: Pool): Promise<Verifier | null> {
  if (user.verifier || user.password === null) return user.verifier;
  const made = await makeVerifier(passwordSubject(user, pool), user.password);
  // A concurrent sign-in may have stored a verifier, and a handshake with its salt may be in flight.
  const verifier = freshUser(world, user.id).verifier ?? made;
  world.tables.identity_users.update(user.id, { verifier, password: null });
  return verifier;
}

export const isLocked = (world: World, { locked_until }: IdentityUserRow): boolean => world.clock.now() < locked_until;

/**
 * From the fifth consecutive failure on, the user is locked for 1 s, then 2 s, 4 s … up to 15 minutes. Failures expire
 * after 15 minutes without another. Source: Amazon Cognito developer guide, "Sign-in lockout behavior".
 */
export function countFailure(world: World, sub: string): void {
  const user = freshUser(world, sub);
  const now = world.clock.now();
  const failures = now - user.locked_until > LONGEST_LOCK_MS ? 1 : user.failures + 1;
  const lock = failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), LONGEST_LOCK_MS);
  world.tables.identity_users.update(sub, { failures, locked_until: now + lock });
}
