import type { Coupon } from '../../../fixtures/catalog/coupons.ts';
import type { Country } from '../../../generated/contract/types.gen.ts';
import type { Instant } from '../../world/rows.ts';
import { type Cents, sumOf } from './cents.ts';
import type { Change } from './change.ts';
import { percentAfterTrial, percentNow } from './coupon.ts';
import { creditOf } from './credit.ts';
import { type ChargedLine, chargeLines } from './discounts.ts';
import { type LineInput, type PricedLine, priceLine } from './line.ts';
import type { NoPrice } from './prices.ts';
import type { Tax } from './taxes.ts';

export type QuoteInput = {
  lines: readonly LineInput[];
  country: Country;
  /** Taxes of what is paid now, from `taxesOf`. */
  taxes: readonly Tax[];
  /** Taxes of deferred payments and renewals. Another card can pay them, at another address. */
  later_taxes: readonly Tax[];
  /** A known and unexpired coupon. */
  coupon: Coupon | null;
  /** Installed vehicles with an eligible plan once the cart is paid. */
  eligible_vehicles: number;
  /** The same once every plan of the cart has begun, for deferred payments and renewals. Default: as many. */
  eligible_later?: number;
  /** Credit on the account. */
  prepaid: Cents;
  now: Instant;
};

export type QuotedLine = ChargedLine & {
  change: Change | null;
  /** Credit for the rest of the current term, which this line replaces. */
  credit: Cents;
  is_payment_deferred: boolean;
  /** Due when the current term ends: after the deferred coupon, with tax. */
  deferred_amount: Cents;
  deferred_coupon_discount: Cents;
  /** With tax and before credit. Plan and add-on renew on their own dates. */
  renewal: { plan: Cents; add_on: Cents };
};

export type Quote = {
  lines: QuotedLine[];
  base_amount: Cents;
  multi_vehicle_discount: Cents;
  currency_discount: Cents;
  coupon_discount: Cents;
  base_tax: Cents;
  tax_breakdown: (Tax & { amount: Cents })[];
  /** Credit added by upgrades of this cart. */
  credit: Cents;
  prepaid_applied: Cents;
  prepaid_remaining: Cents;
  final_charge: Cents;
  renewal_total: Cents;
  /** Everything that falls due later: deferred payments, and each renewal once. */
  later_total: Cents;
};

export type QuoteRefusal =
  | { refusal: 'no_price'; lines: { line: number; missing: NoPrice[] }[] }
  | { refusal: 'takes_nothing_off' };

/**
 * Prices a cart. Dry runs, purchases and renewals share it, so that the displayed total is the charge.
 *
 * Order: gross, multi-vehicle discount, currency discount, coupon, taxes, credit. Credit of upgrades is a payment: it
 * joins the prepaid credit of the account, both pay for the whole cart after tax, and the rest stays on the account.
 */
export function quote(input: QuoteInput): { quote: Quote; refusal: null } | QuoteRefusal {
  const lines: PricedLine[] = [];
  const unpriced: { line: number; missing: NoPrice[] }[] = [];
  for (const [line, one] of input.lines.entries()) {
    const priced = priceLine(one, input.country, input.now);
    if (Array.isArray(priced)) unpriced.push({ line, missing: priced });
    else lines.push(priced);
  }
  if (unpriced.length > 0) return { refusal: 'no_price', lines: unpriced };

  const charged = chargeLines(
    lines.map(({ now }) => now),
    { eligible_vehicles: input.eligible_vehicles, taxes: input.taxes, coupon_percent: percentNow(input.coupon) },
  );
  const quoted = charged.map((charge, line) => quotedLine(charge, lines[line], input));
  const answer = { lines: quoted, ...totalsOf(quoted, input) };
  assertAddsUp(answer);
  if (input.coupon && answer.coupon_discount + sumBy(quoted, 'deferred_coupon_discount') === 0)
    return { refusal: 'takes_nothing_off' };
  return { quote: answer, refusal: null };
}

