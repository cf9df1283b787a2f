import type { Receipt } from '../../api/model.ts';
import { dayIn } from '../time/calendar-day.ts';
import { wasPaid } from './paid.ts';

type Paid = Pick<Receipt, 'transaction_date' | 'currency'> & Parameters<typeof wasPaid>[0];

/** Payments of a year of the user's time zone in one currency. `share`: of the highest year of that currency, 0 to 1. */
export type PaidYear = { year: string; currency: string; amount: number; count: number; share: number };

export const yearOf = ({ transaction_date }: Pick<Receipt, 'transaction_date'>, timeZone: string): string =>
  dayIn(Date.parse(transaction_date), timeZone).slice(0, 4);

/** What was paid each year, the latest first. Declined payments and free orders do not count, and refunds, which are negative, lower the sum. */
export function paidByYear(receipts: readonly Paid[], timeZone: string): PaidYear[] {
  const years = new Map<string, { year: string; currency: string; cents: number; count: number }>();
  for (const receipt of receipts) {
    if (!wasPaid(receipt)) continue;
    const { currency, final_charge } = receipt;
    const year = yearOf(receipt, timeZone);
    const key = `${year} ${currency}`;
    const sum = years.get(key) ?? { year, currency, cents: 0, count: 0 };
    years.set(key, { ...sum, cents: sum.cents + Math.round(final_charge * 100), count: sum.count + 1 });
  }
  const all = [...years.values()];
  const mostOf = (wanted: string) =>
    Math.max(1, ...all.filter(({ currency }) => currency === wanted).map(({ cents }) => cents));
  return all
    .map(({ cents, ...sum }) => ({ ...sum, amount: cents / 100, share: Math.max(0, cents) / mostOf(sum.currency) }))
    .sort((a, b) => b.year.localeCompare(a.year) || a.currency.localeCompare(b.currency));
}
