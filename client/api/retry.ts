import { ApiError, type ApiErrorKind } from './errors.ts';

const MOST_TRIES = 3;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** Kinds of failure that a retry can fix. Excludes timeouts, because the user has waited long enough. */
const RETRIED: ReadonlySet<ApiErrorKind> = new Set(['network', 'server', 'too-many', 'no-sign-in-service']);

/** Whether to retry a read: only if another attempt can end differently. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= MOST_TRIES - 1 || !(error instanceof ApiError)) return false;
  return RETRIED.has(error.kind);
}

/**
 * Delay before the next retry in milliseconds. Doubles each time, with jitter of ±25 %, so that browsers do not retry
 * at the same time.
 */
export function retryDelay(failures: number, chance = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
  return Math.round(wait * (0.75 + chance / 2));
}
