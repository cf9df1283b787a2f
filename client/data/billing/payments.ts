import { listDevices, setAddOnAutorenewal } from '../../../generated/client/device.ts';
import { createPayment, getPayment, listPayments } from '../../../generated/client/payment.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Payment, PaymentLine, PaymentRequest, Receipt } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { buysSame, mayBePaymentOf } from '../../rules/billing/attempt.ts';
import { type Attempt, bought, useCart } from '../../state/cart.ts';
import { useLastReceipt } from '../../state/last-receipt.ts';
import { usePurchase } from '../../state/purchase.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
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
/** Number of receipts to search for a payment without an answer. */
const SEARCHED = 10;

/**
 * Pays the cart, once (commerce 4). All tabs share one attempt, and a lock allows one call at a time. The key of an attempt is
 * reused until the server gives a definite answer.
 */
export async function pay(request: PaymentRequest): Promise<PaymentOutcome> {
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock): Promise<PaymentOutcome> => {
    if (lock === null) return { kind: 'elsewhere' };
    const earlier = useCart.getState().attempt;
    const isRetry = earlier !== null && JSON.stringify(earlier.request) === JSON.stringify(request);
    if (earlier && !isRetry) {
      const outcome = await lookUp(earlier);
      if (outcome.kind !== 'not_found') return outcome;
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
    const headers = { 'Idempotency-Key': attempt.key };
    const payment = await createPayment(attempt.request, undefined, { headers });
    return await complete(attempt.request, payment, null);
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (!isDefinite(error)) return await lookUp(attempt);
    useCart.setState({ attempt: null });
    return refusalOf(error);
  }
}

/** Searches the receipts for the payment of an attempt without an answer. */
async function lookUp(attempt: Attempt): Promise<PaymentOutcome> {
  try {
    const { results } = await listPayments({ successes_only: true, limit: SEARCHED });
    for (const { uuid, ...receipt } of results.filter((receipt) => mayBePaymentOf(attempt, receipt))) {
      const payment = receipt.payment ?? (await getPayment(uuid)).payment;
      if (payment && buysSame(payment.line_items, attempt.request.line_items))
        return await complete(attempt.request, { ...payment, uuid }, receipt);
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
  bought(request.line_items);
  usePurchase.setState({ autorenewalFailure: await turnOffAddOns(payment.line_items) });
  afterWrite(queryClient, 'createPayment');
  return { kind: 'paid' };
}

/** Turns off renewal of bought add-ons that are not free and began. Returns the vehicles of those that failed. */
async function turnOffAddOns(lines: readonly PaymentLine[]): Promise<string[]> {
  const paid = lines.filter(
    ({ plan_add_on_price, is_payment_deferred }) => (plan_add_on_price ?? 0) > 0 && !is_payment_deferred,
  );
  const failed = await Promise.all(
    paid.map(async (line) => {
      try {
        await turnOffAddOn(line);
        return [];
      } catch {
        return [line.vehicle_name ?? line.device_key ?? ''];
      }
    }),
  );
  return failed.flat();
}

async function turnOffAddOn({ device_key, plan_add_on_id }: PaymentLine): Promise<void> {
  if (!device_key) return;
  const {
    results: [device],
  } = await listDevices({ device_key });
  const held = device?.plan_add_ons.filter((addOn) => addOn.plan_add_on_id === plan_add_on_id) ?? [];
  // Without them, it is unknown whether they renew (commerce 8).
  if (device?.vehicle_id == null || held.length === 0) throw new Error('Unable to find necessary data.');
  const device_plan_add_ons = held
    .filter(({ auto_renew }) => auto_renew)
    .map(({ device_plan_add_on_id }) => ({ device_plan_add_on_id, auto_renew: false }));
  if (device_plan_add_ons.length > 0) await setAddOnAutorenewal({ vehicle_id: device.vehicle_id, device_plan_add_ons });
}
