import type { Person } from '../../identity/types.ts';
import { normalize } from '../../rules/access/sign-in.ts';
import type { Portal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';

/**
 * Who is signed in on this browser, with tokens that are still good, or null. Pages about passwords do not load the account: they
 * ask only when it makes a difference, and then for its address too, which tokens state as it was when they were made.
 */
export async function signedInPerson({
  identity,
  openSession,
}: Pick<Portal, 'openSession'> & {
  identity: Pick<Portal['identity'], 'accessToken' | 'person'>;
}): Promise<Person | null> {
  if ((await identity.accessToken()) === null) return null;
  if (useSession.getState().status !== 'signed_in') await openSession();
  const person = identity.person();
  const email = ownEmail();
  return person && email !== null ? { ...person, email } : person;
}

/** The address of whoever is signed in, as far as the account was asked for; null where it was not. */
export function ownEmail(): string | null {
  const session = useSession.getState();
  return session.status === 'signed_in' ? session.user.email : null;
}

/** Whether an address is that of somebody's own account. */
export const isOwn = ({ email, username }: Person, address: string): boolean =>
  [email, username].some((name) => normalize(name) === normalize(address));
