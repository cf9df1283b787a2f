import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { boundAnswer, dropBound, isFor, keepBound } from '../../lib/bound-answer.ts';
import { useOneTimeToken } from '../../lib/one-time-token.ts';
import { useSession } from '../../state/session.ts';

/**
 * Token of the answer on this page: from the link in this tab, or bound to an address on this browser. A bound one is only for the
 * user of that address (`isOthers`: another user is signed in), and waits until a user signs in (`isWaiting`). `forget` and `keep`
 * as in `useOneTimeToken`.
 */
export function useAnswerToken() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const session = useSession();
  const { token: own, forget, keep } = useOneTimeToken();
  const isOpened = query.has('token');
  const [bound] = useState(() => {
    const found = isOpened ? null : boundAnswer();
    return found?.pathname === pathname ? found : null;
  });
  // The link was opened again: the answer is for the user who signs in now.
  useEffect(() => {
    if (isOpened && boundAnswer()?.pathname === pathname) dropBound();
  }, [isOpened, pathname]);
  if (bound === null) return { token: own, isWaiting: false, isOthers: false, forget, keep };

  const isKnown = session.status === 'signed_in';
  const isOwn = isKnown && isFor(bound, session.user.email);
  return {
    token: isOwn ? bound.token : null,
    isWaiting: !isKnown,
    isOthers: isKnown && !isOwn,
    forget: () => {
      forget();
      dropBound();
    },
    keep: () => keepBound(bound),
  };
}
