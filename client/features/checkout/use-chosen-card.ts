import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { Card } from '../../api/model.ts';
import type { PaymentRefusal } from '../../data/billing/payment-refusal.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { useCart } from '../../state/cart.ts';

type Cards = Pick<UseQueryResult<Card[]>, 'data' | 'refetch'>;

/**
 * The card that pays: the chosen one, otherwise the main one. A chosen card that the list lacks may be newer than the list, as in
 * another tab. The main card takes its place only if a list that was read after the choice lacks it too, or if the server refuses it.
 * `isUnknown`: until then.
 */
export function useChosenCard(cards: Cards, cardId: number | null, refusal: PaymentRefusal | null) {
  const chosen = cards.data?.find(({ id }) => id === cardId) ?? null;
  const isMissing = cardId !== null && cards.data !== undefined && chosen === null;
  const isRefused = cardId !== null && refusal !== null && isAboutCard(refusal);
  const { refetch } = cards;
  const confirm = useEffectEvent(async (wanted: number | null) => {
    const { data, isSuccess } = await refetch();
    if (isSuccess && data.every(({ id }) => id !== wanted)) forget(wanted);
  });
  useEffect(() => {
    if (isMissing) void confirm(cardId);
  }, [isMissing, cardId]);
  useEffect(() => {
    if (isRefused) forget(cardId);
  }, [isRefused, cardId]);
  return { card: cardId === null ? mainCardOf(cards.data ?? []) : chosen, isUnknown: isMissing };
}

/** Another card may have been chosen in the meantime. */
const forget = (gone: number | null): void =>
  useCart.setState(({ cardId }) => (cardId === gone ? { cardId: null } : {}));

const isAboutCard = (refusal: PaymentRefusal): boolean =>
  refusal.kind === 'other' && refusal.error instanceof ApiError && 'card_id' in refusal.error.fields;
