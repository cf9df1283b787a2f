import {
  getAcceptInviteMutationOptions,
  getDeclineInviteMutationOptions,
  getInviteUserMutationOptions,
  getListUserTokensQueryKey,
} from '../../../generated/client/user.ts';
import type { InvitationToken } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { refreshOwnUser } from '../users/cache.ts';

/** Invites, or sends an invitation again: the server keeps one for each address (commerce 4). */
export const invitationSend = () => getInviteUserMutationOptions();

const forget = (token: string) =>
  queryClient.setQueryData<InvitationToken[]>(getListUserTokensQueryKey(), (known) =>
    known?.filter((one) => one.token !== token),
  );
/** It was answered or canceled elsewhere. */
const lookAgain = () => afterWrite(queryClient, 'declineInvite');

/** Cancels a sent invitation, or declines a received one. It is gone from the list at once (commerce 4). */
export const invitationEnd = () =>
  getDeclineInviteMutationOptions({
    mutation: { onSuccess: (_answer, { params }) => forget(params.token), onError: lookAgain },
  });

/** Accepts a received invitation: its vehicles are the user's to see from now on. */
export const invitationAccept = () =>
  getAcceptInviteMutationOptions({
    mutation: {
      onSuccess: (_answer, { params }) => {
        forget(params.token);
        void refreshOwnUser().catch(() => undefined);
      },
      onError: lookAgain,
    },
  });
