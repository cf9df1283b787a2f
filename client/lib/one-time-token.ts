import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Why the link of an e-mail does nothing (commerce 8). */
export const TOKEN_PROBLEMS = ['INVALID_TOKEN', 'EXPIRED_TOKEN', 'USED_TOKEN', 'WITHDRAWN_TOKEN'] as const;
export type TokenProblem = (typeof TOKEN_PROBLEMS)[number];

const keyOf = (pathname: string) => `waymark.token ${pathname}`;

/**
 * The one-time token of an e-mailed link. It is read once, taken out of the address bar at once, and waits in the session
 * storage of this tab: a visitor may have to sign in before it is used, and it never travels in `next`. `forget` when it was
 * used or does nothing.
 */
export function useOneTimeToken(): { token: string | null; forget: () => void } {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const given = query.get('token');
  const [token] = useState(() => given ?? sessionStorage.getItem(keyOf(pathname)));
  useEffect(() => {
    if (given === null) return;
    sessionStorage.setItem(keyOf(pathname), given);
    void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return { token, forget: () => sessionStorage.removeItem(keyOf(pathname)) };
}

/** Whether a page's token waits in this tab, for whoever goes on to it after signing in. */
export const isTokenWaiting = (pathname: string): boolean => sessionStorage.getItem(keyOf(pathname)) !== null;
