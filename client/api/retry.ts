import { ApiError, type ApiErrorKind } from './errors.ts';

const MOST_TRIES = 3;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** A call that timed out is not retried: its user has waited long enough. */
const RETRIED: ReadonlySet<ApiErrorKind> = new Set(['network', 'server', 'too-many', 'no-sign-in-service']);

/** Whether to read again: only where another try can end differently, never what was refused or canceled. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= MOST_TRIES - 1 || !(error instanceof ApiError)) return false;
  return RETRIED.has(error.kind);
}

/** Milliseconds before the next try: doubling, spread over half of it so that many browsers do not come back at once. */
export function retryDelay(failures: number, chance = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
  return Math.round(wait * (0.75 + chance / 2));
}
