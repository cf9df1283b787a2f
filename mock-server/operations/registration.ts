import { invalid, noContent } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { resendLink, setFirstPassword } from '../domain/accounts/password.ts';
import { register } from '../domain/accounts/register.ts';

type Built = 'registerUser' | 'setPassword' | 'resendEmail';

export const registrationOperations = (): HandlersOf<Built> => ({
  registerUser: ({ body }, { world, now }) => {
    const outcome = register(world, body, now);
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    return { status: 201, body: { email: outcome.email, token_type: 'complete_registration' } };
  },

  setPassword: ({ query, body }, { world, credential }) => {
    const refused = setFirstPassword(world, query.token, body, credential);
    if (!refused) return noContent;
    const { errors, code } = refused;
    return { status: 400, body: { validation_errors: errors, ...(code && { code }) } };
  },

  resendEmail: ({ body }, { world, now }) => {
    resendLink(world, body.email, now);
    return { status: 202, body: null };
  },
});
