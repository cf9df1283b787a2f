/** A receipt as a table: what was bought at gross prices, and how the total follows from it. */
import type { Payment, PaymentLine } from '../../api/model.ts';

export type BoughtPart = {
  kind: 'plan' | 'add_on' | 'product' | 'other';
  /** Id of an add-on, SKU of a product: its name in the language of the user. */
  id?: string;
  name: string | null;
  billing_model: string | null;
  quantity: number | null;
  /** Gross dollars. */
  amount: number;
};

/** What was bought for one vehicle, or a product without vehicle. */
export type BoughtLine = {
  vehicle_name: string | null;
  device_key: string | null;
  parts: BoughtPart[];
  /** Dollars that are due when the trial or the current plan ends. `null`: nothing was deferred. */
  deferred: number | null;
  /** Dollars that the coupon takes off what is due then. */
  deferredCoupon: number;
  /** When a deferred plan follows the current one. `null`: after a trial. */
  follows: string | null;
};

/** Amounts of the contract have cents. Their differences as floats do not. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** The parts of a line. Their amounts add up to its gross amount. */
export function boughtLine(line: PaymentLine): BoughtLine {
  const { plan_name, plan_add_on, product_name, payment, is_payment_deferred, deferred_amount, change } = line;
  const part = (kind: BoughtPart['kind'], name: string | null, amount: number): BoughtPart => ({
    kind,
    name,
    billing_model: kind === 'plan' ? (line.billing_model ?? null) : null,
    // Each product with a plan is for a new vehicle with a plan of its own.
    quantity: kind === 'product' || (kind === 'plan' && !line.device_key) ? (line.product_quantity ?? 1) : null,
    amount,
  });
  // A trial or a downgrade defers plan and add-on, but not the product.
  const plan = is_payment_deferred ? 0 : (line.plan_price ?? 0);
  const addOn = is_payment_deferred ? 0 : (line.plan_add_on_price ?? 0);
  const rest = toCents(payment.amount - plan - addOn);
  const parts = [
    ...(line.plan_id ? [part('plan', plan_name ?? line.plan_id, plan)] : []),
    ...(plan_add_on
      ? [{ ...part('add_on', plan_add_on, addOn), ...(line.plan_add_on_id && { id: line.plan_add_on_id }) }]
      : []),
    ...(product_name
      ? [{ ...part('product', product_name, rest), ...(line.product_sku && { id: line.product_sku }) }]
      : []),
  ];
  if (!product_name && rest !== 0) parts.push(part('other', null, rest));
  return {
    vehicle_name: line.vehicle_name ?? null,
    device_key: line.device_key ?? null,
    parts,
    deferred: is_payment_deferred && deferred_amount ? deferred_amount : null,
    deferredCoupon: is_payment_deferred ? (line.deferred_coupon_discount ?? 0) : 0,
    follows: is_payment_deferred && change && change.kind !== 'after_trial' ? change.starts_at : null,
  };
}

/** The named parts of a payment, in the order of its lines. */
export const boughtParts = (payment: Payment | null): (BoughtPart & { name: string })[] =>
  (payment?.line_items ?? []).flatMap((line) =>
    boughtLine(line).parts.flatMap((part) => (part.name === null ? [] : [{ ...part, name: part.name }])),
  );

export type TotalLine = {
  kind: 'subtotal' | 'multi_vehicle' | 'currency' | 'coupon' | 'tax' | 'tax_included' | 'credit';
  /** Code of the coupon, name of the tax. */
  name: string | null;
  /** Share of a tax: 0.05. */
  rate: number | null;
  /** Dollars. Discounts and credit are negative, so that the lines add up to the total. */
  amount: number;
};

/** Taxes that the prices of a currency's country include. Quotes add none there. */
const INCLUDED_TAXES: Readonly<Record<string, string>> = { AUD: 'GST', MXN: 'IVA' };

/** Name of the tax that the prices of a payment include. `null`: its taxes are added. */
export const includedTax = ({ currency = '', base_tax }: Pick<Payment, 'currency' | 'base_tax'>): string | null =>
  base_tax ? null : (INCLUDED_TAXES[currency] ?? null);

