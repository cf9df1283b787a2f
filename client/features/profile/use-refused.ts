import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { AccountRefusal, AccountResult } from '../../identity/types.ts';
import { usePortal } from '../../state/portal.ts';
import { useSessionEnd } from '../../state/session-end.ts';
import { Refused } from './refused.ts';

/** Form field by reason. */
type Fields = { readonly [Reason in AccountRefusal]?: string };

/**
 * Unwraps a result of the identity service: throws a refusal as a failure that forms and error lines can show, at its field if it
 * has one. Ends an expired session (core 8).
 */
export function useRefused(): <Answer extends object>(result: AccountResult<Answer>, fields?: Fields) => Answer {
  const { t } = useTranslation('profile');
  const { logout } = usePortal();
  return (result, fields = {}) => {
    if (result.kind === 'done') return result;
    const { reason } = result;
    if (reason === 'session_over') void logout('session_expired');
    if (reason === 'session_ran_out') useSessionEnd.setState({ isOver: true });
    throw new Refused(t(`refused.${reason}`), fields[reason]);
  };
}

/** `useErrorLines`, and the lines of a refusal. */
export function useRefusedLines(): (failure: unknown) => string[] {
  const lines = useErrorLines();
  return (failure) => (failure instanceof Refused ? [failure.message] : lines(failure));
}
