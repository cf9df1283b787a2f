import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { HOUR } from '../rules/time/duration.ts';
import { KEPT_TOKEN } from './kept-names.ts';
import { tabStorage } from './web-storage.ts';

/** Why an e-mailed link does not work (commerce 8). */
export const TOKEN_PROBLEMS = ['INVALID_TOKEN', 'EXPIRED_TOKEN', 'USED_TOKEN', 'WITHDRAWN_TOKEN'] as const;
export type TokenProblem = (typeof TOKEN_PROBLEMS)[number];

/** How long a token waits for its visitor to sign in or register. Browser's clock, because a new page does not know the server's yet. */
const WAITS = HOUR;

const keyOf = (pathname: string) => KEPT_TOKEN + pathname;

/** Stores the token of a page in this tab for an hour. */
export function keepToken(pathname: string, token: string): void {
  tabStorage.write(keyOf(pathname), `${Date.now() + WAITS} ${token}`);
}

const forgetToken = (pathname: string): void => tabStorage.remove(keyOf(pathname));

/** Returns the token that waits for a page. `null` if there is none or it expired. */
export function waitingToken(pathname: string): string | null {
  const kept = tabStorage.read(keyOf(pathname)) ?? '';
  const [until, token] = [kept.slice(0, kept.indexOf(' ')), kept.slice(kept.indexOf(' ') + 1)];
  if (Number(until) > Date.now()) return token;
  forgetToken(pathname);
  return null;
}

/**
 * The one-time token of an e-mailed link. Reads it once, removes it from the address bar, and stores it in the session storage of
 * this tab, because the visitor may have to sign in first. It is never part of `next`. Call `forget` when the token was used or is
 * invalid, and `keep` when it has to outlast a logout that its own page requested.
 */
export function useOneTimeToken(): { token: string | null; forget: () => void; keep: () => void } {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const given = query.get('token');
  const [token] = useState(() => given ?? waitingToken(pathname));
  useEffect(() => {
    if (given === null) return;
    keepToken(pathname, given);
    const rest = new URLSearchParams(query);
    rest.delete('token');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [given, query, pathname, navigate]);
  return {
    token,
    forget: () => forgetToken(pathname),
    keep: () => token !== null && keepToken(pathname, token),
  };
}

/** Whether a page's token waits in this tab. */
export const isTokenWaiting = (pathname: string): boolean => waitingToken(pathname) !== null;