/** Taxes by name (commerce 3: a breakdown). Parts without an amount cannot be shown: the sum of them is. */
export const taxesOf = ({ tax_breakdown = [] }: Pick<Payment, 'tax_breakdown'>) =>
  tax_breakdown.flatMap(({ name = '', rate = null, amount }) => (amount === undefined ? [] : [{ name, rate, amount }]));

/** From the subtotal to the total. Discounts of zero are left out, taxes are not. */
export function totalLines(payment: Payment): TotalLine[] {
  const { base_amount, multi_vehicle_discount, currency_discount, coupon_discount, coupon_code, prepaid_applied } =
    payment;
  const line = (kind: TotalLine['kind'], amount: number, name: string | null = null, rate: number | null = null) => ({
    kind,
    name,
    rate,
    amount,
  });
  const less = (kind: TotalLine['kind'], amount: number | undefined, name: string | null = null) =>
    amount ? [line(kind, -amount, name)] : [];
  const taxes = taxesOf(payment);
  const included = includedTax(payment);
  return [
    line('subtotal', base_amount),
    ...less('multi_vehicle', multi_vehicle_discount),
    ...less('currency', currency_discount),
    ...less('coupon', coupon_discount, coupon_code ?? null),
    ...(taxes.length > 0
      ? taxes.map(({ name, rate, amount }) => line('tax', amount, name, rate))
      : [included === null ? line('tax', payment.base_tax ?? 0) : line('tax_included', 0, included)]),
    ...less('credit', prepaid_applied),
  ];
}

/** Dollars that are taxed: the rest after all discounts. `null`: the place has no tax. Credit pays the tax too, so it counts. */
export function taxableAmount({ final_charge, prepaid_applied, base_tax, tax_breakdown }: Payment): number | null {
  return tax_breakdown?.length ? toCents(final_charge + (prepaid_applied ?? 0) - (base_tax ?? 0)) : null;
}

/** The first renewal of what a cart buys: all lines that renew at the earliest time. `null`: nothing renews. */
export function firstRenewal(lines: readonly PaymentLine[]): { at: string; amount: number } | null {
  const renewing = lines.flatMap(({ renewal_date: at, renewal_amount: amount }) =>
    at && amount != null ? [{ at, amount }] : [],
  );
  if (renewing.length === 0) return null;
  const earliest = renewing.reduce((first, each) => (Date.parse(each.at) < Date.parse(first.at) ? each : first));
  const same = renewing.filter(({ at }) => at.slice(0, 10) === earliest.at.slice(0, 10));
  return { at: earliest.at, amount: toCents(same.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** Whether a line has a plan that begins at `at` or earlier. The server says when it begins. */
export const beginsBy = ({ plan_id, change }: PaymentLine, at: number): boolean =>
  plan_id != null && (!change || Date.parse(change.starts_at) <= at);

/** Whether the server says that a line has a plan which begins after `at`. */
export const beginsAfter = (line: PaymentLine, at: number): boolean => line.plan_id != null && !beginsBy(line, at);

/** Whether an order only plans later changes: nothing was charged, and nothing begins now. */
export const isScheduled = ({ final_charge, line_items }: Payment, at: number): boolean =>
  final_charge === 0 &&
  line_items.length > 0 &&
  line_items.every((line) => line.product_id == null && beginsAfter(line, at));

/** Names of the vehicles that a payment is for, each once. */
export const vehiclesOf = (payment: Payment | null | undefined): string[] => [
  ...new Set((payment?.line_items ?? []).flatMap(({ vehicle_name }) => vehicle_name ?? [])),
];

/** Short number of a receipt, for lists and file names: the beginning of its id. */
export const receiptNumber = (uuid: string): string => uuid.slice(0, 8).toUpperCase();

/** Dollars of all plans of a payment at their next renewal. Add-ons do not count: their renewal is turned off after a purchase. */
export const planRenewals = ({ line_items }: Pick<Payment, 'line_items'>): number =>
  toCents(line_items.reduce((sum, { plan_id, renewal_amount }) => sum + (plan_id ? (renewal_amount ?? 0) : 0), 0));
