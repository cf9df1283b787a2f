import type { Receipt } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { PaymentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { iso } from '../iso.ts';
import { toDollars } from '../money/cents.ts';

/** Payments of an account, newest first. */
export function paymentsOf(world: World, subscriber: number, successesOnly: boolean): PaymentRow[] {
  return world.tables.payments
    .by('subscriber', subscriber)
    .filter(({ failure }) => !successesOnly || failure === null)
    .toSorted((a, b) => b.at - a.at);
}

export function receiptView(row: PaymentRow): EveryKey<Receipt> {
  const { payment } = row;
  const { coupon_discount = 0, multi_vehicle_discount = 0, currency_discount = 0 } = payment;
  return {
    uuid: row.id,
    transaction_date: iso(row.at),
    provider_transaction_id: row.provider_transaction_id,
    description: row.description,
    coupon_code: payment.coupon_code ?? null,
    currency: payment.currency ?? 'USD',
    base_tax: payment.base_tax ?? 0,
    discounts: Math.round((coupon_discount + multi_vehicle_discount + currency_discount) * 100) / 100,
    final_charge: payment.final_charge,
    success: row.failure === null,
    card_last4: row.card?.last4 ?? null,
    card_brand: row.card?.brand ?? null,
    kind: row.kind,
    failure: row.failure,
    billing_info: row.billing_info,
    shipping_address: row.shipping_address,
    next_charge: row.next_charge && { date: iso(row.next_charge.at), amount: toDollars(row.next_charge.amount) },
    payment,
  };
}
