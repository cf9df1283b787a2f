import { DAY } from '../../world/duration.ts';
import type { Instant } from '../../world/rows.ts';

/** Days after a declined renewal on which it is tried again. Service runs until the last. */
const RETRY_DAYS = [1, 3, 7] as const;

/** The first time after `after` at which a declined renewal is tried again. `null`: there is none. */
export function nextAttempt(failed_at: Instant, after: Instant): Instant | null {
  const days = RETRY_DAYS.find((day) => failed_at + day * DAY > after);
  return days === undefined ? null : failed_at + days * DAY;
}

/** End of service if no attempt succeeds. */
export const graceEnd = (failed_at: Instant): Instant => failed_at + Math.max(...RETRY_DAYS) * DAY;
