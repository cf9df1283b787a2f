import { TZDate } from '@date-fns/tz';
import type { Card, Payment } from '../../api/model.ts';
import { dayIn } from '../time/calendar-day.ts';
import { knownZone } from '../time/known-zone.ts';

type Expiry = Pick<Card, 'exp_month' | 'exp_year'>;
export type CardState = 'valid' | 'expires_this_month' | 'expired';

/** A card is valid through the last day of its month. Cards without a known expiry count as valid. */
export function cardState({ exp_month, exp_year }: Expiry, now: number, timeZone: string): CardState {
  if (exp_month === undefined || exp_year === undefined) return 'valid';
  const last = `${exp_year}-${String(exp_month).padStart(2, '0')}`;
  const current = dayIn(now, timeZone).slice(0, 7);
  if (last === current) return 'expires_this_month';
  return last < current ? 'expired' : 'valid';
}

/** The first instant after a card's last valid month. `null` if unknown. */
export function cardEndsAt({ exp_month, exp_year }: Expiry, timeZone: string): number | null {
  if (exp_month === undefined || exp_year === undefined) return null;
  return new TZDate(exp_year, exp_month, 1, knownZone(timeZone)).getTime();
}

/** Whether a payment charges a card, now or later: a trial and a term that starts later are charged without another press. */
export function needsCard({ final_charge, renewal_total = 0, line_items }: Payment): boolean {
  return final_charge > 0 || renewal_total > 0 || line_items.some(({ deferred_amount = 0 }) => deferred_amount > 0);
}

/** Why a card cannot pay. */
export function cardObstacle(card: Card | null, now: number, timeZone: string): 'no_card' | 'expired_card' | null {
  if (!card) return 'no_card';
  return cardState(card, now, timeZone) === 'expired' ? 'expired_card' : null;
}

/** The card that pays renewals (commerce 4). */
export const mainCardOf = (cards: readonly Card[]): Card | null => cards.find(({ is_main }) => is_main) ?? null;
