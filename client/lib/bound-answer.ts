import { normalize } from '../rules/access/sign-in.ts';
import { DAY } from '../rules/time/duration.ts';
import { KEPT_ANSWER } from './kept-names.ts';
import { isTokenWaiting, waitingToken } from './one-time-token.ts';
import { paths } from './paths.ts';
import { browserStorage, parsedObject } from './web-storage.ts';

/** Answers that only a signed-in user can give. */
const ANSWERS: readonly string[] = [paths.invite, paths.acceptTransfer, paths.declineTransfer];
/** Lifetime of the e-mail that completes a registration, in milliseconds of the browser's clock, as for one-time tokens. */
const LASTS = 7 * DAY;

type Bound = { pathname: string; token: string; email: string; until: number };

/** The page of an answer whose token waits in this tab. */
export const waitingAnswer = (): string | undefined => ANSWERS.find(isTokenWaiting);

/**
 * Binds the answer that waits in this tab to an address, and stores it for the whole browser: the e-mail that completes a
 * registration opens in another tab. A logout clears it.
 */
export function bindAnswer(email: string): void {
  const pathname = waitingAnswer();
  const token = pathname === undefined ? null : waitingToken(pathname);
  if (pathname === undefined || token === null) return;
  keepBound({ pathname, token, email: normalize(email), until: Date.now() + LASTS });
}

export const keepBound = (answer: Bound): void => browserStorage.write(KEPT_ANSWER, JSON.stringify(answer));
export const dropBound = (): void => browserStorage.remove(KEPT_ANSWER);

/** Returns the bound answer of this browser, for any address. `null` if there is none or it expired. */
export function boundAnswer(): Bound | null {
  const bound = parsed(browserStorage.read(KEPT_ANSWER));
  return bound !== null && bound.until > Date.now() ? bound : null;
}

/** Whether a bound answer belongs to the user with this address. */
export const isFor = (bound: Bound, email: string): boolean => bound.email === normalize(email);

function parsed(kept: string | null): Bound | null {
  const { pathname, token, email, until }: Partial<Bound> = parsedObject(kept) ?? {};
  const isWhole = [pathname, token, email].every((part) => typeof part === 'string') && typeof until === 'number';
  return isWhole ? ({ pathname, token, email, until } as Bound) : null;
}
