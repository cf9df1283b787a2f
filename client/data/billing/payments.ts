import { listDevices, setAddOnAutorenewal } from '../../../generated/client/device.ts';
import { createPayment, getPayment, listPayments } from '../../../generated/client/payment.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Payment, PaymentLine, PaymentRequest, Receipt } from '../../api/model.ts';
import { apiOptions } from '../../api/settings.ts';
import { now } from '../../lib/now.ts';
import { buysSame, mayBePaymentOf } from '../../rules/billing/attempt.ts';
import { hasAddOn } from '../../rules/billing/cart.ts';
import { isScheduled } from '../../rules/billing/receipt-lines.ts';
import { HOUR } from '../../rules/time/duration.ts';
import { type Attempt, type CartLine, useCart } from '../../state/cart.ts';
import { useLastReceipt } from '../../state/last-receipt.ts';
import { usePurchase } from '../../state/purchase.ts';
import {
  type BoughtAddOn,
  buyer,
  keepUnfinished,
  type OpenPayment,
  unfinishedOf,
} from '../../state/unfinished-purchases.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { isDefinite, type PaymentRefusal, refusalOf } from './payment-refusal.ts';

export type PaymentOutcome =
  | { kind: 'paid' }
  | PaymentRefusal
  /** No answer, and no receipt: nothing was charged so far. Paying again reuses the key. */
  | { kind: 'not_found' }
  /** No answer, and the receipts could not be read. */
  | { kind: 'unknown' }
  /** Another tab is paying. */
  | { kind: 'elsewhere' };

const LOCK = 'waymark.payment';
/** Number of receipts that are remembered, and that are searched. */
const RECENT_RECEIPTS = 10;
/** The server has answered another request with the same key. */
const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';

/**
 * Pays the cart, once (commerce 4). All tabs share one attempt, and a lock allows one call at a time.
 *
 * The attempt keeps its key until the server gives that key an answer, also if the cart changes in between: a request that was lost on
 * its way and arrives later has the same key, so the server charges one of them.
 */
export async function pay(request: PaymentRequest): Promise<PaymentOutcome> {
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<PaymentOutcome> => {
    if (lock === null) return { kind: 'elsewhere' };
    const { attempt } = useCart.getState();
    if (attempt === null) return await send(startAttempt(request));
    const others = attempt.requests.filter((one) => JSON.stringify(one) !== JSON.stringify(request));
    // Without keys, only the receipts tell whether an earlier request was charged.
    if (others.length > 0 || apiOptions().sendsKeys === false) {
      const outcome = await lookUp(attempt);
      if (outcome.kind !== 'not_found') return outcome;
    }
    return await send({ ...attempt, requests: [...others, request] }, attempt.requests);
  });
}

/** Finds the outcome of an attempt that a reload or another tab left open. `null`: it was resolved in the meantime. */
export const resolveAttempt = async (): Promise<PaymentOutcome | null> =>
  await navigator.locks.request(LOCK, async () => {
    const { attempt } = useCart.getState();
    return attempt && !attempt.isSearched ? await lookUp(attempt) : null;
  });

/**
 * Searches again for an attempt that was not found: its request may still be in flight. Reads the receipts without the lock, so that
 * Pay never has to wait for it. `null`: nothing new.
 */
export async function searchAgain(): Promise<PaymentOutcome | null> {
  const { attempt } = useCart.getState();
  if (!attempt?.isSearched) return null;
  const { startedAt } = attempt;
  const sent = attempt.requests.map((request) => ({ request, startedAt }));
  const found = await findPaid(sent).catch(() => null);
  if (!found) return null;
  return await navigator.locks.request(LOCK, async () =>
    // Another tab may have reported it.
    useCart.getState().attempt?.key === attempt.key
      ? await complete(found.request, found.payment, found.receipt)
      : null,
  );
}

const startAttempt = (request: PaymentRequest): Attempt => ({
  key: crypto.randomUUID(),
  requests: [request],
  startedAt: now(),
  isSearched: false,
});

