import type { CardRow, Cents, Currency, Instant, PaymentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { countryOf, creditOfAccount, currencyOfAccount } from '../subscriptions/account.ts';
import { isExpired, mainCardOf } from './cards.ts';

/** Documented text (commerce 8). */
export const DECLINED = 'This transaction has been declined.';

export type Charge = {
  subscriber: number;
  amount: Cents;
  /** Default: the main card. */
  card?: CardRow | null;
  at: Instant;
  /** A fault rule declines the charge. */
  decline?: boolean;
};
export type ChargeOutcome =
  | { transaction_id: string | null; card: CardRow | null; refusal: null }
  | { card: CardRow | null; refusal: string };

/** Charges a card. An amount of 0 charges nothing. Changes nothing but the sequence of transaction ids. */
export function chargeAccount(world: World, { subscriber, amount, card, at, decline }: Charge): ChargeOutcome {
  const used = card ?? mainCardOf(world, subscriber) ?? null;
  if (amount === 0) return { transaction_id: null, card: null, refusal: null };
  // A card of another country was saved before the account moved.
  const isForeign = used !== null && used.country !== countryOf(world, subscriber);
  const isRefused = decline || !used || isForeign || used.outcome === 'declined' || isExpired(world, used, at);
  if (isRefused) return { card: used, refusal: DECLINED };
  return { transaction_id: `ch_${world.random.uuid().replaceAll('-', '').slice(0, 16)}`, card: used, refusal: null };
}

/** Writes the receipt of a payment. */
export function recordPayment(world: World, row: Omit<PaymentRow, 'id'>): PaymentRow {
  return world.tables.payments.put({ ...row, id: world.random.uuid() });
}

/**
 * Adds credit to an account. Throws for another currency than that of its credit, because
 * amounts of two currencies have no sum.
 */
export function creditAccount(world: World, subscriber: number, amount: Cents, currency: Currency): void {
  const account = world.tables.subscribers.get(subscriber);
  if (!account || amount === 0) return;
  if (account.prepaid > 0 && account.prepaid_currency !== currency)
    throw new Error(`Account ${subscriber} has credit in ${account.prepaid_currency}, not ${currency}`);
  world.tables.subscribers.update(subscriber, { prepaid: account.prepaid + amount, prepaid_currency: currency });
}

/** Sets the credit of an account to what a payment leaves of it. */
export function leaveCredit(world: World, subscriber: number, left: Cents): void {
  const change = left - creditOfAccount(world, subscriber);
  creditAccount(world, subscriber, change, currencyOfAccount(world, subscriber));
}

/** The card of a receipt. */
export const cardOfReceipt = (card: CardRow | null): PaymentRow['card'] =>
  card && { id: card.id, brand: card.brand, last4: card.last4 };
