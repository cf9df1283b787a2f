import type { PaymentLine, PaymentLineItem, PaymentRequest, Receipt } from '../../api/model.ts';
import { MINUTE } from '../time/duration.ts';
import { NO_STREAMING } from './cart.ts';

/** Tolerance for the difference between the clocks of browser and server. */
export const CLOCK_TOLERANCE = MINUTE;

/** Whether a receipt can be the one of an attempt: its amount, and not older. Its items decide (`buysSame`). */
export const mayBePaymentOf = (
  { request, startedAt }: { request: Pick<PaymentRequest, 'expected_charge'>; startedAt: number },
  { final_charge, transaction_date }: Pick<Receipt, 'final_charge' | 'transaction_date'>,
): boolean => final_charge === request.expected_charge && Date.parse(transaction_date) >= startedAt - CLOCK_TOLERANCE;

type Bought = Pick<PaymentLine, 'device_key' | 'plan_id' | 'product_id' | 'product_quantity' | 'plan_add_on_id'>;

/** Whether a payment has the items of a request, in any order. */
export function buysSame(paid: readonly Bought[], requested: readonly PaymentLineItem[]): boolean {
  const names = (lines: readonly Bought[]) => lines.map(nameOf).toSorted().join('\n');
  return names(paid) === names(requested);
}

function nameOf({ device_key, plan_id, product_id, product_quantity, plan_add_on_id }: Bought): string {
  const quantity = product_id == null ? null : (product_quantity ?? 1);
  const addOn = plan_add_on_id === NO_STREAMING ? null : plan_add_on_id;
  return JSON.stringify([device_key, plan_id, product_id, quantity, addOn].map((part) => part ?? null));
}
