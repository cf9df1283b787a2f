import type { Country } from '../../../generated/contract/types.gen.ts';
import { type Cents, proportionOf } from './cents.ts';

/** A tax of a place. `rate` is an integer share of 100,000, because Quebec's 9.975 % is no whole percent. */
export type Tax = { name: string; rate: number };

/** Where taxes apply: the shipping address, else the main card's. */
export type Place = { country: Country; state: string };

/** Sales tax by US state. A world can replace it, so that tests pin rates. */
export type SalesTaxes = Readonly<Record<string, number>>;

/**
 * Placeholders for the three states that commerce 9 does not name: the states' own rates in 2025, without those of
 * counties and cities.
 */
export const SALES_TAXES: SalesTaxes = { PA: 6_000, TX: 6_250, WA: 6_500 };

const GST: Tax = { name: 'GST', rate: 5_000 };
const gstAnd = (name: string, rate: number): Tax[] => [GST, { name, rate }];
const hst = (rate: number): Tax[] => [{ name: 'HST', rate }];

/**
 * Federal and provincial taxes, in the order of a receipt. Source: Canada Revenue Agency, "Charge and collect the tax:
 * which rate to charge", and the provinces' own rates, as of April 2025.
 */
const CANADA: Readonly<Record<string, readonly Tax[]>> = {
  AB: [GST],
  BC: gstAnd('PST', 7_000),
  MB: gstAnd('RST', 7_000),
  NB: hst(15_000),
  NL: hst(15_000),
  NS: hst(14_000),
  NT: [GST],
  NU: [GST],
  ON: hst(13_000),
  PE: hst(15_000),
  QC: gstAnd('QST', 9_975),
  SK: gstAnd('PST', 6_000),
  YT: [GST],
};

/**
 * Taxes added to prices in a place. None in Australia and Mexico, where advertised prices include tax by law. Returns
 * `null` for an unknown province, because its taxes are unknown and not 0.
 */
export function taxesOf({ country, state }: Place, salesTaxes: SalesTaxes): readonly Tax[] | null {
  if (country === 'CA') return CANADA[state] ?? null;
  const rate = country === 'US' ? salesTaxes[state] : undefined;
  return rate ? [{ name: 'Sales tax', rate }] : [];
}

export function taxOn(amount: Cents, { rate }: Tax): Cents {
  return proportionOf(amount, rate, 100_000);
}
