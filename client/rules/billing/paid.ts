import type { Payment, Receipt } from '../../api/model.ts';

type Paid = Pick<Receipt, 'success' | 'final_charge'> & { payment?: Pick<Payment, 'line_items'> | null };

/** Devices of a payment. `undefined`: a line whose device the server does not tell. */
const keysOf = ({ payment }: Paid) =>
  (payment?.line_items ?? [{}]).map(({ device_key }: { device_key?: string | null }) => device_key);
const isCharged = ({ success }: Paid) => success !== false;

/** Charged payments for a device, in the given order. */
export const paymentsFor = <Row extends Paid>(receipts: readonly Row[], deviceKey: string): Row[] =>
  receipts.filter((receipt) => isCharged(receipt) && keysOf(receipt).includes(deviceKey));

/**
 * Dollars that the account paid for a device. `null`: nothing, or not known, because a payment was also for something else or does
 * not tell its devices.
 */
export function paidSoFar(receipts: readonly Paid[], deviceKey: string): number | null {
  const payments = paymentsFor(receipts, deviceKey);
  const isUnclear =
    receipts.some((receipt) => isCharged(receipt) && keysOf(receipt).includes(undefined)) ||
    payments.some((receipt) => keysOf(receipt).some((key) => key !== deviceKey));
  if (payments.length === 0 || isUnclear) return null;
  return payments.reduce((cents, { final_charge }) => cents + Math.round(final_charge * 100), 0) / 100;
}
