import { countries } from '../../../fixtures/catalog/countries.ts';
import type { Coupon } from '../../../fixtures/catalog/coupons.ts';
import type { Country, Payment, PaymentRequest } from '../../../generated/contract/types.gen.ts';
import type { CardRow, Instant, PaymentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isPoBox, regionErrors } from '../addresses.ts';
import { sumOf, toDollars } from '../money/cents.ts';
import { type Change, changeTo } from '../money/change.ts';
import { type Quote, quote } from '../money/quote.ts';
import { type Tax, taxesOf } from '../money/taxes.ts';
import {
  countryOf,
  creditOfAccount,
  currencyOfAccount,
  eligibleVehicles,
  type StartedPlans,
} from '../subscriptions/account.ts';
import { keepPrepaidPlan } from '../subscriptions/prepaid-plans.ts';
import { addAddOn, anchorOfPurchase, schedulePlan, startOfPurchase, startPlan } from '../subscriptions/terms.ts';
import { laterTaxesOf, salesTaxesOf } from './account-taxes.ts';
import { cardsOf, INVALID_BILLING_STATE, mainCardOf } from './cards.ts';
import { type CartLine, errorOf, type LineError, readLines, replacedTerms } from './cart-lines.ts';
import { cardOfReceipt, chargeAccount, leaveCredit, recordPayment } from './charge-card.ts';
import { couponOf } from './coupons.ts';
import { paymentView, renewalOf, startOf } from './payment-view.ts';
import { atPercent } from './price-percent.ts';

export type Purchase = {
  subscriber: number;
  request: PaymentRequest;
  /** Computes the totals and changes nothing. */
  isDryRun: boolean;
  /** Effects of fault rules. */
  fault: PaymentFault;
  now: Instant;
};

/** `price_percent`: prices of plans and add-ons in percent of the catalog. */
export type PaymentFault = { decline: boolean; price_percent: number };

export type PurchaseOutcome =
  | { kind: 'quoted' | 'paid'; payment: Payment }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  /** Too many wrong coupons. */
  | { kind: 'too_many'; seconds: number }
  | { kind: 'lines'; errors: LineError[] }
  | { kind: 'refused'; code: 'DECLINED' | 'TOTAL_CHANGED' | 'LATER_TOTAL_CHANGED'; detail: string };

/** Prices a cart and, unless it is a dry run, pays it: both from the same quote (commerce 4, commerce 7). */
export function purchase(world: World, { subscriber, request, isDryRun, fault, now }: Purchase): PurchaseOutcome {
  const country = countryOf(world, subscriber);
  const { lines: listed, errors } = readLines(world, request.line_items, now);
  if (errors.length > 0) return { kind: 'lines', errors };
  const lines = atPercent(listed, fault.price_percent);
  const found = couponOf(world, { subscriber, code: request.coupon_code ?? null, lines, now });
  if (found.refusal === 'too_many') return { kind: 'too_many', seconds: found.seconds };
  if (found.refusal !== null) return { kind: 'invalid', errors: { coupon_code: [COUPON_ERRORS[found.refusal]] } };
  const card = cardFor(world, subscriber, request.card_id);
  if (card === undefined) return { kind: 'invalid', errors: { card_id: ['Payment invalid: unknown card'] } };
  if (card && card.country !== country) return { kind: 'invalid', errors: { card_id: [foreignCard(country)] } };
  const addressErrors = addressErrorsOf(request, { lines, country, isDryRun });
  if (Object.keys(addressErrors).length > 0) return { kind: 'invalid', errors: addressErrors };
  const taxes = taxesFor(world, hasHardware(lines) ? request.shipping_address : null, card);
  if (!taxes) return { kind: 'invalid', errors: { card_id: [INVALID_BILLING_STATE] } };

  const answer = quote({
    lines,
    country,
    taxes,
    later_taxes: laterTaxesOf(world, subscriber),
    coupon: found.coupon,
    eligible_vehicles: eligibleVehicles(world, subscriber, now, plansByDevice(lines, now, ['now'])),
    eligible_later: eligibleVehicles(world, subscriber, now, plansByDevice(lines, now, ['now', 'at_term_end'])),
    prepaid: creditOfAccount(world, subscriber) + replacedTerms(lines, now),
    now,
  });
  if (answer.refusal === 'takes_nothing_off') {
    return { kind: 'invalid', errors: { coupon_code: [COUPON_ERRORS.takes_nothing_off] } };
  }
  if (answer.refusal === 'no_price') {
    const unpriced = answer.lines.map(({ line }) => {
      const { device, product, plan } = lines[line] ?? {};
      return errorOf(
        { device_key: device?.id, product_id: product?.id, plan_id: plan?.id },
        'This has no price in your country.',
      );
    });
    return { kind: 'lines', errors: unpriced };
  }
  const context = { world, country, coupon_code: found.coupon?.code ?? null, now };
  if (isDryRun) return { kind: 'quoted', payment: paymentView(answer.quote, lines, null, context) };
  return pay(world, {
    subscriber,
    request,
    lines,
    quote: answer.quote,
    payment: paymentView(answer.quote, lines, null, context),
    card,
    coupon: found.coupon,
    decline: fault.decline,
    now,
  });
}

