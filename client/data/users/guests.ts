import { declineInvite, getDeleteUserMutationOptions } from '../../../generated/client/user.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { InvitationToken, User } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { invitationsQuery } from '../invitations/queries.ts';
import { queryClient } from '../query-client.ts';
import { refreshOwnUser } from './cache.ts';
import { usersQuery } from './queries.ts';

/** The guest was removed elsewhere: reads the list again. */
const lookAgain = (failure: unknown) => {
  if (errorOfFailure(failure).kind === 'not-found') afterWrite(queryClient, 'deleteUser');
};

/**
 * Cancels the user's open invitations to a removed guest: a service may keep them open, and each would give access again. Returns
 * whether one is still open. Those without an address stay in the list.
 */
export async function endInvitationsTo(email: string): Promise<boolean> {
  try {
    const tokens = await queryClient.fetchQuery({ ...invitationsQuery(), staleTime: 0 });
    const isOpen = ({ status }: InvitationToken) => status === undefined || status === 'pending' || status === 'resent';
    const theirs = tokens.filter((one) => one.email?.toLowerCase() === email.toLowerCase() && isOpen(one));
    const ends = await Promise.allSettled(theirs.map(({ token }) => declineInvite({ token })));
    if (theirs.length > 0) afterWrite(queryClient, 'declineInvite');
    // Answered or canceled in the meantime.
    const isOver = (end: PromiseSettledResult<unknown>) =>
      end.status === 'fulfilled' || errorOfFailure(end.reason).code?.endsWith('_TOKEN') === true;
    return !ends.every(isOver);
  } catch {
    return true;
  }
}

/** A user as the server has them now, before a change that would undo what others changed. `null`: no longer in the list. */
export async function latestUser(userId: number): Promise<User | null> {
  const users = await queryClient.fetchQuery({ ...usersQuery(), staleTime: 0 });
  return users.find(({ id }) => id === userId) ?? null;
}

/** Ends all access of a guest to an account, and takes them off the list at once (core 7). */
export const guestRemove = () =>
  getDeleteUserMutationOptions({
    mutation: {
      onSuccess: (_answer, { userId }) => {
        const { queryKey } = usersQuery();
        queryClient.setQueryData(queryKey, (users) => users?.filter(({ id }) => id !== userId));
      },
      onError: lookAgain,
    },
  });

/** Leaves an account that shares with the user: its vehicles, with all about them, are out of sight. */
export const shareLeave = () =>
  getDeleteUserMutationOptions({
    mutation: {
      onSuccess: () => {
        // Losing vehicles changes the same reads as getting some.
        afterWrite(queryClient, 'acceptInvite');
        void refreshOwnUser().catch(() => undefined);
      },
      onError: lookAgain,
    },
  });
