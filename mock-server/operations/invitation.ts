import { forbidden, invalid, noContent, tooMany } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { refusedToken } from '../domain/accounts/refusals.ts';
import { tokenSubject } from '../domain/accounts/token-subject.ts';
import { acceptInvitation, declineInvitation } from '../domain/invitations/answer.ts';
import { invite } from '../domain/invitations/invite.ts';
import { invitationsSeenBy, invitationView } from '../domain/invitations/view.ts';
import { NOT_SHARED } from '../domain/users/grants.ts';

type Built = 'listUserTokens' | 'getTokenSubject' | 'inviteUser' | 'acceptInvite' | 'declineInvite';

export const invitationOperations = (): HandlersOf<Built> => ({
  listUserTokens: (_input, { world, caller, now }) => ({
    status: 200,
    body: invitationsSeenBy(world, caller.user, now).map((row) => invitationView(world, row)),
  }),

  getTokenSubject: ({ query }, { world }) => {
    const found = tokenSubject(world, query.token);
    return 'problem' in found ? refusedToken(found.of, found.problem) : { status: 200, body: found };
  },

  inviteUser: ({ body }, { world, caller, now }) => {
    const outcome = invite(world, caller.user, body, now);
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors, outcome.holder);
      case 'pending_transfer':
        return forbidden('PENDING_TRANSFER', NOT_SHARED);
      case 'too_many':
        return tooMany(outcome.seconds);
      case 'sent':
        return { status: 201, body: invitationView(world, outcome.invitation) };
    }
  },

  acceptInvite: ({ query }, { world, caller, now }) => {
    const outcome = acceptInvitation(world, query.token, caller.user, now);
    switch (outcome.kind) {
      case 'refused':
        return refusedToken('invitation', outcome.problem);
      case 'wrong_person':
        return forbidden('WRONG_RECIPIENT', 'This invitation was sent to another person.');
      case 'pending_transfer':
        return forbidden('PENDING_TRANSFER', NOT_SHARED);
      case 'done':
        return noContent;
    }
  },

  declineInvite: ({ query }, { world, caller, now }) => {
    const problem = declineInvitation(world, query.token, caller?.user ?? null, now);
    return problem ? refusedToken('invitation', problem) : noContent;
  },
});