/** Completes a line by its later payments. Each falls due on its own day, and so is a charge of its own. */
function quotedLine(
  charge: ChargedLine,
  line: PricedLine | undefined,
  {
    coupon,
    now,
    eligible_vehicles: atOnce,
    eligible_later: eligible_vehicles = atOnce,
    later_taxes: taxes,
  }: QuoteInput,
): QuotedLine {
  if (!line) throw new Error('A charge without its line');
  const { later, renewal, change, current } = line;
  const rules = { eligible_vehicles, taxes };
  const coupon_percent = change?.kind === 'after_trial' ? percentAfterTrial(coupon) : 0;
  const deferred = later && chargeLines([later], { ...rules, coupon_percent })[0];
  const dueFor = (part: Partial<PricedLine['renewal']>) =>
    sumOf(chargeLines([{ ...renewal, ...part }], { ...rules, coupon_percent: 0 }).map(({ net, tax }) => net + tax));
  return {
    ...charge,
    plan_value: deferred ? deferred.plan_value : charge.plan_value,
    change,
    credit: change?.credited && current ? creditOf(current, now) : 0,
    is_payment_deferred: later !== null,
    deferred_amount: deferred ? deferred.net + deferred.tax : 0,
    deferred_coupon_discount: deferred ? deferred.coupon_discount : 0,
    renewal: { plan: dueFor({ add_on: 0 }), add_on: dueFor({ plan: 0 }) },
  };
}

function totalsOf(lines: readonly QuotedLine[], { taxes, prepaid }: QuoteInput): Omit<Quote, 'lines'> {
  const tax_breakdown = taxes.map((tax, index) => ({
    ...tax,
    amount: sumOf(lines.map((line) => line.taxes[index] ?? 0)),
  }));
  const base_tax = sumOf(tax_breakdown.map(({ amount }) => amount));
  const total = sumBy(lines, 'net') + base_tax;
  const credit = sumBy(lines, 'credit');
  const prepaid_applied = Math.min(prepaid + credit, total);
  const renewal_total = sumOf(lines.map(({ renewal }) => renewal.plan + renewal.add_on));
  return {
    base_amount: sumBy(lines, 'amount'),
    multi_vehicle_discount: sumBy(lines, 'multi_vehicle_discount'),
    currency_discount: sumBy(lines, 'currency_discount'),
    coupon_discount: sumBy(lines, 'coupon_discount'),
    base_tax,
    tax_breakdown,
    credit,
    prepaid_applied,
    prepaid_remaining: prepaid + credit - prepaid_applied,
    final_charge: total - prepaid_applied,
    renewal_total,
    later_total: renewal_total + sumOf(lines.map(({ deferred_amount }) => deferred_amount)),
  };
}

type AmountName =
  | 'amount'
  | 'multi_vehicle_discount'
  | 'currency_discount'
  | 'coupon_discount'
  | 'deferred_coupon_discount'
  | 'net'
  | 'tax'
  | 'credit';

function sumBy(lines: readonly QuotedLine[], name: AmountName): Cents {
  return sumOf(lines.map((line) => line[name]));
}

/** A failure is a bug of this folder, and nothing may be charged. */
function assertAddsUp({ lines, ...totals }: Quote): void {
  const { base_amount, multi_vehicle_discount, coupon_discount, currency_discount } = totals;
  const { base_tax, prepaid_applied, final_charge } = totals;
  const discounts = multi_vehicle_discount + coupon_discount + currency_discount;
  const fromTotals = base_amount - discounts + base_tax - prepaid_applied;
  const fromLines = sumBy(lines, 'net') + sumBy(lines, 'tax') - prepaid_applied;
  const amounts = lines.flatMap(({ taxes, renewal, change: _change, is_payment_deferred: _deferred, ...line }) => [
    ...taxes,
    ...Object.values(renewal),
    ...Object.values(line),
  ]);
  const { tax_breakdown, ...sums } = totals;
  const all = [...amounts, ...tax_breakdown.map(({ amount }) => amount), ...Object.values(sums)];
  const isSound = all.every((amount) => Number.isSafeInteger(amount) && amount >= 0);
  if (!isSound || fromTotals !== final_charge || fromLines !== final_charge)
    throw new Error(`The quote does not add up: ${JSON.stringify(totals)}`);
}
