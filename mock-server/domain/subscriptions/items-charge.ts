import type { Cents, DeviceRow, Instant, PaymentRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import {
  type ChargeOutcome,
  cardOfReceipt,
  chargeAccount,
  leaveCredit,
  recordPayment,
} from '../billing/charge-card.ts';
import { paymentView } from '../billing/payment-view.ts';
import { descriptionOf } from '../billing/purchase.ts';
import { iso } from '../iso.ts';
import type { Quote } from '../money/quote.ts';
import { countryOf } from './account.ts';
import { type ChargedItems, lineOf, quoteItems } from './items-quote.ts';

export type ItemsCharge = {
  device: DeviceRow;
  vehicle: VehicleRow;
  items: ChargedItems;
  kind: PaymentRow['kind'];
  at: Instant;
  /** End of the period that was paid. */
  renews_at: Instant;
};

/** `paid`: net plus tax of the plan. */
export type ItemsOutcome =
  | { kind: 'no_price' }
  | { kind: 'declined'; amount: Cents; detail: string }
  | { kind: 'paid'; paid: Cents };

/** Charges items of a device to its account: from credit, then from the main card (commerce 4). */
export function chargeItems(world: World, charge: ItemsCharge): ItemsOutcome {
  const { vehicle, items, at } = charge;
  const { subscriber } = vehicle;
  const quote = quoteItems(world, subscriber, items, at);
  if (!quote) return { kind: 'no_price' };
  const amount = quote.final_charge;
  const outcome = chargeAccount(world, { subscriber, amount, at });
  // Included in the plan: nothing to charge, and so no receipt.
  if (quote.base_amount > 0) record(world, charge, quote, outcome);
  if (outcome.refusal !== null) return { kind: 'declined', amount, detail: outcome.refusal };
  leaveCredit(world, subscriber, quote.prepaid_remaining);
  return { kind: 'paid', paid: quote.lines[0]?.plan_value ?? 0 };
}

/** Keeps the receipt of a charge, also of a declined one. */
function record(
  world: World,
  { device, vehicle, items, kind, at, renews_at }: ItemsCharge,
  quote: Quote,
  charge: ChargeOutcome,
): void {
  const { subscriber } = vehicle;
  const line = { ...lineOf(items, at), device, is_module_upgrade: false };
  const context = { world, country: countryOf(world, subscriber), coupon_code: items.coupon?.code ?? null, now: at };
  const view = paymentView(quote, [line], null, context);
  // A renewal changes nothing, and one that was declined before counts from its own date.
  const payment = {
    ...view,
    line_items: view.line_items.map((item) => ({ ...item, change: null, renewal_date: iso(renews_at) })),
  };
  const { renewal } = quote.lines[0] ?? { renewal: { plan: 0, add_on: 0 } };
  const isPaid = charge.refusal === null;
  const { id } = recordPayment(world, {
    subscriber,
    at,
    kind,
    failure: charge.refusal,
    provider_transaction_id: isPaid ? charge.transaction_id : null,
    description: descriptionOf(payment),
    payment,
    card: cardOfReceipt(charge.card),
    billing_info: charge.card?.billing_info ?? null,
    shipping_address: null,
    next_charge: isPaid ? { at: renews_at, amount: renewal.plan + renewal.add_on } : null,
  });
  if (isPaid) world.tables.payments.update(id, { payment: { ...payment, uuid: id } });
}
