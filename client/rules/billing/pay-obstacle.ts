import type { Card, Payment } from '../../api/model.ts';
import { cardObstacle, needsCard } from './card-expiry.ts';
import { type CartLine, hasConflict, hasProducts } from './cart.ts';

/** Why the cart cannot be paid now. Each has a place on the page that the user is led to. */
export type PayObstacle =
  | 'offline'
  | 'no_total'
  | 'conflict'
  | 'lines'
  | 'card_unknown'
  | 'no_card'
  | 'expired_card'
  | 'no_address'
  | 'delay'
  | 'unknown';

/** What a payment depends on. */
export type PayFacts = {
  isOffline: boolean;
  /** A payment was sent, and whether it went through is not known yet. */
  isOutcomeUnknown: boolean;
  lines: readonly CartLine[];
  /** The server refused lines of the cart. */
  hasRefusedLines: boolean;
  /** The price of the cart. `undefined`: none yet. */
  payment: Payment | undefined;
  /** The price is that of the cart as it is now. */
  isPriceCurrent: boolean;
  card: Card | null;
  /** The cards are not known yet. */
  isCardUnknown: boolean;
  hasShippingAddress: boolean;
  /** A product ships late (X1R), and the user has not accepted that. */
  needsDelayAccepted: boolean;
  now: number;
  timeZone: string;
};

/**
 * The first obstacle to a payment (commerce 4). `null`: it can be paid. What the user cannot mend comes first, then what stands higher on
 * the page. A cart without a charge, now or later, needs no card.
 */
export function payObstacle(facts: PayFacts): PayObstacle | null {
  const { lines, payment, card, now, timeZone } = facts;
  if (facts.isOffline) return 'offline';
  if (facts.isOutcomeUnknown) return 'unknown';
  if (hasConflict(lines)) return 'conflict';
  if (facts.hasRefusedLines) return 'lines';
  if (facts.isCardUnknown) return 'card_unknown';
  const isFree = payment !== undefined && !needsCard(payment);
  const refusedCard = isFree ? null : cardObstacle(card, now, timeZone);
  if (refusedCard) return refusedCard;
  if (hasProducts(lines) && !facts.hasShippingAddress) return 'no_address';
  if (facts.needsDelayAccepted) return 'delay';
  return facts.isPriceCurrent ? null : 'no_total';
}
