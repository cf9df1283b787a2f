import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import type { Card, Product } from '../../api/model.ts';
import type { PaymentRefusal } from '../../data/billing/payment-refusal.ts';
import { type PaymentOutcome, pay, resolveAttempt } from '../../data/billing/payments.ts';
import { cardsQuery, productsQuery } from '../../data/billing/queries.ts';
import { requestOf, useQuote } from '../../data/billing/use-quote.ts';
import { paths } from '../../lib/paths.ts';
import { cardObstacle, mainCardOf, needsCard } from '../../rules/billing/card-expiry.ts';
import { hasConflict, hasProducts } from '../../rules/billing/cart.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { showAlert } from '../../state/alerts.ts';
import { removeRefusedCoupon, useCart } from '../../state/cart.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useNow } from '../../ui/use-now.ts';

/** Why the cart cannot be paid now. Each has a place on the page that the user is led to. */
export type Obstacle =
  | 'offline'
  | 'no_total'
  | 'conflict'
  | 'lines'
  | 'no_card'
  | 'expired_card'
  | 'no_address'
  | 'delay'
  | 'unknown';

export type Checkout = ReturnType<typeof useCheckout>;

const NO_PRODUCTS: readonly Product[] = [];

/** State of the checkout: the cart, its totals, what pays, and the payment. */
export function useCheckout() {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const cart = useCart();
  const quote = useQuote();
  const cards = useQuery(cardsQuery());
  const hasHardware = hasProducts(cart.lines);
  const { data: products = NO_PRODUCTS } = useQuery({ ...productsQuery(), enabled: hasHardware });
  const isOffline = useIsLost();
  const now = useNow(QUARTER_HOUR);
  const { timezone } = useUser();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [met, setMet] = useState<Obstacle | null>(null);

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Runs even if the user left the page during the payment. */
  const conclude = async (result: PaymentOutcome | null) => {
    setOutcome(result);
    if (result?.kind === 'total_changed') await quote.refetch();
    if (result?.kind === 'coupon') removeRefusedCoupon(result.reason);
    if (result?.kind !== 'paid') return;
    if (isShown.current) return navigate(paths.checkoutComplete, { replace: true });
    showAlert({
      id: 'checkout-paid',
      type: 'success',
      message: t('paidElsewhere'),
      action: { label: t('toReceipt'), to: paths.checkoutComplete },
      timeout: null,
    });
  };
  const paying = useMutation({ mutationFn: pay, onSuccess: conclude });
  const resolving = useMutation({ mutationFn: resolveAttempt, onSuccess: conclude });

  const isBusy = paying.isPending || resolving.isPending;
  const isOpen = cart.attempt !== null && !cart.attempt.isSearched;
  const resolve = useEffectEvent(() => {
    if (!isBusy && outcome?.kind !== 'unknown') resolving.mutate();
  });
  // A reload or another tab left the outcome open.
  useEffect(() => {
    if (isOpen) resolve();
  }, [isOpen]);

  // The changed cart no longer allows its coupon.
  const couponRefusal = quote.refusal?.kind === 'coupon' ? quote.refusal.reason : null;
  useEffect(() => {
    if (couponRefusal) removeRefusedCoupon(couponRefusal);
  }, [couponRefusal]);

  // The chosen card was removed since: the main one pays instead, and is shown.
  const isCardGone =
    cart.cardId !== null &&
    (cards.data?.every(({ id }) => id !== cart.cardId) || (quote.refusal !== null && isAboutCard(quote.refusal)));
  useEffect(() => {
    if (isCardGone) useCart.setState({ cardId: null });
  }, [isCardGone]);

  const card = cardOf(cards.data, cart.cardId);
  const isDelayed = cart.lines.some(({ product_id }) =>
    products.some((product) => product.id === product_id && shipsLate(product)),
  );
  const failedLines =
    outcome?.kind === 'lines' ? outcome.details : quote.refusal?.kind === 'lines' ? quote.refusal.details : null;
  const obstacle = ((): Obstacle | null => {
    if (isOffline) return 'offline';
    if (outcome?.kind === 'unknown') return 'unknown';
    if (hasConflict(cart.lines)) return 'conflict';
    if (quote.refusal?.kind === 'lines') return 'lines';
    const isFree = quote.payment !== undefined && !needsCard(quote.payment);
    const refusedCard = isFree ? null : cardObstacle(card, now, timezone);
    if (refusedCard) return refusedCard;
    if (hasHardware && !cart.shippingAddress) return 'no_address';
    if (isDelayed && !cart.isDelayAcknowledged) return 'delay';
    return quote.isCurrent ? null : 'no_total';
  })();

  const payNow = () => {
    setMet(obstacle);
    const request = requestOf(cart);
    if (isBusy || obstacle !== null || !request || !quote.payment) return;
    setOutcome(null);
    paying.mutate({ ...request, expected_charge: quote.payment.final_charge });
  };
  return {
    cart,
    quote,
    cards,
    card,
    products,
    now,
    outcome,
    failedLines,
    obstacle,
    isBusy,
    /** Searching the receipts for a payment without an answer. */
    isLooking: resolving.isPending,
    isDelayed,
    hasHardware,
    /** The obstacle that the last press met. */
    met,
    mainCard: mainCardOf(cards.data ?? []),
    pay: payNow,
    lookAgain: () => {
      setOutcome(null);
      resolving.mutate();
    },
  };
}

const isAboutCard = (refusal: PaymentRefusal): boolean =>
  refusal.kind === 'other' && refusal.error instanceof ApiError && 'card_id' in refusal.error.fields;

/** The chosen card, otherwise the main one. */
function cardOf(cards: readonly Card[] | undefined, id: number | null): Card | null {
  return cards?.find((card) => card.id === id) ?? mainCardOf(cards ?? []);
}
