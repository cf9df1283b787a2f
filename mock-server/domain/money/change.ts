import { type Plan, TERM_MONTHS } from '../../../fixtures/catalog/plans.ts';
import type { Instant } from '../../world/rows.ts';
import type { PaidTerm } from './credit.ts';

/** A device's plan with its paid term. `isPaused`: the device is out of service within that term. */
export type CurrentTerm = PaidTerm & {
  plan: Pick<Plan, 'billing_model' | 'is_trial' | 'level'>;
  isPaused?: boolean;
};

export type ChangeKind = 'new' | 'after_trial' | 'upgrade' | 'longer_term' | 'renewal' | 'shorter_term' | 'downgrade';

export type Change = {
  kind: ChangeKind;
  starts: 'now' | 'at_term_end';
  charged: 'now' | 'at_term_end';
  /** Whether the rest of the current term becomes credit. */
  credited: boolean;
};

const AT_ONCE = { starts: 'now', charged: 'now', credited: false } as const;
const IN_EXCHANGE = { starts: 'now', charged: 'now', credited: true } as const;
const AT_TERM_END = { starts: 'at_term_end', charged: 'at_term_end', credited: false } as const;

const CHANGES: Record<ChangeKind, Omit<Change, 'kind'>> = {
  new: AT_ONCE,
  after_trial: AT_TERM_END,
  upgrade: IN_EXCHANGE,
  longer_term: IN_EXCHANGE,
  // Paid in advance: nothing is lost of the current term, which the new one follows.
  renewal: { starts: 'at_term_end', charged: 'now', credited: false },
  shorter_term: AT_TERM_END,
  downgrade: AT_TERM_END,
};

/** What buying `next` means for a device, and when it starts and is charged (commerce 4). */
export function changeTo(
  next: Pick<Plan, 'billing_model' | 'level'>,
  current: CurrentTerm | null,
  now: Instant,
): Change {
  // A paused device returns to service with the payment, whichever plan is bought.
  if (current?.isPaused && current.ends > now) return { kind: 'new', ...IN_EXCHANGE };
  const kind = kindOf(next, current, now);
  return { kind, ...CHANGES[kind] };
}

/** Decides by level, then by length of the term. A term that has ended counts as none. Nothing is charged in a trial. */
function kindOf(next: Pick<Plan, 'billing_model' | 'level'>, current: CurrentTerm | null, now: Instant): ChangeKind {
  if (!current || current.ends <= now) return 'new';
  if (current.plan.is_trial) return 'after_trial';
  const levels = next.level - current.plan.level;
  if (levels !== 0) return levels > 0 ? 'upgrade' : 'downgrade';
  const months = TERM_MONTHS[next.billing_model] - TERM_MONTHS[current.plan.billing_model];
  if (months !== 0) return months > 0 ? 'longer_term' : 'shorter_term';
  return 'renewal';
}
