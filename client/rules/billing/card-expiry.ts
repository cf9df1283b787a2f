import type { Card } from '../../api/model.ts';

/** The first instant after a card's last valid month, in UTC: it is valid through the last day. `null` if unknown. */
export function cardEndsAt({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>): number | null {
  return exp_month === undefined || exp_year === undefined ? null : Date.UTC(exp_year, exp_month, 1);
}

export function isExpired(card: Card, now: number): boolean {
  const ends = cardEndsAt(card);
  return ends !== null && ends <= now;
}

/** Why a card cannot pay. An amount of 0 needs none. */
export function cardObstacle(
  card: Card | null,
  due: number | undefined,
  now: number,
): 'no_card' | 'expired_card' | null {
  if (due === 0) return null;
  if (!card) return 'no_card';
  return isExpired(card, now) ? 'expired_card' : null;
}

/** The card that pays renewals (commerce 4). */
export const mainCardOf = (cards: readonly Card[]): Card | null => cards.find(({ is_main }) => is_main) ?? null;
