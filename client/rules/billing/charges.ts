import { tz } from '@date-fns/tz';
import { addMonths, startOfMonth } from 'date-fns';
import { DAY } from '../time/duration.ts';
import { knownZone } from '../time/known-zone.ts';
import { type Subscribed, subscriptionState } from './subscribed.ts';

/** A charge that is expected, as the server announced it. */
export type ExpectedCharge = { at: number; amount: number; vehicleId: number };

/** Charges of one month of the user's time zone. `amount`: dollars. */
export type ChargeMonth = { startsAt: number; amount: number; count: number };

const MONTHS_SHOWN = 12;

/** Months between renewals (commerce 9). `null` for a term that the client does not know. */
export function monthsOf(billingModel: string): number | null {
  if (billingModel === 'month_to_month') return 1;
  const years = /^([1-9])_year$/.exec(billingModel)?.[1];
  return years === undefined ? null : Number(years) * 12;
}

/** When and how much a subscription charges first, and the term after which it repeats. `null`: it does not charge. */
function firstCharge(subscribed: Subscribed, now: number): { at: number; amount: number; term: string } | null {
  const { device, billing } = subscribed;
  if (!billing) return null;
  const { pricing_plan: plan } = device;
  const { pending_plan: pending, renewal_failure: failure, pause } = billing;
  if (failure) {
    if (failure.next_attempt_at === null) return null;
    return { at: Date.parse(failure.next_attempt_at), amount: failure.amount, term: plan.billing_model };
  }
  if (pending) {
    // The price of a term paid in advance is known again with its renewal.
    if (pending.is_paid) return null;
    return { at: Date.parse(pending.starts_at), amount: pending.amount, term: pending.billing_model };
  }
  const state = subscriptionState(subscribed, now);
  const renews = plan.plan_renewal_date;
  if (!device.autorenewal || billing.renewal_amount === null || !renews || state === 'expired') return null;
  if (state === 'paused' && !pause) return null;
  const at = Math.max(Date.parse(renews), pause ? Date.parse(pause.ends_at) : 0);
  return { at, amount: billing.renewal_amount, term: plan.billing_model };
}

/**
 * An instant some months later, on the same day of the month or its last. In UTC, and without a date library, because ten thousand
 * vehicles have a charge each month.
 */
export function monthsAfter(at: number, months: number): number {
  const from = new Date(at);
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
}

/** The charges of a subscription in `[now, until)`, each a whole number of months after the first. */
function chargesOf(subscribed: Subscribed, now: number, until: number): ExpectedCharge[] {
  const first = firstCharge(subscribed, now);
  if (!first || first.amount <= 0) return [];
  const months = monthsOf(first.term);
  const charges: ExpectedCharge[] = [];
  for (let turn = 0; ; turn += 1) {
    // Counts from the first date, so that January 31 is followed by February 28 and March 31.
    const at = monthsAfter(first.at, turn * (months ?? 0));
    if (at >= until) return charges;
    if (at >= now) charges.push({ at, amount: first.amount, vehicleId: subscribed.vehicle.id });
    if (months === null) return charges;
  }
}

/** The next charge of each subscription that has one, soonest first: what the main card pays (commerce 4). */
export const renewalsAhead = (all: readonly Subscribed[], now: number): (ExpectedCharge & { name: string })[] =>
  all
    .flatMap((one) => {
      const first = firstCharge(one, now);
      const { id: vehicleId, vehicle_name: name } = one.vehicle;
      return first && first.amount > 0 ? [{ at: first.at, amount: first.amount, vehicleId, name }] : [];
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
  const months = starts.slice(0, MONTHS_SHOWN).map((startsAt) => ({ startsAt, cents: 0, count: 0 }));
  for (const charge of all.flatMap((one) => chargesOf(one, now, until))) {
    const month = months.findLast(({ startsAt }) => startsAt <= charge.at);
    if (!month) continue;
    month.cents += cents(charge.amount);
    month.count += 1;
  }
  return months.map(({ startsAt, cents, count }) => ({ startsAt, amount: cents / 100, count }));
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
