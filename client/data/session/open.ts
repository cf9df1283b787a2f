import { ApiError, DEFAULT_STATUS, errorOfFailure } from '../../api/errors.ts';
import type { Identity } from '../../identity/types.ts';
import { normalize } from '../../rules/sign-in.ts';
import type { Logout } from '../../state/logout.ts';
import { type Session, setSession, useSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { usersQuery } from '../users/queries.ts';
import { loadInitialState } from './initial-state.ts';
import { isProhibited } from './prohibited.ts';

export type SessionOptions = {
  identity: Pick<Identity, 'person' | 'accessToken' | 'canRenew'>;
  logout: Pick<Logout, 'logout' | 'announce' | 'expire'>;
  /** Hashes of addresses that may not be here. */
  prohibited: readonly string[];
};

/**
 * Makes a session of the tokens of this browser (core 4): who may not be here is logged out with the reason, everybody else
 * is found in the list of users. Vehicles are read meanwhile, because every first page shows them. Never rejects.
 */
export async function openSession({ identity, logout, prohibited }: SessionOptions): Promise<Session> {
  const person = identity.person();
  if (!person) setSession({ status: 'signed_out', notice: null });
  else if ((await identity.accessToken()) === null) {
    // What is kept and was not refused may still be renewed, once there is a connection.
    if (identity.canRenew()) setSession({ status: 'failed', error: UNREACHED });
    else logout.expire();
  } else if (person.accountType === 'dealer') await logout.logout('dealer');
  else if (await isProhibited(person.email, prohibited)) await logout.logout('prohibited');
  else await findUser(person, { identity, logout });
  return useSession.getState();
}

const UNREACHED = new ApiError({
  kind: 'network',
  status: DEFAULT_STATUS,
  message: 'The identity service did not answer',
});

async function findUser(
  person: { subject: string; email: string },
  { identity, logout }: Pick<SessionOptions, 'identity' | 'logout'>,
): Promise<void> {
  try {
    void loadInitialState();
    const users = await queryClient.fetchQuery(usersQuery());
    const email = normalize(person.email);
    const user = users.find((user) => normalize(user.email) === email || normalize(user.username) === email);
    if (!user) return await logout.logout('incorrect');
    logout.announce(person.subject);
    setSession({ status: 'signed_in', user });
  } catch (failure) {
    // A session that ended meanwhile has said so itself.
    if (identity.person() !== null) setSession({ status: 'failed', error: errorOfFailure(failure) });
  }
}
