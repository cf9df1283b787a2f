import { tz } from '@date-fns/tz';
import { addMonths, differenceInCalendarMonths } from 'date-fns';
import { type Plan, TERM_MONTHS, TRIAL_DAYS } from '../../../fixtures/catalog/plans.ts';
import type { Instant } from '../../world/rows.ts';

const DAY = 86_400_000;
const UTC = { in: tz('UTC') };

/**
 * End of the term that begins at `start`, which is the anchor or one of its renewal dates. Counts months from the
 * anchor, so that the day of the month survives short months: January 31, February 28, March 31.
 */
export function termEnd(plan: Pick<Plan, 'billing_model' | 'is_trial'>, start: Instant, anchor: Instant): Instant {
  // A monthly trial has 30 days (commerce 9).
  if (plan.is_trial && plan.billing_model === 'month_to_month') return start + TRIAL_DAYS * DAY;
  return monthsAfter(TERM_MONTHS[plan.billing_model], start, anchor);
}

/** The anchor's day `months` after a renewal date. */
export function monthsAfter(months: number, start: Instant, anchor: Instant): Instant {
  return addMonths(anchor, differenceInCalendarMonths(start, anchor, UTC) + months, UTC).getTime();
}

/** Calendar days from one instant to another in UTC, where days have 24 hours. Negative if `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.floor(to / DAY) - Math.floor(from / DAY);
}
