import { SEASONAL_PAUSE_MONTHS } from '../constants/billing.ts';
import { mayResume } from '../vehicle/vehicle-state.ts';
import { monthsAfter } from './charges.ts';
import { canResume, renewalOf, type Subscribed, subscriptionState } from './subscribed.ts';

/** What a vehicle can do about a seasonal pause (commerce 4). */
export type PauseStep =
  /** Can be paused from `pausesAt`, the end of the paid period. `day`: of the month, on which a pause ends. */
  | { step: 'offered'; pausesAt: number; day: number }
  /** A pause is planned or active. */
  | { step: 'planned' | 'active'; pausesAt: number; resumesAt: number }
  /** Paused within a term that is paid until `paidUntil`. `isFree`: the server's billing says that nothing is due before. */
  | { step: 'paid'; paidUntil: number; isFree: boolean }
  /** Paused since the end of its term: by the owner until `resumesAt` at the latest, or because the plan has ended. */
  | { step: 'unclear'; pausesAt: number; resumesAt: number }
  | { step: 'none'; reason: 'ended' | 'trial' | 'failed' | 'ends' | 'undated' };

export function pauseStep(subscribed: Subscribed, now: number): PauseStep {
  const { pause } = subscribed.billing ?? {};
  if (pause) {
    const [pausesAt, resumesAt] = [Date.parse(pause.starts_at), Date.parse(pause.ends_at)];
    return { step: pausesAt <= now ? 'active' : 'planned', pausesAt, resumesAt };
  }
  const state = subscriptionState(subscribed, now);
  const paidUntil = renewalOf(subscribed);
  if (state === 'paused' && canResume(subscribed, now) && paidUntil !== null) {
    return { step: 'paid', paidUntil, isFree: (subscribed.billing?.days_left ?? 0) > 0 };
  }
  if (state === 'paused' && !subscribed.billing && mayResume(subscribed.vehicle, now) && paidUntil !== null) {
    return { step: 'unclear', pausesAt: paidUntil, resumesAt: monthsAfter(paidUntil, SEASONAL_PAUSE_MONTHS) };
  }
  if (state === 'expired' || state === 'paused') return { step: 'none', reason: 'ended' };
  if (state === 'failed') return { step: 'none', reason: 'failed' };
  if (subscribed.device.pricing_plan.is_trial) return { step: 'none', reason: 'trial' };
  // A pause begins at a renewal, and so needs one.
  if (state === 'ends') return { step: 'none', reason: 'ends' };
  const pausesAt = paidUntil;
  if (pausesAt === null) return { step: 'none', reason: 'undated' };
  const { renewal_day: day = new Date(pausesAt).getUTCDate() } = subscribed.billing ?? {};
  return { step: 'offered', pausesAt, day };
}

/** Lengths of a seasonal pause in months (commerce 9). */
export const PAUSE_MONTHS: readonly number[] = Array.from({ length: SEASONAL_PAUSE_MONTHS }, (_, index) => index + 1);

/** When a pause of some months ends: on the day of the month on which terms end. */
export const resumesAfter = (pausesAt: number, months: number, day: number): number =>
  monthsAfter(pausesAt, months, day);
