/**
 * A ledger of what customers pay and get, written from the rules of money and not from the code of the mock. It knows the
 * catalog, reads answers and receipts, and throws if a vehicle is in service longer than it was paid for, or if money appears.
 */
import { addOnsById } from '../../fixtures/catalog/add-ons.ts';
import { plansById, TERM_MONTHS } from '../../fixtures/catalog/plans.ts';
import type { Country, Payment } from '../../generated/contract/types.gen.ts';
import { DAY } from '../../mock-server/world/duration.ts';

export { DAY } from '../../mock-server/world/duration.ts';

/** Longest month, and its share of a longer term. */
const MONTH = 31 * DAY;
/** Days of service after one declined renewal of a device, across owners. */
const GRACE = 7 * DAY;
const TRIAL = 30 * DAY;
/** Free streaming: a trial, or a month that the plan includes. */
const FREE_STREAMING = 31 * DAY;

type Currency = 'USD' | 'CAD' | 'AUD' | 'MXN';
const CURRENCIES: Record<Country, Currency> = { US: 'USD', CA: 'CAD', AU: 'AUD', MX: 'MXN' };

type Term = { from: number; to: number; worth: number; currency: Currency };
type Held = {
  account: number;
  terms: Term[];
  /** Paid for after the current term. */
  ahead: (Pick<Term, 'worth' | 'currency'> & { months: number }) | null;
  /** Without payment: trials. */
  free: { from: number; to: number }[];
  service: { from: number; to: number }[];
  streamingPaidTo: number;
  streamingTrialTo: number | null;
};
type Account = { country: Country; credit: Record<Currency, number> };
/** State of a device as its owner reads it. */
export type Seen = {
  inService: boolean;
  plan: string;
  starts: number;
  ends: number;
  isAheadPending: boolean;
  streamsUntil: number;
};

class BrokenRule extends Error {}
const cents = (dollars: number | undefined): number => Math.round((dollars ?? 0) * 100);

function must(isTrue: boolean, rule: string, facts: object = {}): asserts isTrue {
  if (!isTrue) throw new BrokenRule(`${rule} ${JSON.stringify(facts)}`);
}

export class Ledger {
  readonly #accounts = new Map<number, Account>();
  readonly #devices = new Map<string, Held>();

  open(account: number, country: Country): void {
    this.#accounts.set(account, { country, credit: { USD: 0, CAD: 0, AUD: 0, MXN: 0 } });
  }

  /** A device that was added, whose trial ends at `trialTo`. */
  add(key: string, account: number, now: number, trialTo = now): void {
    must(!this.#devices.has(key), 'A device is added once', { key });
    must(trialTo <= now + TRIAL + DAY, 'A trial has 30 days', { key });
    const free = [{ from: now, to: trialTo }];
    const empty = { terms: [], ahead: null, service: [], streamingPaidTo: 0, streamingTrialTo: null };
    this.#devices.set(key, { account, free, ...empty });
  }

  has = (key: string): boolean => this.#devices.has(key);

  #device(key: string): Held {
    const held = this.#devices.get(key);
    must(held !== undefined, 'Nothing is charged for a device that was never added', { key });
    return held;
  }

