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
  identity: Pick<Identity, 'person' | 'accessToken' | 'canRenew'>;
  logout: Pick<Logout, 'logout' | 'announce' | 'expire'>;
  /** Hashes of addresses that may not be here. */
  prohibited: readonly string[];
};

/**
 * Makes a session of the tokens of this browser (core 4): who may not be here is logged out with the reason, everybody else
 * is found in the list of users. Vehicles are read meanwhile, because every first page shows them. Never rejects.
 */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { identity, logout, prohibited } = options;
  const person = identity.person();
  if (!person) setSession({ status: 'signed_out', notice: null });
  else if ((await identity.accessToken()) === null) {
    // What is kept and was not refused may still be renewed, once there is a connection.
    if (identity.canRenew()) await openWithLastKnown(person, noSignInService(), options);
    else logout.expire(identity.person() === null ? 'refused' : 'ran_out');
  } else if (person.accountType === 'dealer') await logout.logout('dealer');
  else if (await isProhibited(person.email, prohibited)) await logout.logout('prohibited');
  else await findUser(person, options);
  return useSession.getState();
}

type Whoever = { subject: string; email: string; username: string };

async function findUser(person: Whoever, options: SessionOptions): Promise<void> {
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
    // A session that ended meanwhile has said so itself.
    if (identity.person() !== null) await openWithLastKnown(person, errorOfFailure(failure), options);
  }
}

const UNANSWERED: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'no-sign-in-service']);

/**
 * Without an answer: the data of the last session, until a server answers again. Any other failure is shown, unless a page
 * already shows that data: then it is only logged (core 8).
 */
async function openWithLastKnown({ subject }: Whoever, error: ApiError, options: SessionOptions): Promise<void> {
  console.warn('The session could not be read:', error.message);
  if (useSession.getState().status === 'signed_in') return whenReached(() => void openSession(options));
  const known = UNANSWERED.has(error.kind) && options.identity.canRenew() ? await restoreKnown(subject) : null;
  if (!known) return setSession({ status: 'failed', error });
  setSession({ status: 'signed_in', user: known.user });
  whenReached(() => void openSession(options));
}
