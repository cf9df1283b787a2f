import type { Payment, Receipt } from '../../api/model.ts';

type Paid = Pick<Receipt, 'success' | 'final_charge'> & { payment?: Pick<Payment, 'line_items'> | null };

const keysOf = ({ payment }: Paid) => (payment?.line_items ?? []).map(({ device_key }) => device_key);

/** Charged payments for a device, in the given order. Declined ones are left out. */
export const paymentsFor = <Row extends Paid>(receipts: readonly Row[], deviceKey: string): Row[] =>
  receipts.filter((receipt) => receipt.success !== false && keysOf(receipt).includes(deviceKey));

/** Dollars that these payments charged. `null`: one of them also paid for something else, and has no share of each. */
export function paidSoFar(payments: readonly Paid[], deviceKey: string): number | null {
  if (payments.some((receipt) => keysOf(receipt).some((key) => key !== deviceKey))) return null;
  return payments.reduce((cents, { final_charge }) => cents + Math.round(final_charge * 100), 0) / 100;
}
