import type { Plan, Term } from '../../../fixtures/catalog/plans.ts';
import type { Payment } from '../../../generated/contract/types.gen.ts';
import type { Cents, Instant, PaymentRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { ChargeOutcome } from '../billing/charge.ts';
import { chargeAccount, creditAccount, recordPayment } from '../billing/charge.ts';
import { currencyOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { toDollars } from '../money/cents.ts';
import type { Quote } from '../money/quote.ts';
import { countryOf } from './account.ts';
import { type ChargedItems, mainCard, quoteItems } from './items-quote.ts';

const TERM_NAMES: Record<Term, string> = {
  month_to_month: 'Monthly',
  '1_year': '1-Year',
  '2_year': '2-Year',
  '3_year': '3-Year',
  '4_year': '4-Year',
  '5_year': '5-Year',
  '6_year': '6-Year',
};

/** Name of a plan with its term, as on receipts: "Premium · Monthly". */
export const planTitle = ({ name, billing_model }: Plan): string => `${name} · ${TERM_NAMES[billing_model]}`;

export type ItemsCharge = {
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
  creditAccount(world, subscriber, -quote.prepaid_applied);
  return { kind: 'paid', paid: quote.lines[0]?.plan_value ?? 0 };
}

/** Keeps the receipt of a charge, also of a declined one. */
function record(
  world: World,
  { vehicle, items, kind, at, renews_at }: ItemsCharge,
  quote: Quote,
  charge: ChargeOutcome,
): PaymentRow {
  const { subscriber } = vehicle;
  const card = charge.refusal === null ? charge.card : mainCard(world, subscriber);
  const { renewal } = quote.lines[0] ?? { renewal: { plan: 0, add_on: 0 } };
  return recordPayment(world, {
    subscriber,
    at,
    kind,
    failure: charge.refusal,
    provider_transaction_id: charge.refusal === null ? charge.transaction_id : null,
    description: [items.plan && planTitle(items.plan), items.add_on?.name].filter(Boolean).join(', '),
    payment: paymentOf(quote, { vehicle, items, renews_at, currency: currencyOf(countryOf(world, subscriber)) }),
    card: card && { id: card.id, brand: card.brand, last4: card.last4 },
    billing_info: card && card.billing_info,
    next_charge: charge.refusal === null ? { at: renews_at, amount: renewal.plan + renewal.add_on } : null,
  });
}

function paymentOf(
  quote: Quote,
  { vehicle, items, renews_at, currency }: Pick<ItemsCharge, 'vehicle' | 'items' | 'renews_at'> & { currency: string },
): Payment {
  const [line] = quote.lines;
  return {
    uuid: null,
    currency,
    line_items: line
      ? [
          {
            device_key: vehicle.device_key,
            vehicle_name: vehicle.vehicle_name,
            plan_id: items.plan?.id ?? null,
            plan_name: items.plan?.name ?? null,
            billing_model: items.plan?.billing_model ?? null,
            payment: { amount: toDollars(line.amount) },
            is_payment_deferred: false,
            deferred_amount: 0,
            deferred_coupon_discount: 0,
            plan_add_on: items.add_on?.name ?? null,
            plan_add_on_id: items.add_on?.id ?? null,
            plan_add_on_activation_date: null,
            product_id: null,
            product_name: null,
            product_price: null,
            product_quantity: null,
            change: null,
            renewal_date: iso(renews_at),
            renewal_amount: toDollars(line.renewal.plan + line.renewal.add_on),
          },
        ]
      : [],
    coupon_code: items.coupon?.code ?? null,
    coupon_discount: toDollars(quote.coupon_discount),
    base_amount: toDollars(quote.base_amount),
    multi_vehicle_discount: toDollars(quote.multi_vehicle_discount),
    currency_discount: toDollars(quote.currency_discount),
    base_tax: toDollars(quote.base_tax),
    tax_breakdown: quote.tax_breakdown.map(({ name, rate, amount }) => ({
      name,
      rate: rate / 100_000,
      amount: toDollars(amount),
    })),
    prepaid_applied: toDollars(quote.prepaid_applied),
    prepaid_remaining: toDollars(quote.prepaid_remaining),
    upgrade_credit: 0,
    final_charge: toDollars(quote.final_charge),
    renewal_total: toDollars(quote.renewal_total),
  };
}
