import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { KEPT_TOKEN } from './kept-names.ts';
import { tabStorage } from './web-storage.ts';

/** Why the link of an e-mail does nothing (commerce 8). */
export const TOKEN_PROBLEMS = ['INVALID_TOKEN', 'EXPIRED_TOKEN', 'USED_TOKEN', 'WITHDRAWN_TOKEN'] as const;
export type TokenProblem = (typeof TOKEN_PROBLEMS)[number];

/** How long a token waits for its visitor to sign in or register. By the browser's clock: a new page does not know the server's yet. */
const WAITS = 3_600_000;

const keyOf = (pathname: string) => KEPT_TOKEN + pathname;

/** Keeps the token of a page in this tab for an hour. */
export function keepToken(pathname: string, token: string): void {
  tabStorage.write(keyOf(pathname), `${Date.now() + WAITS} ${token}`);
}

const forgetToken = (pathname: string): void => tabStorage.remove(keyOf(pathname));

/** The token that waits for a page. `null` if there is none, or if it waited too long. */
export function waitingToken(pathname: string): string | null {
  const kept = tabStorage.read(keyOf(pathname)) ?? '';
  const [until, token] = [kept.slice(0, kept.indexOf(' ')), kept.slice(kept.indexOf(' ') + 1)];
  if (Number(until) > Date.now()) return token;
  forgetToken(pathname);
  return null;
}

/**
 * The one-time token of an e-mailed link. It is read once, removed from the address bar, and kept in the session storage of
 * this tab, because the visitor may have to sign in first. It never travels in `next`. Call `forget` when the token was used
 * or is of no use, and `keep` when it has to outlast a logout that its own page asked for.
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
