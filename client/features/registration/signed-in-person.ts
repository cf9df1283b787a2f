import type { Person } from '../../identity/types.ts';
import { normalize } from '../../rules/access/sign-in.ts';
import type { Portal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';

/**
 * Signed-in user of this browser with valid tokens, or `null`. Password pages do not load the account. They request it only if it
 * matters, and then for the current address too: tokens have the address from when they were issued.
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

/** Address of the signed-in user, or `null` if the account was not loaded. */
export function ownEmail(): string | null {
  const session = useSession.getState();
  return session.status === 'signed_in' ? session.user.email : null;
}

/** Whether an address belongs to the user's own account. */
export const isOwn = ({ email, username }: Person, address: string): boolean =>
  [email, username].some((name) => normalize(name) === normalize(address));
