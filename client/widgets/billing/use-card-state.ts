import type { Card } from '../../api/model.ts';
import { type CardState, cardState } from '../../rules/billing/card-expiry.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

/** Whether a card is valid now, in the user's time zone. */
export function useCardState(): (card: Card) => CardState {
  const now = useNow(QUARTER_HOUR);
  const { timezone } = useUser();
  return (card) => cardState(card, now, timezone);
}
