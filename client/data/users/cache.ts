import type { User } from '../../api/model.ts';
import { setSession, useSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { usersQuery } from './queries.ts';

/** Asks anew who is signed in, once something about them was changed by a call that does not answer with it. */
export async function refreshOwnUser(): Promise<void> {
  const session = useSession.getState();
  if (session.status !== 'signed_in') return;
  const users = await queryClient.fetchQuery({ ...usersQuery(), staleTime: 0 });
  const own = users.find(({ id }) => id === session.user.id);
  if (own) patchUser(own);
}

/** Puts a user that an answer held where users are read from; who is signed in is that person from then on, everywhere. */
export function patchUser(changed: User): void {
  const { queryKey } = usersQuery();
  // The list as a whole is as old as before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (users) => users?.map((user) => (user.id === changed.id ? changed : user)), {
    updatedAt,
  });
  const session = useSession.getState();
  if (session.status === 'signed_in' && session.user.id === changed.id) {
    setSession({ status: 'signed_in', user: changed });
  }
}
