import type { User } from '../../api/model.ts';
import { browserStorage } from '../../lib/web-storage.ts';
import { setSession, useSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { usersQuery } from './queries.ts';

/**
 * Written when the signed-in user changes, with a unique value, because browsers only send events for changed values.
 */
const CHANGED = 'waymark.user-changed';

/** Reads the signed-in user again, after a change by a call that does not return the user. */
export async function refreshOwnUser(): Promise<void> {
  const session = useSession.getState();
  if (session.status !== 'signed_in') return;
  const users = await queryClient.fetchQuery({ ...usersQuery(), staleTime: 0 });
  const own = users.find(({ id }) => id === session.user.id);
  if (own) put(own);
}

/** Caches a returned user. If it is the signed-in one, updates the session and notifies other tabs. */
export function patchUser(changed: User): void {
  if (put(changed)) notifyOtherTabs();
}

/**
 * Caches the response of an update, then reads the users again (core 7): the server may have changed more. Cancels
 * reads in flight, which are older. Ignores a failed read, because the update succeeded.
 */
export async function userChanged(changed: User): Promise<void> {
  await queryClient.cancelQueries({ queryKey: usersQuery().queryKey });
  patchUser(changed);
  void refreshOwnUser().catch(() => undefined);
}

/** Returns whether the user is the signed-in one. */
function put(changed: User): boolean {
  const { queryKey } = usersQuery();
  // Keeps the age of the list.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (users) => users?.map((user) => (user.id === changed.id ? changed : user)), {
    updatedAt,
  });
  const session = useSession.getState();
  const isOwn = session.status === 'signed_in' && session.user.id === changed.id;
  if (isOwn) setSession({ status: 'signed_in', user: changed });
  return isOwn;
}

/** Makes the other tabs read the signed-in user again. */
export const notifyOtherTabs = (): void => browserStorage.write(CHANGED, crypto.randomUUID());

/** Follows changes by other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent) => {
    // After a failure, the next page that shows the user reads it.
    if (key === CHANGED) refreshOwnUser().catch(() => undefined);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
