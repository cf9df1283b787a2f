import type { Identity, Person } from '../../identity/types.ts';
import { normalize } from '../../rules/sign-in.ts';

/**
 * Who is signed in on this browser, with tokens that are still good, or null. Pages about passwords do not load the account:
 * they ask only when it makes a difference.
 */
export async function signedInPerson(identity: Pick<Identity, 'accessToken' | 'person'>): Promise<Person | null> {
  return (await identity.accessToken()) === null ? null : identity.person();
}

/** Whether an address is that of somebody's own account. */
export const isOwn = ({ email, username }: Person, address: string): boolean =>
  [email, username].some((name) => normalize(name) === normalize(address));
