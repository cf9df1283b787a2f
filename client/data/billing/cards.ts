import { mutationOptions } from '@tanstack/react-query';
import {
  createCard,
  deleteCard,
  getCreateCardMutationKey,
  getDeleteCardMutationKey,
  getUpdateCardMutationOptions,
  updateCard,
} from '../../../generated/client/card.ts';
import type { Card, CardCreate } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { cardsQuery } from './cards-query.ts';

/** What a user types from their card. Exists only while the call is sent. */
export type CardDigits = Pick<CardCreate, 'number' | 'cvv' | 'exp_month' | 'exp_year'>;

type CardSave = {
  card: Omit<CardCreate, keyof CardDigits>;
  /** Reads the digits when the call is sent. The cache keeps variables, so the digits are none. */
  collect: () => Promise<CardDigits>;
};

/** Saves a card. The cached list has it at once, so it can be selected before the list is refetched. */
export const cardCreate = () =>
  mutationOptions({
    mutationKey: getCreateCardMutationKey(),
    mutationFn: async ({ card, collect }: CardSave, { client }) => {
      const saved = await createCard({ ...card, ...(await collect()) });
      // An answer that was read before the card was saved would take it away again.
      await client.cancelQueries({ queryKey: cardsQuery().queryKey });
      client.setQueryData(cardsQuery().queryKey, (held) => held && withCard(held, saved));
      return saved;
    },
  });

/** Exactly one card is the main one (commerce 4). */
function withCard(held: readonly Card[], saved: Card): Card[] {
  const others = held.filter(({ id }) => id !== saved.id);
  return [...(saved.is_main ? others.map((card) => ({ ...card, is_main: false })) : others), saved];
}

export const cardUpdate = () => getUpdateCardMutationOptions();

/**
 * Removes a card. Another card becomes the main one first, so that renewals are paid throughout. If the removal then fails, that
 * card stays the main one.
 */
export const cardRemove = () =>
  mutationOptions({
    mutationKey: getDeleteCardMutationKey(),
    mutationFn: async ({ cardId, nextMain }: { cardId: number; nextMain: number | null }) => {
      if (nextMain !== null) await updateCard(nextMain, { is_main: true });
      return await deleteCard(cardId);
    },
    // The first call may have changed the main card.
    onError: (_failure, _card, _result, { client }) => afterWrite(client, 'deleteCard'),
  });
