import { listDevices, setAddOnAutorenewal } from '../../../generated/client/device.ts';
import { createPayment, getPayment, listPayments } from '../../../generated/client/payment.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Payment, PaymentLine, PaymentRequest, Receipt } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { buysSame, mayBePaymentOf } from '../../rules/billing/attempt.ts';
import { type Attempt, type BoughtAddOn, bought, giveUp, useCart } from '../../state/cart.ts';
import { useLastReceipt } from '../../state/last-receipt.ts';
import { usePurchase } from '../../state/purchase.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { isDefinite, type PaymentRefusal, refusalOf } from './payment-refusal.ts';
import { paymentSettings } from './settings.ts';

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
/** Number of receipts to search for a payment without an answer. */
const SEARCHED = 10;

/**
 * Pays the cart, once (commerce 4). All tabs share one attempt, and a lock allows one call at a time. The key of an attempt is
 * reused until the server gives a definite answer. A changed cart gets a new key and names those that it replaces, because a
 * request without an answer may arrive later than the search of the receipts.
 */
export async function pay(request: PaymentRequest): Promise<PaymentOutcome> {
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<PaymentOutcome> => {
    if (lock === null) return { kind: 'elsewhere' };
    const earlier = useCart.getState().attempt;
    const isRetry = earlier !== null && JSON.stringify(earlier.request) === JSON.stringify(request);
    if (earlier && !isRetry) {
      const outcome = await lookUp(earlier);
      if (outcome.kind !== 'not_found') return outcome;
      giveUp(earlier);
    }
    return await send(isRetry ? earlier : { key: crypto.randomUUID(), request, startedAt: now(), isSearched: false });
  });
}

/** Finds the outcome of an attempt that a reload or another tab left open. `null`: it was resolved in the meantime. */
export const resolveAttempt = async (): Promise<PaymentOutcome | null> =>
  await navigator.locks.request(LOCK, async () => {
    const { attempt } = useCart.getState();
    return attempt && !attempt.isSearched ? await lookUp(attempt) : null;
  });

async function send(attempt: Attempt): Promise<PaymentOutcome> {
  useCart.setState({ attempt: { ...attempt, isSearched: false } });
  try {
    const headers = headersOf(attempt);
    const payment = await createPayment(attempt.request, undefined, { headers });
    return await complete(attempt.request, payment, null);
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (!isDefinite(error)) return await lookUp(attempt);
    useCart.setState({ attempt: null });
    return refusalOf(error);
  }
}

/** Keys of a payment, unless the API does not accept their headers. Then the search of the receipts is the only guard. */
function headersOf({ key }: Attempt): Record<string, string> {
  if (!paymentSettings().sendsKeys) return {};
  const superseded = useCart.getState().givenUp.map((attempt) => attempt.key);
  return { 'Idempotency-Key': key, ...(superseded.length > 0 && { 'Superseded-Keys': superseded.join(',') }) };
}

/** Searches the receipts for the payment of an attempt without an answer, or of one that it replaced. */
async function lookUp(attempt: Attempt): Promise<PaymentOutcome> {
  try {
    const { results } = await listPayments({ successes_only: true, limit: SEARCHED });
    // The same purchase a minute ago has been reported.
    const { uuid: reported } = useLastReceipt.getState();
    const unreported = results.filter(({ uuid }) => uuid !== reported);
    for (const { request, startedAt } of [attempt, ...useCart.getState().givenUp]) {
      for (const { uuid, ...receipt } of unreported.filter((found) => mayBePaymentOf({ request, startedAt }, found))) {
        const payment = receipt.payment ?? (await getPayment(uuid)).payment;
        if (payment && buysSame(payment.line_items, request.line_items))
          return await complete(request, { ...payment, uuid }, receipt);
      }
    }
  } catch {
    return { kind: 'unknown' };
  }
  useCart.setState({ attempt: { ...attempt, isSearched: true } });
  return { kind: 'not_found' };
}

/** After a charge: keeps its receipt for the next page, empties the cart, and turns off renewal of paid add-ons (commerce 4). */
async function complete(
  request: PaymentRequest,
  payment: Payment,
  found: Pick<Receipt, 'transaction_date'> | null,
): Promise<PaymentOutcome> {
  useLastReceipt.setState({ uuid: payment.uuid, printOnMount: false });
  usePurchase.setState({ foundFrom: found?.transaction_date ?? null, autorenewalFailure: [] });
  bought(request.line_items, paidAddOns(payment.line_items));
  usePurchase.setState({ autorenewalFailure: await turnOffAddOns() });
  afterWrite(queryClient, 'createPayment');
  return { kind: 'paid' };
}

/** Bought add-ons that are not free. */
const paidAddOns = (lines: readonly PaymentLine[]): BoughtAddOn[] =>
  lines
    .filter(({ plan_add_on_price }) => (plan_add_on_price ?? 0) > 0)
    .map(({ device_key, plan_add_on_id, vehicle_name }) => ({ device_key, plan_add_on_id, vehicle_name }));

/**
 * Finishes a purchase whose tab was closed after the charge. Waits for a tab that is paying. Returns the vehicles whose paid
 * add-ons still renew.
 */
export const finishPurchase = async (): Promise<string[]> =>
  await navigator.locks.request(LOCK, async () => {
    const failed = await turnOffAddOns();
    afterWrite(queryClient, 'setAddOnAutorenewal');
    return failed;
  });

/** Turns off renewal of the bought add-ons that are not free. Returns the vehicles of those that failed. */
async function turnOffAddOns(): Promise<string[]> {
  const failed = await Promise.all(
    useCart.getState().addOnsToTurnOff.map(async (line) => {
      try {
        await turnOffAddOn(line);
        return [];
      } catch {
        return [line.vehicle_name ?? line.device_key ?? ''];
      }
    }),
  );
  useCart.setState({ addOnsToTurnOff: [] });
  return failed.flat();
}

async function turnOffAddOn({ device_key, plan_add_on_id }: BoughtAddOn): Promise<void> {
  if (!device_key) return;
  const { results } = await listDevices({ device_key });
  for (const { vehicle_id, plan_add_ons } of results) {
    const renewed = plan_add_ons.filter((addOn) => addOn.plan_add_on_id === plan_add_on_id && addOn.auto_renew);
    if (vehicle_id == null || renewed.length === 0) continue;
    const device_plan_add_ons = renewed.map(({ device_plan_add_on_id }) => ({
      device_plan_add_on_id,
      auto_renew: false,
    }));
    await setAddOnAutorenewal({ vehicle_id, device_plan_add_ons });
  }
}
