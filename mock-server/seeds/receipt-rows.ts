import { type CardSeed, cards } from '../../fixtures/cards.ts';
import { plansById } from '../../fixtures/catalog/plans.ts';
import type { ReceiptSeed } from '../../fixtures/receipts.ts';
import type { Country } from '../../generated/contract/types.gen.ts';
import { DAY } from '../world/duration.ts';
import type { PaymentRow } from '../world/rows.ts';
import type { RecordedReceipt } from '../world/scenarios.ts';

const CURRENCY: Readonly<Record<Country, string>> = { AU: 'AUD', CA: 'CAD', MX: 'MXN', US: 'USD' };

/** Row of a payment of the past. */
export function receiptRow(seed: ReceiptSeed, epoch: number): PaymentRow {
  const card = cards.find(({ id }) => id === seed.card);
  const plan = plansById.get(seed.plan);
  if (!card || !plan) throw new Error(`Receipt ${seed.uuid} names an unknown card or plan`);
  const taxes = seed.tax.reduce((sum, { amount }) => sum + amount, 0);
  const dollars = (cents: number) => cents / 100;
  const term = plan.billing_model === 'month_to_month' ? 'Monthly' : `${plan.billing_model[0]}-Year`;
  return {
    id: seed.uuid,
    subscriber: seed.subscriber,
    at: epoch + Math.round(seed.at * DAY),
    kind: seed.kind,
    failure: seed.declined ? 'This transaction has been declined.' : null,
    provider_transaction_id: seed.declined ? null : `ch_${seed.uuid.slice(-12)}`,
    description: `${plan.name} · ${term}`,
    card: { id: card.id, brand: card.brand, last4: card.last4 },
    billing_info: card.billing_info,
    shipping_address: null,
    next_charge: null,
    payment: {
      uuid: seed.uuid,
      currency: CURRENCY[card.country],
      line_items: [
        {
          device_key: seed.device_key,
          vehicle_name: seed.vehicle_name,
          plan_id: plan.id,
          plan_name: plan.name,
          billing_model: plan.billing_model,
          plan_price: dollars(seed.amount),
          payment: { amount: dollars(seed.amount) },
          is_payment_deferred: false,
        },
      ],
      coupon_code: null,
      coupon_discount: 0,
      base_amount: dollars(seed.amount),
      multi_vehicle_discount: 0,
      currency_discount: 0,
      base_tax: dollars(taxes),
      tax_breakdown: seed.tax.map(({ name, rate, amount }) => ({ name, rate, amount: dollars(amount) })),
      prepaid_applied: 0,
      prepaid_remaining: 0,
      upgrade_credit: 0,
      final_charge: dollars(seed.amount + taxes),
      renewal_total: dollars(seed.amount + taxes),
    },
  };
}

/** Row of a payment of a recording. `card`: the one that has its billing details. */
export function recordedReceiptRow(
  { uuid, subscriber, at, kind, failure, description, card_brand, next_charge, payment }: RecordedReceipt,
  card: CardSeed | undefined,
  epoch: number,
): PaymentRow {
  return {
    id: uuid,
    subscriber,
    at: epoch + Math.round(at * DAY),
    kind,
    failure,
    provider_transaction_id: failure === null ? `ch_${uuid.slice(-12)}` : null,
    description,
    card: card && card_brand !== null ? { id: card.id, brand: card_brand, last4: card.last4 } : null,
    billing_info: card?.billing_info ?? null,
    shipping_address: null,
    next_charge: next_charge && { at: epoch + Math.round(next_charge.at * DAY), amount: next_charge.amount },
    payment,
  };
}
