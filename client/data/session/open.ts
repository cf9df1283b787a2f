import { type ApiError, type ApiErrorKind, errorOfFailure } from '../../api/errors.ts';
import type { Identity } from '../../identity/types.ts';
import { normalize } from '../../rules/access/sign-in.ts';
import type { Logout } from '../../state/logout.ts';
import { type Session, setSession, useSession } from '../../state/session.ts';
import { noSignInService } from '../../state/session-tokens.ts';
import { restoreKnown, startKeeping, whenReached } from '../last-known/session.ts';
import { queryClient } from '../query-client.ts';
import { usersQuery } from '../users/queries.ts';
import { loadInitialState } from './initial-state.ts';
import { isProhibited } from './prohibited.ts';

export type SessionOptions = {
  identity: Pick<Identity, 'person' | 'door' | 'accessToken' | 'canRenew'>;
  logout: Pick<Logout, 'logout' | 'announce' | 'expire'>;
  /** Hashes of prohibited addresses. */
  prohibited: readonly string[];
};

/**
 * Opens a session with the tokens of this browser (core 4): finds the user in the list of users, or logs out with the
 * reason. Reads the vehicles in parallel, because every first page shows them. Never rejects.
 */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { identity, logout, prohibited } = options;
  const person = identity.person();
  if (!person) setSession({ status: 'signed_out', notice: null });
  else if ((await identity.accessToken()) === null) {
    // A kept session that was not refused may be renewed once there is a connection.
    if (identity.canRenew()) await openWithLastKnown(person, noSignInService(), options);
    else logout.expire(identity.person() === null ? 'refused' : 'ran_out');
  } else if ((person.accountType === 'dealer') !== (identity.door() === 'dealer')) {
    // Dealers have a door of their own, which admits no other account (commerce 6).
    await logout.logout(person.accountType === 'dealer' ? 'dealer' : 'not_dealer');
  } else if (await isProhibited(person.email, prohibited)) await logout.logout('prohibited');
  else await findUser(person, options);
  return useSession.getState();
}

type SignedIn = { subject: string; email: string; username: string };

async function findUser(person: SignedIn, options: SessionOptions): Promise<void> {
  const { identity, logout } = options;
  try {
    void loadInitialState();
    const users = await queryClient.fetchQuery(usersQuery());
    const names = [normalize(person.email), normalize(person.username)];
    const user = users.find(({ email, username }) => [email, username].some((name) => names.includes(normalize(name))));
    if (!user) return await logout.logout('incorrect');
    logout.announce(person.subject);
    setSession({ status: 'signed_in', user });
    if (identity.canRenew()) startKeeping(person.subject);
  } catch (failure) {
    // A session that ended in the meantime has set its notice itself.
    if (identity.person() !== null) await openWithLastKnown(person, errorOfFailure(failure), options);
  }
}

const UNANSWERED: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'no-sign-in-service']);

/**
 * Without a connection: restores the last known data until a server answers. Shows any other failure, unless a page
 * already shows that data. In this case it is only logged (core 8).
 */
async function openWithLastKnown({ subject }: SignedIn, error: ApiError, options: SessionOptions): Promise<void> {
  console.warn('The session could not be read:', error.message);
  if (useSession.getState().status === 'signed_in') return whenReached(() => void openSession(options));
  const known = UNANSWERED.has(error.kind) && options.identity.canRenew() ? await restoreKnown(subject) : null;
  if (!known) return setSession({ status: 'failed', error });
  setSession({ status: 'signed_in', user: known.user });
  whenReached(() => void openSession(options));
}