/** Sends the last request of an attempt. `open`: requests that were sent before without an answer. */
async function send(attempt: Attempt, open: Attempt['requests'] = []): Promise<PaymentOutcome> {
  const request = attempt.requests.at(-1);
  if (!request) return { kind: 'not_found' };
  setAttempt({ ...attempt, isSearched: false });
  try {
    const payment = await createPayment(request, undefined, { headers: headersOf(attempt) });
    return await complete(request, payment, null);
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.code === KEY_REUSED) return await resendWithNewKey(attempt, request);
    if (!isDefinite(error)) return await lookUp(attempt);
    const refusal = refusalOf(error);
    // A decline is the answer to the key. Any other refusal leaves the key to the requests without an answer.
    const isOver = refusal.kind === 'declined' || open.length === 0;
    setAttempt(isOver ? null : { ...attempt, requests: open, isSearched: true });
    return refusal;
  }
}

/** Keeps an attempt with add-ons beyond a logout as well: if it is charged, the renewal of its add-ons is to be turned off. */
function setAttempt(attempt: Attempt | null): void {
  useCart.setState({ attempt });
  keepUnfinished(buyer(), { open: attempt === null ? [] : openPayments(attempt) });
}

const openPayments = ({ requests, startedAt }: Attempt): OpenPayment[] =>
  requests
    .filter(({ line_items }) => line_items.some(hasAddOn))
    .map(({ line_items, expected_charge }) => ({
      request: { line_items, ...(expected_charge !== undefined && { expected_charge }) },
      startedAt,
    }));

/** Without the key, the search of the receipts is the only guard against a second charge. */
const headersOf = ({ key }: Attempt): Record<string, string> =>
  apiOptions().sendsKeys === false ? {} : { 'Idempotency-Key': key };

/** The server has answered an earlier request with this key: it paid, or it was declined, and then the key is of no more use. */
async function resendWithNewKey(attempt: Attempt, request: PaymentRequest): Promise<PaymentOutcome> {
  const outcome = await lookUp({ ...attempt, requests: attempt.requests.slice(0, -1) });
  return outcome.kind === 'not_found' ? await send(startAttempt(request)) : outcome;
}

/** Searches the receipts for a payment of an attempt without an answer. */
async function lookUp(attempt: Attempt): Promise<PaymentOutcome> {
  try {
    const { startedAt } = attempt;
    const found = await findPaid(attempt.requests.map((request) => ({ request, startedAt })));
    if (found) return await complete(found.request, found.payment, found.receipt);
  } catch {
    return { kind: 'unknown' };
  }
  useCart.setState({ attempt: { ...attempt, isSearched: true } });
  return { kind: 'not_found' };
}

/** The first of the newest receipts that was not reported and has the amount and the items of one of these payments. */
async function findPaid(sent: readonly OpenPayment[]) {
  const { results } = await listPayments({ successes_only: true, limit: RECENT_RECEIPTS });
  const reported = new Set(useCart.getState().receipts);
  for (const { uuid, ...receipt } of results) {
    if (reported.has(uuid)) continue;
    const possible = sent.filter((one) => mayBePaymentOf(one, receipt));
    if (possible.length === 0) continue;
    const payment = receipt.payment ?? (await getPayment(uuid)).payment;
    const paid = payment && possible.find(({ request }) => buysSame(payment.line_items, request.line_items));
    if (paid) return { request: paid.request, payment: { ...payment, uuid }, receipt };
  }
  return null;
}

/** After a charge: keeps its receipt for the next page, empties the cart, and turns off renewal of paid add-ons (commerce 4). */
async function complete(
  request: Pick<PaymentRequest, 'line_items'>,
  payment: Payment,
  found: Pick<Receipt, 'transaction_date'> | null,
): Promise<PaymentOutcome> {
  const userId = buyer();
  const addOns = addOnsToTurnOff(payment.line_items);
  keepUnfinished(userId, { addOns, open: [] });
  useLastReceipt.setState({ uuid: payment.uuid, printOnMount: false });
  usePurchase.setState({
    // Before `removeBought`, which forgets the attempt.
    sentAt: useCart.getState().attempt?.startedAt ?? null,
    isScheduled: isScheduled(payment, now()),
    foundFrom: found?.transaction_date ?? null,
    autorenewalFailure: [],
  });
  removeBought(request.line_items, payment);
  const failed = await turnOffAddOns(userId, addOns);
  // Nothing may be stored after a logout.
  if (buyer() !== userId) return { kind: 'paid' };
  const nameOf = ({ device_key }: BoughtAddOn) =>
    payment.line_items.find((line) => line.device_key === device_key)?.vehicle_name ?? device_key;
  usePurchase.setState({ autorenewalFailure: failed.map(nameOf) });
  afterWrite(queryClient, 'createPayment');
  return { kind: 'paid' };
}