  #account(id: number): Account {
    const account = this.#accounts.get(id);
    must(account !== undefined, 'No such account', { id });
    return account;
  }

  currencyOf = (id: number): Currency => CURRENCIES[this.#account(id).country];

  #addCredit(id: number, currency: Currency, amount: number): void {
    const { credit } = this.#account(id);
    credit[currency] += amount;
    must(credit[currency] >= 0, 'Credit that does not exist was spent', { id, currency });
  }

  /** Credit as answered: exactly what the ledger has, in the currency of the account, and none in another. */
  checkCredit(id: number, dollars: number): void {
    const { credit } = this.#account(id);
    const currency = this.currencyOf(id);
    must(cents(dollars) === credit[currency], 'Credit is conserved', { id, currency, dollars, credit });
    const others = Object.entries(credit).filter(([name, amount]) => name !== currency && amount !== 0);
    must(others.length === 0, 'Credit stays in its currency', { id, credit });
  }

  move(id: number, country: Country): void {
    this.#account(id).country = country;
  }

  /** A vehicle left its account: its term goes along, and what was paid ahead comes back as credit. */
  leave(key: string, to: number | null): void {
    this.#refundAhead(key);
    if (to !== null) this.#device(key).account = to;
  }

  cancelAhead(key: string): void {
    this.#refundAhead(key);
  }

  #refundAhead(key: string): void {
    const held = this.#device(key);
    if (held.ahead) this.#addCredit(held.account, held.ahead.currency, held.ahead.worth);
    held.ahead = null;
  }

  /** A payment at checkout for one device. `level`: of its plan before. */
  buy(account: number, payment: Payment, now: number, level: number | null): void {
    const [line] = payment.line_items;
    if (!line?.device_key) return;
    const held = this.#device(line.device_key);
    must(held.account === account, 'Owners pay for their own vehicles', line);
    const currency = this.currencyOf(account);
    must(payment.currency === currency, 'Payments are in the currency of the account', { currency });
    if (line.is_payment_deferred) {
      must(payment.final_charge === 0 && payment.prepaid_applied === 0, 'A deferred payment charges nothing', payment);
      this.#refundAhead(line.device_key);
      return;
    }
    const { change, plan_id } = line;
    let added = 0;
    const plan = plan_id ? plansById.get(plan_id) : undefined;
    const planPrice = cents(plan?.prices[CURRENCY_COUNTRY[currency]]);
    if (plan && change) {
      const isAhead = change.kind === 'renewal';
      must(!(isAhead && held.ahead), 'The next term is sold once', line);
      if (isAhead) held.ahead = { worth: planPrice, currency, months: TERM_MONTHS[plan.billing_model] };
      else {
        added = this.#replace(held, currency, now, change.kind !== 'new');
        const worth = { worth: planPrice, currency };
        this.#begin(
          line.device_key,
          Date.parse(change.starts_at),
          Date.parse(line.renewal_date ?? ''),
          plan_id,
          worth,
          now,
        );
      }
    }
    const price = planPrice + this.#buyAddOn(held, line.plan_add_on_id ?? null, plan?.level ?? level, currency, now);
    const total = cents(payment.final_charge) + cents(payment.prepaid_applied);
    must(total === price, 'A purchase costs the price of the catalog', { total, price, line });
    this.#addCredit(account, currency, added - cents(payment.prepaid_applied));
  }

  /** Ends the current term for another one. Returns the credit for what is left of it, whole days with today. */
  #replace(held: Held, currency: Currency, now: number, isCredited: boolean): number {
    const day = Math.floor(now / DAY);
    const current = held.terms.find(({ from, to }) => from <= now && now < to);
    let credit = 0;
    if (current && isCredited && current.currency === currency) {
      const days = Math.floor(current.to / DAY) - Math.floor(current.from / DAY);
      const left = Math.min(days, Math.floor(current.to / DAY) - day);
      credit = Math.floor((2 * current.worth * left + days) / (2 * days));
    }
    if (current) current.to = now;
    if (held.ahead) credit += held.ahead.worth;
    held.ahead = null;
    return credit;
  }

  #begin(
    key: string,
    from: number,
    to: number,
    planId: string | null | undefined,
    worth: Pick<Term, 'worth' | 'currency'>,
    now: number,
  ): void {
    const held = this.#device(key);
    const months = TERM_MONTHS[plansById.get(planId ?? '')?.billing_model ?? 'month_to_month'];
    const facts = {
      key,
      from: iso(from),
      to: iso(to),
      terms: held.terms.map((term) => [iso(term.from), iso(term.to)]),
    };
    must(from <= now, 'A term is charged when it begins', facts);
    must(to - from <= months * MONTH, 'A term has no more days than its months', facts);
    const overlap = held.terms.some((term) => term.from < to && from < term.to - DAY);
    must(!overlap, 'A term is charged once', facts);
    held.terms.push({ from, to, ...worth });
  }

  /** Price of an add-on, and until when it is paid. */
  #buyAddOn(held: Held, id: string | null, level: number | null, currency: Currency, now: number): number {
    const addOn = id === null ? undefined : addOnsById.get(id);
    if (!addOn || addOn.cellular_usage_limit_mb === 0) return 0;
    if (addOn.is_trial) {
      must(held.streamingTrialTo === null, 'Streaming is free on trial once');
      held.streamingTrialTo = now + FREE_STREAMING;
      return 0;
    }
    if (level === addOn.free_for_plan_level) return 0;
    held.streamingPaidTo = Math.max(held.streamingPaidTo, now) + MONTH;
    return cents(addOn.prices[CURRENCY_COUNTRY[currency]]?.[(level ?? 1) as 1 | 2 | 3 | 4]);
  }

  /** A renewal that was paid. */
  renew(account: number, payment: Payment, now: number, level: number): void {
    const [line] = payment.line_items;
    if (!line?.device_key) return;
    const held = this.#device(line.device_key);
    must(held.account === account, 'The account of a vehicle pays its renewals', line);
    const currency = this.currencyOf(account);
    const plan = line.plan_id ? plansById.get(line.plan_id) : undefined;
    const worth = cents(plan?.prices[CURRENCY_COUNTRY[currency]]);
    if (plan) {
      // A late payment pays from the end of the last term, or of the trial.
      const last = Math.max(...[...held.terms, ...held.free].map(({ to }) => to));
      const from = last <= now && now - last <= GRACE ? last : now;
      const to = Date.parse(line.renewal_date ?? '');
      this.#begin(line.device_key, from, to, line.plan_id, { worth, currency }, now);
    }
    const price = worth + this.#buyAddOn(held, line.plan_add_on_id ?? null, plan?.level ?? level, currency, now);
    const total = cents(payment.final_charge) + cents(payment.prepaid_applied);
    must(total === price, 'A renewal costs the price of the catalog', { total, price, line });
    this.#addCredit(account, currency, -cents(payment.prepaid_applied));
  }

  /** What a device does at `now`. */
  see(key: string, seen: Seen, now: number): void {
    const held = this.#device(key);
    if (held.ahead && !seen.isAheadPending) {
      const { months, ...worth } = held.ahead;
      held.ahead = null;
      must(seen.ends - seen.starts <= months * MONTH, 'A term has no more days than its months', seen);
      this.#begin(key, seen.starts, seen.ends, seen.plan, worth, now);
    }
    if (!seen.inService || seen.streamsUntil <= now) return;
    const isIncluded = plansById.get(seen.plan)?.level === 4;
    const paidTo = Math.max(held.streamingPaidTo, held.streamingTrialTo ?? 0, isIncluded ? now + FREE_STREAMING : 0);
    must(seen.streamsUntil <= paidTo, 'Streaming is paid, on trial or included', {
      key,
      ...dates(seen),
      paidTo: iso(paidTo),
    });
  }

  /** A device was in service, paid or not. */
  serve(key: string, from: number, to: number): void {
    const { service, terms, free } = this.#device(key);
    service.push({ from, to });
    const unpaid = uncovered(service, [...terms, ...free]);
    must(unpaid <= GRACE + 1, 'A device is in service for the days paid, one trial and one grace', {
      key,
      unpaid: unpaid / DAY,
      terms: terms.map((term) => [iso(term.from), iso(term.to)]),
    });
  }
}

const CURRENCY_COUNTRY: Record<Currency, Country> = { USD: 'US', CAD: 'CA', AUD: 'AU', MXN: 'MX' };
const iso = (instant: number): string => (Number.isFinite(instant) ? new Date(instant).toISOString() : String(instant));
const dates = ({ starts, ends, streamsUntil, ...rest }: Seen) => ({
  ...rest,
  starts: iso(starts),
  ends: iso(ends),
  streamsUntil: iso(streamsUntil),
});

type Span = { from: number; to: number };

/** Length of `spans` outside of `covers`. */
function uncovered(spans: readonly Span[], covers: readonly Span[]): number {
  let total = 0;
  for (const { from, to } of spans) {
    let at = from;
    for (const cover of covers.toSorted((a, b) => a.from - b.from)) {
      if (cover.to <= at || cover.from >= to) continue;
      total += Math.max(0, cover.from - at);
      at = Math.max(at, Math.min(cover.to, to));
    }
    total += Math.max(0, to - at);
  }
  return total;
}
