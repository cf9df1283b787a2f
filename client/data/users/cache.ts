import type { User } from '../../api/model.ts';
import { browserStorage } from '../../lib/web-storage.ts';
import { setSession, useSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { usersQuery } from './queries.ts';

/** Written when something about whoever is signed in was changed; never the same, since a browser tells the other tabs of changes alone. */
const CHANGED = 'waymark.user-changed';

/** Asks anew who is signed in, once something about them was changed by a call that does not answer with it. */
export async function refreshOwnUser(): Promise<void> {
  const session = useSession.getState();
  if (session.status !== 'signed_in') return;
  const users = await queryClient.fetchQuery({ ...usersQuery(), staleTime: 0 });
  const own = users.find(({ id }) => id === session.user.id);
  if (own) put(own);
}

/**
 * Puts a user that an answer held where users are read from; who is signed in is that person from then on, everywhere: other
 * tabs are told to ask.
 */
export function patchUser(changed: User): void {
  if (put(changed)) tellOtherTabs();
}

/**
 * Puts the answer of an update, then reads the users again (core 7): the server may have changed more than it answered. A read
 * that was in flight is older than the answer and is canceled. A failed read is ignored, because the update succeeded.
 */
export async function userChanged(changed: User): Promise<void> {
  await queryClient.cancelQueries({ queryKey: usersQuery().queryKey });
  patchUser(changed);
  void refreshOwnUser().catch(() => undefined);
}

/** Whether it is who is signed in. */
function put(changed: User): boolean {
  const { queryKey } = usersQuery();
  // The list as a whole is as old as before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (users) => users?.map((user) => (user.id === changed.id ? changed : user)), {
    updatedAt,
  });
  const session = useSession.getState();
  const isOwn = session.status === 'signed_in' && session.user.id === changed.id;
  if (isOwn) setSession({ status: 'signed_in', user: changed });
  return isOwn;
}

/** What was changed here about whoever is signed in is read anew by the other tabs. */
export const tellOtherTabs = (): void => browserStorage.write(CHANGED, crypto.randomUUID());

/** Follows what other tabs change, until the answer is called. */
export function followOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent) => {
    // What does not load now is read with the next page that shows it.
    if (key === CHANGED) refreshOwnUser().catch(() => undefined);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