type Priced = {
  subscriber: number;
  request: PaymentRequest;
  lines: readonly CartLine[];
  quote: Quote;
  payment: Payment;
  card: CardRow | null;
  coupon: Coupon | null;
  decline: boolean;
  now: Instant;
};

function pay(world: World, priced: Priced): PurchaseOutcome {
  const { subscriber, request, lines, quote, payment, card, coupon, decline, now } = priced;
  const { final_charge } = quote;
  if (typeof request.expected_charge === 'number' && request.expected_charge !== toDollars(final_charge)) {
    const detail = `The total is now ${toDollars(final_charge)} ${payment.currency}. Nothing was charged.`;
    return { kind: 'refused', code: 'TOTAL_CHANGED', detail };
  }
  const later = toDollars(quote.later_total);
  if (typeof request.expected_later === 'number' && request.expected_later !== later) {
    const detail = `What falls due later is now ${later} ${payment.currency}. Nothing was charged.`;
    return { kind: 'refused', code: 'LATER_TOTAL_CHANGED', detail };
  }
  const isChargedLater = quote.renewal_total > 0 || quote.lines.some(({ deferred_amount }) => deferred_amount > 0);
  if (!card && (final_charge > 0 || isChargedLater)) {
    return { kind: 'invalid', errors: { card_id: ['Payment not provided'] } };
  }
  const charge = chargeAccount(world, { subscriber, amount: final_charge, card, at: now, decline });
  const receipt = {
    subscriber,
    at: now,
    kind: 'purchase',
    description: descriptionOf(payment),
    card: cardOfReceipt(charge.card),
    billing_info: charge.card?.billing_info ?? null,
    shipping_address: hasHardware(lines) ? (request.shipping_address ?? null) : null,
  } as const satisfies Partial<PaymentRow>;
  if (charge.refusal !== null) {
    recordPayment(world, {
      ...receipt,
      failure: charge.refusal,
      provider_transaction_id: null,
      payment,
      next_charge: null,
    });
    return { kind: 'refused', code: 'DECLINED', detail: charge.refusal };
  }
  const row = recordPayment(world, {
    ...receipt,
    failure: null,
    provider_transaction_id: charge.transaction_id,
    payment,
    next_charge: nextCharge(world, quote, lines, now),
  });
  const paid = { ...payment, uuid: row.id };
  world.tables.payments.update(row.id, { payment: paid });
  leaveCredit(world, subscriber, quote.prepaid_remaining);
  applyLines(world, { subscriber, lines, quote, coupon, now });
  return { kind: 'paid', payment: paid };
}

/** Begins or schedules what was bought. */
function applyLines(
  world: World,
  { subscriber, lines, quote, coupon, now }: Pick<Priced, 'subscriber' | 'lines' | 'quote' | 'coupon' | 'now'>,
): void {
  const currency = currencyOfAccount(world, subscriber);
  for (const [index, line] of lines.entries()) {
    const quoted = quote.lines[index];
    const { plan, add_on } = line;
    if (!quoted) continue;
    if (plan && !line.device) keepPrepaidPlan(world, subscriber, plan, quoted.plan_value, currency);
    if (!line.device) continue;
    const device = world.tables.devices.get(line.device.id) ?? line.device;
    const waits = quoted.change?.starts === 'at_term_end';
    if (plan && waits) {
      schedulePlan(world, device, {
        plan_id: plan.id,
        add_on_id: quoted.is_payment_deferred ? (add_on?.id ?? null) : null,
        coupon_code: quoted.deferred_coupon_discount > 0 ? (coupon?.code ?? null) : null,
        paid: quoted.is_payment_deferred ? null : quoted.plan_value,
        currency,
      });
    } else if (plan) {
      const starts = startOfPurchase(device, subscriber, now);
      const term = { starts, anchor: anchorOfPurchase(device, starts), paid: quoted.plan_value, currency };
      startPlan(world, device, { plan, ...term, autorenewal: true });
    }
    if (plan) world.tables.devices.update(device.id, { autorenewal: true });
    if (add_on && !quoted.is_payment_deferred) {
      addAddOn(world, world.tables.devices.get(device.id) ?? device, add_on, { now });
    }
    if (line.is_module_upgrade) {
      world.tables.devices.update(device.id, { replacement_order_placed: true, upgrade_offer: null });
    }
  }
}

