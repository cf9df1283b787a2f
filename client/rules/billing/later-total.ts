import type { Payment } from '../../api/model.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);

/**
 * What falls due later of a cart, as its totals show it: deferred payments, and each renewal once (commerce 4). `null` if the server does
 * not tell renewals.
 */
export function laterTotal({
  line_items,
  renewal_total,
}: Pick<Payment, 'line_items' | 'renewal_total'>): number | null {
  if (renewal_total === undefined) return null;
  const deferred = line_items.reduce((sum, { deferred_amount = 0 }) => sum + cents(deferred_amount), 0);
  return (deferred + cents(renewal_total)) / 100;
}
