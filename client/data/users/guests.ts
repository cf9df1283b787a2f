import { getDeleteUserMutationOptions } from '../../../generated/client/user.ts';
import { errorOfFailure } from '../../api/errors.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { refreshOwnUser } from './cache.ts';
import { usersQuery } from './queries.ts';

/** The guest was removed elsewhere: reads the list again. */
const lookAgain = (failure: unknown) => {
  if (errorOfFailure(failure).kind === 'not-found') afterWrite(queryClient, 'deleteUser');
};

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
