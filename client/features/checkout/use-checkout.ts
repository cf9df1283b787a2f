import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/model.ts';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { type PaymentOutcome, pay, resolveAttempt, searchAgain } from '../../data/billing/payments.ts';
import { productsQuery } from '../../data/billing/queries.ts';
import { type Quote, requestOf, useQuote } from '../../data/billing/use-quote.ts';
import { paths } from '../../lib/paths.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { type CartLine, hasProducts, lineKey } from '../../rules/billing/cart.ts';
import { laterTotal } from '../../rules/billing/later-total.ts';
import { type PayObstacle, payObstacle } from '../../rules/billing/pay-obstacle.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { showAlert } from '../../state/alerts.ts';
import { type Cart, removeRefusedCoupon, useCart } from '../../state/cart.ts';
import { usePurchase } from '../../state/purchase.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { useNow } from '../../ui/use-now.ts';
import { useChosenCard } from './use-chosen-card.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** A payment without an answer is searched again for a minute. */
const SEARCH_EVERY = 5_000;
const SEARCHES = 12;

const NO_PRODUCTS: readonly Product[] = [];

/** State of the checkout: the cart, its totals, what pays, and the payment. */
export function useCheckout() {
  const { t } = useTranslation('checkout');
  const navigateIfHere = useNavigateIfHere();
  const current = useCart();
  const quote = useQuote();
  const cards = useQuery(cardsQuery());
  const isOffline = useIsLost();
  const now = useNow(QUARTER_HOUR);
  const { timezone } = useUser();
  const [last, setOutcome] = useState<PaymentOutcome | null>(null);
  const [met, setMet] = useState<PayObstacle | null>(null);

  /** Runs even if the user left the page during the payment. */
  const conclude = async (result: PaymentOutcome | null) => {
    setOutcome(result);
    if (result?.kind === 'total_changed' || result?.kind === 'later_changed') await quote.refetch();
    if (result?.kind === 'coupon') removeRefusedCoupon(result.reason);
    if (result?.kind !== 'paid') return;
    if (await navigateIfHere(paths.checkoutComplete, { replace: true })) return;
    showAlert({
      id: 'checkout-paid',
      type: 'success',
      message: t(usePurchase.getState().isScheduled ? 'complete.titles.scheduled' : 'paidElsewhere'),
      action: { label: t('toReceipt'), to: paths.checkoutComplete },
      timeout: null,
    });
  };
  const paying = useMutation({ mutationFn: pay, onSuccess: conclude });
  const resolving = useMutation({ mutationFn: resolveAttempt, onSuccess: conclude });

  const isBusy = paying.isPending || resolving.isPending;
  const cart = useShownCart(current, isBusy);
  const hasHardware = hasProducts(cart.lines);
  const { data: products = NO_PRODUCTS } = useQuery({ ...productsQuery(), enabled: hasHardware });
  const isOpen = current.attempt !== null && !current.attempt.isSearched;
  const isMissed = current.attempt?.isSearched ?? false;
  const outcome = outcomeNow(last, { isOpen, isMissed });
  const resolve = useEffectEvent(() => {
    if (!isBusy && outcome?.kind !== 'unknown') resolving.mutate();
  });
  // A reload or another tab left the outcome open.
  useEffect(() => {
    if (isOpen) resolve();
  }, [isOpen]);

  const search = useEffectEvent(async () => {
    const result = await searchAgain();
    if (result) await conclude(result);
  });
  // A request that was not found may still be in flight.
  useEffect(() => {
    if (!isMissed) return;
    let left = SEARCHES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void search();
    }, SEARCH_EVERY);
    const first = setTimeout(() => void search());
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isMissed]);

  // The changed cart no longer allows its coupon.
  const couponRefusal = quote.refusal?.kind === 'coupon' ? quote.refusal.reason : null;
  useEffect(() => {
    if (couponRefusal) removeRefusedCoupon(couponRefusal);
  }, [couponRefusal]);

  const { card, isUnknown: isCardUnknown } = useChosenCard(cards, cart.cardId, quote.refusal);
  const isDelayed = cart.lines.some(({ product_id }) =>
    products.some((product) => product.id === product_id && shipsLate(product)),
  );
  // Acknowledged for a product that has left the cart: another one asks again.
  const isAcknowledgedForNone = cart.isDelayAcknowledged && !isDelayed && (!hasHardware || products.length > 0);
  useEffect(() => {
    if (isAcknowledgedForNone) useCart.setState({ isDelayAcknowledged: false });
  }, [isAcknowledgedForNone]);
  const failed = failedOf(cart.lines, outcome, quote);
  const obstacle = payObstacle({
    isOffline,
    isOutcomeUnknown: outcome?.kind === 'unknown',
    lines: cart.lines,
    hasRefusedLines: quote.refused.size > 0 || quote.refusal?.kind === 'lines',
    payment: quote.payment,
    isPriceCurrent: quote.isCurrent,
    card,
    isCardUnknown,
    hasShippingAddress: Boolean(cart.shippingAddress),
    needsDelayAccepted: isDelayed && !cart.isDelayAcknowledged,
    now,
    timeZone: timezone,
  });

  const payNow = () => {
    setMet(obstacle);
    const request = requestOf(current);
    if (isBusy || obstacle !== null || !request || !quote.payment) return;
    setOutcome(null);
    const later = laterTotal(quote.payment);
    paying.mutate({
      ...request,
      expected_charge: quote.payment.final_charge,
      ...(later !== null && { expected_later: later }),
    });
  };
  return {
    cart,
    quote,
    cards,
    card,
    products,
    now,
    outcome,
    failed,
    obstacle,
    isBusy,
    /** The payment went through. Its completion page is about to open. */
    isPaid: cart !== current && cart.receipts !== current.receipts,
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

/** The cart, or while a payment is being concluded the cart that it pays: a paid one is empty before the completion page opens. */
function useShownCart(current: Cart, isBusy: boolean): Cart {
  const [sent, setSent] = useState<Cart | null>(null);
  const kept = isBusy ? sent : null;
  const next = current.attempt === null ? kept : current;
  if (next !== sent) setSent(next);
  return next ?? current;
}

/**
 * What to say of the last attempt. That a payment was not found stays with the attempt, in all tabs and over a reload. What became of an
 * attempt of another tab replaces what this one said before.
 */
function outcomeNow(
  last: PaymentOutcome | null,
  { isOpen, isMissed }: { isOpen: boolean; isMissed: boolean },
): PaymentOutcome | null {
  const isPassing = last?.kind === 'elsewhere' || last?.kind === 'unknown' || last?.kind === 'not_found';
  if (last && (!isPassing || (isOpen && last.kind !== 'not_found'))) return last;
  return isMissed ? { kind: 'not_found' } : null;
}

/** Details of the lines that cannot be bought, by name. `isAttempt`: the last attempt to pay said so. Removed lines do not count. */
type Failed = { details: ReadonlyMap<string, string>; isAttempt: boolean };

function failedOf(lines: readonly CartLine[], outcome: PaymentOutcome | null, quote: Quote): Failed | null {
  const said = outcome?.kind === 'lines' ? outcome.details : quote.refused;
  const held = new Set(lines.map(lineKey));
  const details = new Map([...said].filter(([name]) => held.has(name)));
  return details.size > 0 ? { details, isAttempt: outcome?.kind === 'lines' } : null;
}
