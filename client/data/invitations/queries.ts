import { getListUserTokensQueryOptions } from '../../../generated/client/user.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Invitations that the user sent, and those to their own address (core 7). Answers come by e-mail, so pages read them again. */
export const invitationsQuery = () =>
  getListUserTokensQueryOptions({
    query: { refetchOnMount: 'always', refetchOnWindowFocus: 'always', refetchInterval: MINUTE },
  });
