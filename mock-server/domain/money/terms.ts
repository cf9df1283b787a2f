import { type Plan, TERM_MONTHS, TRIAL_DAYS } from '../../../fixtures/catalog/plans.ts';
import { DAY } from '../../world/duration.ts';
import type { Instant } from '../../world/rows.ts';

/**
 * End of the term that begins at `start`, which is the anchor or one of its renewal dates. Counts months from the
 * anchor, so that the day of the month survives short months: January 31, February 28, March 31.
 */
export function termEnd(plan: Pick<Plan, 'billing_model' | 'is_trial'>, start: Instant, anchor: Instant): Instant {
  // A monthly trial has 30 days (commerce 9).
  if (plan.is_trial && plan.billing_model === 'month_to_month') return start + TRIAL_DAYS * DAY;
  return monthsAfter(TERM_MONTHS[plan.billing_model], start, anchor);
}

/**
 * The anchor's day of the month, `months` after a renewal date. In plain UTC, because a library's time zones take longer
 * than everything else about a renewal.
 */
export function monthsAfter(months: number, start: Instant, anchor: Instant): Instant {
  const from = new Date(anchor);
  const day = new Date(anchor);
  day.setUTCMonth(from.getUTCMonth() + monthsBetween(from, new Date(start)) + months, 1);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return day.setUTCDate(Math.min(from.getUTCDate(), lastDay));
}

function monthsBetween(from: Date, to: Date): number {
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** Calendar days from one instant to another in UTC, where days have 24 hours. Negative if `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.floor(to / DAY) - Math.floor(from / DAY);
}
