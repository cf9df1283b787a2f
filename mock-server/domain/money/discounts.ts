import { allocate } from './allocate.ts';
import { type Cents, percentOf, sumOf } from './cents.ts';
import { type Tax, taxOn } from './taxes.ts';

/** Installed eligible vehicles from which plans cost less, and by how many percent (commerce 9). */
export const MULTI_VEHICLE_MINIMUM = 10;
const MULTI_VEHICLE_PERCENT = 20;

/** Amounts of a line before discounts and currency conversion. */
export type Items = {
  plan: Cents;
  is_plan_eligible: boolean;
  add_on: Cents;
  product: Cents;
  currency_discount: Cents;
};

export type ChargeRules = { eligible_vehicles: number; coupon_percent: number; taxes: readonly Tax[] };

export type ChargedLine = {
  /** Gross. */
  amount: Cents;
  multi_vehicle_discount: Cents;
  currency_discount: Cents;
  coupon_discount: Cents;
  net: Cents;
  /** One amount per tax of the place, in its order. */
  taxes: Cents[];
  tax: Cents;
  /** The plan's own share of net plus tax: what an upgrade can credit. */
  plan_value: Cents;
};

/**
 * Discounts and taxes of lines that are paid together. Multi-vehicle discounts round per line. Coupon and taxes round
 * once on the total and are allocated, so that many small lines cost the same as a large one.
 */
export function chargeLines(lines: readonly Items[], rules: ChargeRules): ChargedLine[] {
  const multi = lines.map((items) => multiVehicleDiscount(items, rules.eligible_vehicles));
  const left = lines.map((items, line) => amountOf(items) - (multi[line] ?? 0) - items.currency_discount);
  const coupons = allocate(percentOf(sumOf(left), rules.coupon_percent), left);
  const nets = left.map((amount, line) => amount - (coupons[line] ?? 0));
  const taxes = rules.taxes.map((tax) => allocate(taxOn(sumOf(nets), tax), nets));
  return lines.map((items, line) => {
    const net = nets[line] ?? 0;
    const taxesOfLine = taxes.map((shares) => shares[line] ?? 0);
    const tax = sumOf(taxesOfLine);
    const discount = multi[line] ?? 0;
    return {
      amount: amountOf(items),
      multi_vehicle_discount: discount,
      currency_discount: items.currency_discount,
      coupon_discount: coupons[line] ?? 0,
      net,
      taxes: taxesOfLine,
      tax,
      plan_value: planValue(items, discount, net + tax),
    };
  });
}

function amountOf({ plan, add_on, product }: Items): Cents {
  return plan + add_on + product;
}

function multiVehicleDiscount({ plan, is_plan_eligible }: Items, vehicles: number): Cents {
  return is_plan_eligible && vehicles >= MULTI_VEHICLE_MINIMUM ? percentOf(plan, MULTI_VEHICLE_PERCENT) : 0;
}

/** Coupon and taxes take the same share of each item, so that what was paid divides like what was left before them. */
function planValue({ plan, add_on, product, currency_discount }: Items, multi: Cents, paid: Cents): Cents {
  return allocate(paid, [plan - multi, add_on, product - currency_discount])[0] ?? 0;
}
