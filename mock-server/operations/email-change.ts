import { invalid, noContent, tooMany } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { acceptEmailChange, declineEmailChange, requestEmailChange } from '../domain/accounts/email-change.ts';
import { refusedToken } from '../domain/accounts/refusals.ts';

type Built = 'requestEmailChange' | 'acceptEmailChange' | 'declineEmailChange';

export const emailChangeOperations = (): HandlersOf<Built> => ({
  requestEmailChange: ({ body }, { world, caller, now }) => {
    const outcome = requestEmailChange(world, caller.user, body, now);
    switch (outcome.kind) {
      case 'invalid':
        return invalid(outcome.errors);
      case 'too_many':
        return tooMany(outcome.seconds);
      case 'sent':
        return { status: 202, body: null };
    }
  },

  acceptEmailChange: ({ query }, { world }) => {
    const outcome = acceptEmailChange(world, query.token);
    switch (outcome.kind) {
      case 'refused':
        return refusedToken('emailChange', outcome.problem);
      case 'invalid':
        return invalid(outcome.errors);
      case 'done':
        return noContent;
    }
  },

  declineEmailChange: ({ query }, { world }) => {
    const problem = declineEmailChange(world, query.token);
    return problem ? refusedToken('emailChange', problem) : noContent;
  },
});
