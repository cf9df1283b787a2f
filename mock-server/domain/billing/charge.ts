import type { CardRow, Cents, Instant, PaymentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

export type Charge = { subscriber: number; amount: Cents; card?: CardRow; at: Instant; decline?: boolean };
export type ChargeOutcome =
  | { transaction_id: string; card: CardRow | null; refusal: null }
  | { transaction_id?: never; card?: never; refusal: string };

export const DECLINED = 'This transaction has been declined.';

export function chargeAccount(world: World, { subscriber, amount, card, at, decline }: Charge): ChargeOutcome {
  const payer = card ?? world.tables.cards.by('subscriber', subscriber).find(({ is_main }) => is_main) ?? null;
  const transaction_id = world.random.uuid();
  if (amount === 0) return { transaction_id, card: null, refusal: null };
  if (!payer || decline || payer.outcome === 'declined') return { refusal: DECLINED };
  if (at >= Date.UTC(payer.exp_year, payer.exp_month)) return { refusal: DECLINED };
  return { transaction_id, card: payer, refusal: null };
}

export function recordPayment(world: World, row: Omit<PaymentRow, 'id'>): PaymentRow {
  return world.tables.payments.put({ ...row, id: world.random.uuid() });
}

export function creditAccount(world: World, subscriber: number, cents: Cents): void {
  const row = world.tables.subscribers.get(subscriber);
  if (row) world.tables.subscribers.update(subscriber, { prepaid: row.prepaid + cents });
}
