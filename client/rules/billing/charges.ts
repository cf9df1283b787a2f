import { tz } from '@date-fns/tz';
import { addMonths, startOfMonth } from 'date-fns';
import type { DevicePlanAddOn } from '../../api/model.ts';
import { DAY } from '../time/duration.ts';
import { knownZone } from '../time/known-zone.ts';
import { heldAddOns } from './streaming.ts';
import { hasEnded, type Subscribed, subscriptionState } from './subscribed.ts';

/** A charge that is expected, as the server announced it. */
export type ExpectedCharge = { at: number; amount: number; vehicleId: number };

/** Charges of one month of the user's time zone. `amount`: dollars. */
export type ChargeMonth = { startsAt: number; amount: number; count: number; charges: readonly ExpectedCharge[] };

const MONTHS_SHOWN = 12;

/** Months between renewals (commerce 9). `null` for a term that the client does not know. */
export function monthsOf(billingModel: string): number | null {
  if (billingModel === 'month_to_month') return 1;
  const years = /^([1-9])_year$/.exec(billingModel)?.[1];
  return years === undefined ? null : Number(years) * 12;
}

/**
 * Charges that repeat: one of `amount` at `at`, then `later` each `months` after `from`, on the `day` of the month. `until`: the
 * last possible charge is before it.
 */
type Series = {
  /** `null`: of the plan. */
  addOn: DevicePlanAddOn | null;
  at: number;
  amount: number;
  from: number;
  later: number | null;
  months: number | null;
  day: number;
  until: number;
};

/** Charges of the plan of a subscription, as the server announced them. `null`: it does not charge. */
function planCharges(subscribed: Subscribed, now: number): Series | null {
  const { device, billing } = subscribed;
  if (!billing) return null;
  const { pricing_plan: plan } = device;
  const { pending_plan: pending, renewal_failure: failure, renewal_amount: renewal, renewal_day: day, pause } = billing;
  const repeats = { addOn: null, day, until: Number.POSITIVE_INFINITY };
  // What follows a pending plan without automatic renewal is not charged.
  const later = device.autorenewal ? (pending?.renewal_amount ?? renewal) : null;
  const months = monthsOf((pending ?? plan).billing_model);
  if (failure) {
    if (failure.next_attempt_at === null) return null;
    const from = Date.parse(failure.failed_at);
    return { ...repeats, at: Date.parse(failure.next_attempt_at), amount: failure.amount, from, later, months };
  }
  if (pending) {
    const at = Date.parse(pending.starts_at);
    return { ...repeats, at, amount: pending.amount, from: at, later, months };
  }
  const state = subscriptionState(subscribed, now);
  const renews = plan.plan_renewal_date;
  if (!device.autorenewal || renewal === null || !renews || state === 'expired' || state === 'replacement') return null;
  if (state === 'paused' && !pause) return null;
  const at = Math.max(Date.parse(renews), pause ? Date.parse(pause.ends_at) : 0);
  return { ...repeats, at, amount: renewal, from: at, later, months };
}

/** Charges of the add-ons in service: each month from their own expiration, while the plan is in service (commerce 4). */
function addOnCharges(subscribed: Subscribed, now: number): Series[] {
  const { device, billing } = subscribed;
  const state = subscriptionState(subscribed, now);
  const renews = device.pricing_plan.plan_renewal_date;
  if (hasEnded(state) || state === 'replacement' || !renews) return [];
  const end = billing?.pause?.starts_at ?? (planCharges(subscribed, now) ? null : renews);
  const until = end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
  return heldAddOns(device.plan_add_ons, now).flatMap((addOn) => {
    const { expiration, renewal_amount: amount = null } = addOn;
    const at = expiration === null ? until : Date.parse(expiration);
    if (amount === null || at >= until) return [];
    return { addOn, at, amount, from: at, later: amount, months: 1, day: new Date(at).getUTCDate(), until };
  });
}

function seriesOf(subscribed: Subscribed, now: number): Series[] {
  const plan = planCharges(subscribed, now);
  return [...(plan ? [plan] : []), ...addOnCharges(subscribed, now)];
}

/**
 * An instant some months later, on a day of the month or the month's last day. In UTC, and without a date library, because ten
 * thousand vehicles have a charge each month.
 */
export function monthsAfter(at: number, months: number, day = new Date(at).getUTCDate()): number {
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.setUTCDate(Math.min(day, lastDay));
}

/** The charges of a subscription in `[now, until)`. */
function chargesOf(subscribed: Subscribed, now: number, until: number): ExpectedCharge[] {
  const vehicleId = subscribed.vehicle.id;
  return seriesOf(subscribed, now).flatMap((series) => {
    const { at: first, amount, from, later, months, day } = series;
    const end = Math.min(until, series.until);
    const charges: ExpectedCharge[] = [{ at: first, amount, vehicleId }];
    if (later !== null && months !== null) {
      // Counts from one date, so that January 31 is followed by February 28 and March 31.
      for (let turn = 1, at = from; at < end; turn += 1) {
        at = monthsAfter(from, turn * months, day);
        charges.push({ at, amount: later, vehicleId });
      }
    }
    return charges.filter((charge) => charge.at >= now && charge.at < end && charge.amount > 0);
  });
}

