import { mutationOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Payment, PaymentRequest } from '../../api/model.ts';
import { hasProducts } from '../../rules/billing/cart.ts';
import { type Cart, useCart } from '../../state/cart.ts';
import { queryClient } from '../query-client.ts';
import { type PaymentRefusal, refusalOf } from './payment-refusal.ts';
import { cartQuoteQuery, dryRunQuery } from './queries.ts';

/** The payment request of a cart, without the total that the user confirms. `null`: an empty cart. */
export const requestOf = ({ lines, coupon, shippingAddress, cardId }: Cart): PaymentRequest | null =>
  lines.length === 0
    ? null
    : {
        line_items: [...lines],
        // An address that nothing is shipped to would still set the taxes.
        shipping_address: hasProducts(lines) ? shippingAddress : null,
        coupon_code: coupon,
        ...(cardId !== null && { card_id: cardId }),
      };

export type Quote = {
  /** Totals of the lines that can be bought, or of those before the last change of the cart. */
  payment: Payment | undefined;
  /** Details of lines that cannot be bought, by name of the line. `payment` is without them. */
  refused: ReadonlyMap<string, string>;
  /** Whether the totals belong to the cart as it is, so that they can be confirmed. */
  isCurrent: boolean;
  /** Why no totals exist. */
  refusal: PaymentRefusal | null;
  refetch: () => Promise<unknown>;
};

const NONE: ReadonlyMap<string, string> = new Map();

/** Totals of the cart as the server computes them (commerce 4). */
export function useQuote(): Quote {
  const cart = useCart();
  const request = useMemo(() => requestOf(cart), [cart]);
  const { data, error, isPlaceholderData, refetch } = useQuery(cartQuoteQuery(request));
  const { payment, refused = NONE } = data ?? {};
  return {
    payment,
    refused,
    isCurrent: payment !== undefined && refused.size === 0 && !isPlaceholderData,
    refusal: error ? refusalOf(error) : null,
    refetch,
  };
}

/** Applies a coupon once the server has accepted it for the cart. A refused one never replaces a good one. */
export const couponApply = () =>
  mutationOptions({
    mutationFn: async (code: string): Promise<PaymentRefusal | null> => {
      const request = requestOf(useCart.getState());
      if (!request) return null;
      try {
        const { coupon_code } = await queryClient.fetchQuery(dryRunQuery({ ...request, coupon_code: code }));
        useCart.setState({ coupon: coupon_code ?? code, removedCoupon: null });
        return null;
      } catch (failure) {
        return refusalOf(failure);
      }
    },
  });
