import type { Payment, Receipt } from '../../api/model.ts';

type Charged = Pick<Receipt, 'success' | 'final_charge'> & { payment?: Pick<Payment, 'prepaid_applied'> | null };
type Paid = Charged & { payment?: Pick<Payment, 'line_items' | 'prepaid_applied'> | null };

/** Devices of a payment. `undefined`: a line whose device the server does not tell. */
const keysOf = ({ payment }: Paid) =>
  (payment?.line_items ?? [{}]).map(({ device_key }: { device_key?: string | null }) => device_key);
/** An order for which nothing was due: a trial, or a plan that begins later. Account credit pays too. */
export const isFree = ({ success, final_charge, payment }: Charged): boolean =>
  success !== false && final_charge === 0 && !payment?.prepaid_applied;

/** Whether a receipt is of a payment, and not of an order that was declined or free. */
export const wasPaid = (receipt: Charged): boolean => receipt.success !== false && !isFree(receipt);

/** Payments for a device, in the given order. */
export const paymentsFor = <Row extends Paid>(receipts: readonly Row[], deviceKey: string): Row[] =>
  receipts.filter((receipt) => wasPaid(receipt) && keysOf(receipt).includes(deviceKey));

/**
 * Dollars that the account paid for a device. `null`: nothing, or not known, because a payment was also for something else or does
 * not tell its devices.
 */
export function paidSoFar(receipts: readonly Paid[], deviceKey: string): number | null {
  const payments = paymentsFor(receipts, deviceKey);
  const isUnclear =
    receipts.some((receipt) => wasPaid(receipt) && keysOf(receipt).includes(undefined)) ||
    payments.some((receipt) => keysOf(receipt).some((key) => key !== deviceKey));
  if (payments.length === 0 || isUnclear) return null;
  return payments.reduce((cents, { final_charge }) => cents + Math.round(final_charge * 100), 0) / 100;
}
