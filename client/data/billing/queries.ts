import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { getListPlanUpgradesQueryOptions, getListProductsQueryOptions } from '../../../generated/client/catalog.ts';
import { getListDevicesQueryKey, listDevices } from '../../../generated/client/device.ts';
import {
  createPayment,
  getCreatePaymentMutationKey,
  getGetPaymentQueryOptions,
  getListPaymentsQueryKey,
  listPayments,
} from '../../../generated/client/payment.ts';
import { getGetSubscriberQueryOptions } from '../../../generated/client/subscriber.ts';
import type { Device, Payment, PaymentRequest, Receipt } from '../../api/model.ts';
import { lineKey } from '../../rules/billing/cart.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { everyPage } from '../every-page.ts';
import { refusalOf } from './payment-refusal.ts';

/** Every receipt of the account, newest first. Declined payments are left out (commerce 7). */
export const receiptsQuery = () =>
  everyPage<Receipt>(getListPaymentsQueryKey(SUCCESSES), (page, options) =>
    listPayments({ ...SUCCESSES, ...page }, options),
  );
const SUCCESSES = { successes_only: true };

/** Every payment of the account, newest first, with the declined ones. */
export const paymentsQuery = () => everyPage<Receipt>(getListPaymentsQueryKey(), listPayments);

/** One receipt (commerce 4). */
export const receiptQuery = (uuid: string) => getGetPaymentQueryOptions(uuid);

/** Every device with its plan, add-ons and billing (commerce 7). */
export const devicesQuery = () => everyPage<Device>(getListDevicesQueryKey(), listDevices);

/** Plans on offer with their prices: those that a device can change to, or without one all of the country (commerce 7). */
export const planOffersQuery = (deviceKey?: string) =>
  getListPlanUpgradesQueryOptions(deviceKey === undefined ? undefined : { device_key: deviceKey });

/** Hardware on sale (commerce 7). */
export const productsQuery = () => getListProductsQueryOptions();

/** The account with its credit (commerce 7). */
export const accountQuery = (subscriberId: number) => getGetSubscriberQueryOptions(subscriberId);

const DRY_RUN = [...getCreatePaymentMutationKey(), 'validate'] as const;

/**
 * Totals of a cart as the server computes them, without a charge (commerce 4, commerce 7). `null`: an empty cart. The last
 * totals stay while a changed cart is computed.
 */
export const dryRunQuery = (request: PaymentRequest | null) =>
  queryOptions({
    queryKey: [...DRY_RUN, request] as const,
    queryFn: request ? ({ signal }) => createPayment(request, { validate: true }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

/**
 * Price of a plan for a device, kept for a minute: a comparison asks once for each plan. Asks again once the plan or the billing of the
 * device has changed. What is paid is computed again by `cartQuoteQuery`.
 */
export const planQuoteQuery = ({ device, billing }: Pick<Subscribed, 'device' | 'billing'>, plan_id: string) => {
  const { device_key, pricing_plan: plan } = device;
  const request: PaymentRequest = { line_items: [{ device_key, plan_id }] };
  return queryOptions({
    queryKey: [...DRY_RUN, 'plan', request, plan.id, plan.plan_renewal_date, billing] as const,
    queryFn: ({ signal }) => createPayment(request, { validate: true }, { signal }),
    retry: false,
    staleTime: MINUTE,
  });
};

/** `payment`: of the lines that can be bought. `undefined`: none of them can. `refused`: details of the others, by name. */
type CartQuote = { payment: Payment | undefined; refused: ReadonlyMap<string, string> };

/** The same without the lines that the server refuses, so that these do not hide the prices of the others. */
export const cartQuoteQuery = (request: PaymentRequest | null) =>
  queryOptions({
    queryKey: [...DRY_RUN, 'cart', request] as const,
    queryFn: request ? ({ signal }) => quoteOf(request, signal) : skipToken,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    retry: false,
    staleTime: 0,
  });

async function quoteOf(request: PaymentRequest, signal: AbortSignal): Promise<CartQuote> {
  const refused = new Map<string, string>();
  let left = request;
  while (left.line_items.length > 0) {
    try {
      return { payment: await createPayment(left, { validate: true }, { signal }), refused };
    } catch (failure) {
      const refusal = refusalOf(failure);
      // The refused lines may be those that the coupon is for.
      if (refusal.kind === 'coupon' && refused.size > 0) {
        left = { ...left, coupon_code: null };
        continue;
      }
      if (refusal.kind !== 'lines') throw failure;
      const line_items = left.line_items.filter((line) => !refusal.details.has(lineKey(line)));
      if (line_items.length === left.line_items.length) throw failure;
      for (const [name, detail] of refusal.details) refused.set(name, detail);
      left = { ...left, line_items };
    }
  }
  return { payment: undefined, refused };
}
