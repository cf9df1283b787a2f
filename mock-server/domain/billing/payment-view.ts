import type { Country, Payment, PaymentLine } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { currencyOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { type Cents, toDollars } from '../money/cents.ts';
import { daysLeft } from '../money/credit.ts';
import { addOnPrice, planPrice, productPrice } from '../money/prices.ts';
import type { Quote, QuotedLine } from '../money/quote.ts';
import { termEnd } from '../money/terms.ts';
import { anchorOfPurchase, startOfPurchase } from '../subscriptions/terms.ts';
import type { CartLine } from './cart-lines.ts';

type Context = { world: World; country: Country; coupon_code: string | null; now: Instant };

/** A quote in dollars of the contract. `uuid`: null in a dry run. */
export function paymentView(
  quote: Quote,
  lines: readonly CartLine[],
  uuid: string | null,
  context: Context,
): EveryKey<Payment> {
  return {
    uuid,
    currency: currencyOf(context.country),
    line_items: joined(quote.lines.map((quoted, index) => lineView(quoted, lines[index] as CartLine, context))),
    coupon_code: context.coupon_code,
    coupon_discount: toDollars(quote.coupon_discount),
    base_amount: toDollars(quote.base_amount),
    multi_vehicle_discount: toDollars(quote.multi_vehicle_discount),
    currency_discount: toDollars(quote.currency_discount),
    base_tax: toDollars(quote.base_tax),
    tax_breakdown: quote.tax_breakdown.map(({ name, rate, amount }) => ({
      name,
      rate: rate / 100_000,
      amount: toDollars(amount),
    })),
    prepaid_applied: toDollars(quote.prepaid_applied),
    prepaid_remaining: toDollars(quote.prepaid_remaining),
    upgrade_credit: toDollars(quote.credit),
    final_charge: toDollars(quote.final_charge),
    renewal_total: toDollars(quote.renewal_total),
  };
}

/** One line for all new vehicles with the same product and plan, as it was asked for. Its prices are sums, except `product_price`. */
function joined(views: readonly EveryKey<PaymentLine>[]): EveryKey<PaymentLine>[] {
  const lines: EveryKey<PaymentLine>[] = [];
  for (const view of views) {
    const at = lines.findIndex(
      ({ device_key, product_id, plan_id }) =>
        device_key === null && plan_id !== null && product_id === view.product_id && plan_id === view.plan_id,
    );
    const held = view.device_key === null ? lines[at] : undefined;
    if (!held) {
      lines.push(view);
      continue;
    }
    lines[at] = {
      ...held,
      payment: { amount: plus(held.payment.amount, view.payment.amount) },
      product_quantity: (held.product_quantity ?? 1) + (view.product_quantity ?? 1),
      plan_price: plus(held.plan_price, view.plan_price),
      renewal_amount: plus(held.renewal_amount, view.renewal_amount),
    };
  }
  return lines;
}

/** Sum of dollars without the rest that floats leave. */
const plus = (one: number | null | undefined, other: number | null | undefined): number =>
  Math.round(((one ?? 0) + (other ?? 0)) * 100) / 100;

function lineView(quoted: QuotedLine, line: CartLine, { world, country, now }: Context): EveryKey<PaymentLine> {
  const { plan, add_on, product, device, current } = line;
  const vehicle = device && world.tables.vehicles.oneBy('device_key', device.id);
  const unit = product && productPrice(product, plan, country);
  const addOnGross = add_on && addOnPrice(add_on, plan?.level ?? current?.plan.level ?? null, country);
  const starts = startOf(quoted, line, world, now);
  return {
    device_key: device?.id ?? null,
    plan_id: plan?.id ?? null,
    payment: { amount: toDollars(quoted.amount) },
    is_payment_deferred: quoted.is_payment_deferred,
    deferred_amount: toDollars(quoted.deferred_amount),
    deferred_coupon_discount: toDollars(quoted.deferred_coupon_discount),
    product_price: unit?.refusal === null ? toDollars(unit.price.charged) : null,
    plan_add_on: add_on?.name ?? null,
    plan_add_on_activation_date: add_on ? iso(quoted.is_payment_deferred ? starts : now) : null,
    plan_name: plan?.name ?? null,
    billing_model: plan?.billing_model ?? null,
    plan_add_on_id: add_on?.id ?? null,
    product_id: product?.id ?? null,
    product_name: product?.name ?? null,
    product_sku: product?.sku ?? null,
    product_quantity: product ? line.product_quantity : null,
    vehicle_name: vehicle?.vehicle_name ?? null,
    plan_price: plan ? dollarsOf(planPrice(plan, country)) : null,
    plan_add_on_price: addOnGross ? dollarsOf(addOnGross) : null,
    change: changeView(quoted, line, starts, now),
    renewal_date: plan ? iso(renewalOf(line, starts)) : null,
    renewal_amount: plan ? toDollars(quoted.renewal.plan) : null,
  };
}

const dollarsOf = (priced: { price: Cents; refusal: null } | { refusal: 'no_price' }): number | null =>
  priced.refusal === null ? toDollars(priced.price) : null;

/** When the bought plan begins: at once, or at the end of the current term and of the pause that follows it. */
export function startOf({ change }: QuotedLine, { current, device }: CartLine, world: World, now: Instant): Instant {
  if (change?.starts === 'at_term_end' && current) return device?.pause?.ends_at ?? current.ends;
  const subscriber = device && world.tables.vehicles.oneBy('device_key', device.id)?.subscriber;
  return device && subscriber !== undefined && subscriber !== null ? startOfPurchase(device, subscriber, now) : now;
}

/** When the bought plan renews. Terms that follow a paid term keep its anchor. A term of new hardware has no date yet. */
export function renewalOf({ plan, device, current }: CartLine, starts: Instant): Instant | null {
  if (!plan || !device) return null;
  const isFollowing = !current?.plan.is_trial && starts === (device.pause?.ends_at ?? device.plan_renewal_date);
  return termEnd(plan, starts, isFollowing ? device.plan_anchor : anchorOfPurchase(device, starts));
}

function changeView(quoted: QuotedLine, { current }: CartLine, starts: Instant, now: Instant): PaymentLine['change'] {
  if (!quoted.change) return null;
  const { left, of } = current ? daysLeft(current, now) : { left: 0, of: 0 };
  return {
    kind: quoted.change.kind,
    starts_at: iso(starts),
    credit: toDollars(quoted.credit),
    days_left: left,
    days_in_term: of,
  };
}
