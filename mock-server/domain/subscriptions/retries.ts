import type { Instant } from '../../world/rows.ts';

const DAY = 86_400_000;

/** Days after a declined renewal on which it is tried again. Service runs until the last. */
const RETRY_DAYS = [1, 3, 7] as const;

/** Time of the next attempt after `attempts` failed ones. `null`: there is none. */
export function nextAttempt(failed_at: Instant, attempts: number): Instant | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : failed_at + days * DAY;
}

/** End of service if no attempt succeeds. */
export const graceEnd = (failed_at: Instant): Instant => failed_at + Math.max(...RETRY_DAYS) * DAY;