/** Removes bought lines and what belongs to their payment. Keeps lines that another tab added in the meantime. */
function removeBought(items: readonly CartLine[], { uuid }: Payment): void {
  const bought = new Set(items.map((item) => JSON.stringify(item)));
  useCart.setState(({ lines, receipts }) => ({
    ...useCart.getInitialState(),
    lines: lines.filter((line) => !bought.has(JSON.stringify(line))),
    receipts: [...(uuid === null ? [] : [uuid]), ...receipts].slice(0, RECENT_RECEIPTS),
  }));
}

/** Bought add-ons that are not free and began. */
const addOnsToTurnOff = (lines: readonly PaymentLine[]): BoughtAddOn[] =>
  lines.flatMap(({ device_key, plan_add_on_id, plan_add_on_price, is_payment_deferred }) =>
    device_key && plan_add_on_id && (plan_add_on_price ?? 0) > 0 && !is_payment_deferred
      ? [{ device_key, plan_add_on_id }]
      : [],
  );

/** A lost request does not arrive after this time. Assumed. */
const LATEST_ARRIVAL = HOUR;

/**
 * Finishes purchases whose tab was closed or whose session ended before their add-ons were turned off. Waits for a tab that is paying.
 * Returns the names of vehicles whose paid add-ons still renew.
 */
export const finishPurchase = async (): Promise<string[]> =>
  await navigator.locks.request(LOCK, async () => {
    const userId = buyer();
    const { addOns, open } = unfinishedOf(userId);
    // An attempt in the cart is resolved at checkout. A logout clears the cart.
    const lost = useCart.getState().attempt === null ? open : [];
    const found = lost.length > 0 ? await findPaid(lost) : null;
    const all = [...addOns, ...(found ? addOnsToTurnOff(found.payment.line_items) : [])];
    const stillOpen = found ? [] : open.filter(({ startedAt }) => now() - startedAt < LATEST_ARRIVAL);
    keepUnfinished(userId, { addOns: all, open: stillOpen });
    if (all.length === 0) return [];
    const failed = await turnOffAddOns(userId, all);
    if (buyer() !== userId) return [];
    afterWrite(queryClient, 'setAddOnAutorenewal');
    if (failed.length === 0) return [];
    const vehicles = await queryClient.fetchQuery(vehiclesQuery());
    const nameOf = ({ device_key }: BoughtAddOn) =>
      vehicles.find((vehicle) => vehicle.device_key === device_key)?.vehicle_name ?? device_key;
    return failed.map(nameOf);
  });

/** Turns off renewal of bought add-ons. Returns those that failed. If the session ends, they are left for the next one. */
async function turnOffAddOns(userId: number | null, addOns: readonly BoughtAddOn[]): Promise<BoughtAddOn[]> {
  const failed = await Promise.all(
    addOns.map(async (addOn) => {
      try {
        await turnOffAddOn(addOn);
        return [];
      } catch {
        return [addOn];
      }
    }),
  );
  const hasEnded = failed.flat().length > 0 && buyer() !== userId;
  if (!hasEnded) keepUnfinished(userId, { addOns: [] });
  return failed.flat();
}

async function turnOffAddOn({ device_key, plan_add_on_id }: BoughtAddOn): Promise<void> {
  const {
    results: [device],
  } = await listDevices({ device_key });
  const held = device?.plan_add_ons.filter((addOn) => addOn.plan_add_on_id === plan_add_on_id) ?? [];
  // Without them, it is unknown whether they renew (commerce 8).
  const vehicles = device?.vehicle_id === undefined ? await queryClient.fetchQuery(vehiclesQuery()) : [];
  const vehicle_id = device?.vehicle_id ?? vehicles.find((vehicle) => vehicle.device_key === device_key)?.id;
  if (vehicle_id === undefined || held.length === 0) throw new Error('Unable to find necessary data.');
  const device_plan_add_ons = held
    .filter(({ auto_renew }) => auto_renew !== false)
    .map(({ device_plan_add_on_id }) => ({ device_plan_add_on_id, auto_renew: false }));
  if (device_plan_add_ons.length > 0) await setAddOnAutorenewal({ vehicle_id, device_plan_add_ons });
}
