import type { PendingPlan } from '../../api/model.ts';
import type { Subscribed } from './subscribed.ts';

/**
 * What a pending plan is, and so what its cancellation means: `trial` follows a free trial, which then ends without a plan. `paid` is
 * the next term paid in advance, whose price becomes credit. `change` replaces the current plan, which otherwise goes on.
 */
export type PendingKind = 'trial' | 'paid' | 'change';

export function pendingKind({ pricing_plan }: Subscribed['device'], { is_paid }: PendingPlan): PendingKind {
  if (pricing_plan.is_trial) return 'trial';
  return is_paid ? 'paid' : 'change';
}