/** The earliest charges of the plan and the add-ons of a subscription, which are charged together. */
function nextCharges(subscribed: Subscribed, now: number) {
  const all = seriesOf(subscribed, now).flatMap(({ addOn, at, amount, from, later, months, day }) => {
    if (amount > 0) return { addOn, at, amount };
    // A term paid in advance charges first when it renews.
    if (later === null || later <= 0 || months === null) return [];
    return { addOn, at: monthsAfter(from, months, day), amount: later };
  });
  const first = Math.min(...all.map(({ at }) => at));
  return all.filter(({ at }) => at === first);
}

/** The next charge of a subscription: the earliest of its plan and add-ons. `null`: it does not charge. */
export function nextChargeOf(subscribed: Subscribed, now: number): { at: number; amount: number } | null {
  const charges = nextCharges(subscribed, now);
  const [first] = charges;
  return first ? { at: first.at, amount: sumOf(charges.map(({ amount }) => amount)) } : null;
}

/** What the next charge pays: add-ons, and `null` for the plan. */
export const nextChargedOf = (subscribed: Subscribed, now: number): (DevicePlanAddOn | null)[] =>
  nextCharges(subscribed, now).map(({ addOn }) => addOn);

/** The next charge of each subscription that has one, soonest first: what the main card pays (commerce 4). */
export const renewalsAhead = (all: readonly Subscribed[], now: number): (ExpectedCharge & { name: string })[] =>
  all
    .flatMap((one) => {
      const next = nextChargeOf(one, now);
      const { id: vehicleId, vehicle_name: name } = one.vehicle;
      return next ? [{ ...next, vehicleId, name }] : [];
    })
    .sort((one, other) => one.at - other.at);

const cents = (dollars: number) => Math.round(dollars * 100);

/** Dollars of several amounts, added in cents. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + cents(amount), 0) / 100;

/** The twelve months from the current one, with the charges of all vehicles (commerce 4). A forecast from what the server announced. */
export function chargeCalendar(all: readonly Subscribed[], now: number, timeZone: string): ChargeMonth[] {
  const zone = { in: tz(knownZone(timeZone)) };
  const starts = Array.from({ length: MONTHS_SHOWN + 1 }, (_, month) =>
    addMonths(startOfMonth(now, zone), month, zone).getTime(),
  );
  const until = starts.at(-1) ?? now;
  const months = starts.slice(0, MONTHS_SHOWN).map((startsAt) => ({ startsAt, charges: [] as ExpectedCharge[] }));
  for (const charge of all.flatMap((one) => chargesOf(one, now, until)))
    months.findLast(({ startsAt }) => startsAt <= charge.at)?.charges.push(charge);
  return months.map(({ startsAt, charges }) => ({
    startsAt,
    amount: sumOf(charges.map(({ amount }) => amount)),
    count: charges.length,
    charges,
  }));
}

/** Dollars by vehicle of some charges, the most first. */
export function chargesByVehicle(charges: readonly ExpectedCharge[]): { vehicleId: number; amount: number }[] {
  const sums = new Map<number, number>();
  for (const { vehicleId, amount } of charges) sums.set(vehicleId, (sums.get(vehicleId) ?? 0) + cents(amount));
  return [...sums]
    .map(([vehicleId, sum]) => ({ vehicleId, amount: sum / 100 }))
    .sort((one, other) => other.amount - one.amount);
}

/** Whether a subscription may charge what the server does not announce: its renewal or its price is not known. */
export function isChargeUnknown(subscribed: Subscribed, now: number): boolean {
  const { device, billing } = subscribed;
  const state = subscriptionState(subscribed, now);
  if (state === 'replacement' || (hasEnded(state) && !billing?.pause)) return false;
  return device.autorenewal === undefined || (device.autorenewal && billing === null);
}

/** The earliest day with a charge, and the dollars of that day. `null` without any within a year. */
export function nextCharge(
  all: readonly Subscribed[],
  now: number,
  dayOf: (at: number) => string,
): { at: number; amount: number } | null {
  const until = monthsAfter(now, MONTHS_SHOWN);
  const charges = all.flatMap((one) => chargesOf(one, now, until));
  const at = charges.reduce((least, charge) => Math.min(least, charge.at), Infinity);
  if (at === Infinity) return null;
  const day = dayOf(at);
  const sameDay = charges.filter((charge) => charge.at - at < DAY && dayOf(charge.at) === day);
  return { at, amount: sumOf(sameDay.map(({ amount }) => amount)) };
}