/** The first charge after this one. Terms that renew together are one amount. A term of new hardware has no date yet. */
function nextCharge(world: World, quote: Quote, lines: readonly CartLine[], now: Instant): PaymentRow['next_charge'] {
  const charges = lines.flatMap((line, index) => {
    const quoted = quote.lines[index];
    if (!quoted || !line.plan || !line.device) return [];
    const starts = startOf(quoted, line, world, now);
    if (quoted.is_payment_deferred) return [{ at: starts, amount: quoted.deferred_amount }];
    const at = renewalOf(line, starts);
    return at === null ? [] : [{ at, amount: quoted.renewal.plan }];
  });
  if (charges.length === 0) return null;
  const first = Math.min(...charges.map(({ at }) => at));
  return { at: first, amount: sumOf(charges.filter(({ at }) => at === first).map(({ amount }) => amount)) };
}

/** `null`: no card. `undefined`: the request names a card that the account does not have. */
function cardFor(world: World, subscriber: number, id: number | null | undefined): CardRow | null | undefined {
  if (id === null || id === undefined) return mainCardOf(world, subscriber) ?? null;
  return cardsOf(world, subscriber).find((card) => card.id === id);
}

/**
 * Taxes of the address to which hardware is shipped, else of the card's (commerce 9). None without either: nothing can be paid
 * then. An address that nothing is shipped to decides nothing, because plans would be taxed wherever tax is lowest.
 */
function taxesFor(
  world: World,
  shippedTo: PaymentRequest['shipping_address'],
  card: CardRow | null,
): readonly Tax[] | null {
  const place = shippedTo ?? (card && { country: card.country, state: card.billing_info.State });
  return place ? taxesOf(place, salesTaxesOf(world)) : [];
}

const COUPON_ERRORS = {
  unknown: 'Coupon invalid',
  expired: 'Coupon expired',
  used: 'Coupon already used',
  takes_nothing_off: 'The coupon does not apply to this cart',
} as const;

const foreignCard = (country: Country): string =>
  `The address of this card is not in the country of your account (${countries[country].name})`;

const hasHardware = (lines: readonly CartLine[]): boolean => lines.some(({ product }) => product !== null);

/** Plans of a cart that begin at these times, by device. */
const plansByDevice = (lines: readonly CartLine[], now: Instant, starts: readonly Change['starts'][]): StartedPlans =>
  new Map(
    lines.flatMap(({ plan, device, current }) =>
      plan && device && starts.includes(changeTo(plan, current, now).starts) ? [[device.id, plan]] : [],
    ),
  );

/** Hardware needs an address that parcels reach (commerce 5). A dry run computes without one. */
function addressErrorsOf(
  { shipping_address }: PaymentRequest,
  { lines, country, isDryRun }: { lines: readonly CartLine[]; country: Country; isDryRun: boolean },
): Record<string, string[]> {
  const isShipped = hasHardware(lines);
  if (!shipping_address) return isShipped && !isDryRun ? { shipping_address: ['Required field'] } : {};
  const errors = regionErrors(shipping_address, {
    state: 'shipping_address.state',
    postal_code: 'shipping_address.postal_code',
  });
  if (isShipped && shipping_address.country !== country) {
    errors['shipping_address.country'] = [`Must be the country of your account (${countries[country].name})`];
  }
  for (const name of ['line_1', 'line_2'] as const) {
    if (isPoBox(shipping_address[name] ?? '', shipping_address.country)) {
      errors[`shipping_address.${name}`] = ['Must not be a PO box'];
    }
  }
  return errors;
}

const TERM_NAMES: Readonly<Record<string, string>> = { month_to_month: 'Monthly' };

/** What was bought, in a line: `Premium · Monthly`. */
export function descriptionOf({ line_items }: Payment): string {
  const names = line_items.flatMap(({ plan_name, billing_model, plan_add_on, product_name, product_quantity }) => [
    ...(plan_name ? [`${plan_name} · ${TERM_NAMES[billing_model ?? ''] ?? `${billing_model?.[0]}-Year`}`] : []),
    ...(plan_add_on ? [plan_add_on] : []),
    ...(product_name ? [`${product_quantity === 1 ? '' : `${product_quantity} × `}${product_name}`] : []),
  ]);
  const [first = '', ...rest] = names;
  return rest.length > 1 ? `${first} and ${rest.length} more` : names.join(', ');
}
