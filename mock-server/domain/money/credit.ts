import type { Instant } from '../../world/rows.ts';
import { type Cents, proportionOf } from './cents.ts';
import { daysBetween } from './terms.ts';

/** A paid term of a device. */
export type PaidTerm = {
  /** Net plus tax of its line, however it was paid: a term bought with credit is worth its price, not the last charge. */
  paid: Cents;
  starts: Instant;
  /** First instant after it. */
  ends: Instant;
};

/**
 * Whole days left of a term and its length, in UTC. Today counts as left, so that a dry run and the charge after it have
 * the same credit.
 */
export function daysLeft({ starts, ends }: Omit<PaidTerm, 'paid'>, now: Instant): { left: number; of: number } {
  const of = Math.max(0, daysBetween(starts, ends));
  return { left: Math.min(Math.max(0, daysBetween(now, ends)), of), of };
}

/** Credit for the rest of a term. Includes its tax, because it pays after tax. */
export function creditOf(term: PaidTerm, now: Instant): Cents {
  const { left, of } = daysLeft(term, now);
  return of === 0 ? 0 : proportionOf(term.paid, left, of);
}
