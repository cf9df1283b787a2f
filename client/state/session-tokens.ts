import { ApiError, DEFAULT_STATUS } from '../api/errors.ts';
import type { ApiOptions } from '../api/settings.ts';
import type { Identity } from '../identity/types.ts';
import { sessionSignal } from '../lib/session-signal.ts';
import type { Logout } from './logout.ts';
import { useSession } from './session.ts';
import { endDialog, useSessionEnd } from './session-end.ts';

/** The session was revoked elsewhere (core 8), so its page must not stay. */
const REVOKED = 'Access Token has been revoked';

/** The session is kept but cannot be renewed now. */
export const noSignInService = () =>
  new ApiError({
    kind: 'no-sign-in-service',
    status: DEFAULT_STATUS,
    message: 'The identity service did not answer',
  });

/**
 * Tokens for calls of the signed-in user. A failed renewal rejects and keeps the session. An expired session keeps its page and asks
 * to sign in again (WCAG 2.2.1). A refused or revoked one ends.
 */
export function createTokenSource(
  identity: Pick<Identity, 'accessToken' | 'canRenew' | 'person'>,
  { expire }: Pick<Logout, 'expire'>,
): ApiOptions['accessToken'] {
  return async (refused) => {
    const signal = sessionSignal();
    const token = await identity.accessToken(refused?.token);
    // A logout since then has ended the session already.
    signal.throwIfAborted();
    if (token !== null) return token;
    if (identity.canRenew()) throw noSignInService();
    if (refused?.isHelper) return null;
    const { status } = useSession.getState();
    const isKept = identity.person() !== null && refused?.reason !== REVOKED;
    if (status === 'signed_in' && isKept && endDialog.isMounted) useSessionEnd.setState({ isOver: true });
    // Without an open session there may be no token. A refused token always ends the session.
    else if (!useSessionEnd.getState().isOver && (status === 'signed_in' || refused !== undefined))
      expire(isKept ? 'ran_out' : 'refused');
    return null;
  };
}
