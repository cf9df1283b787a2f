import { mutationOptions } from '@tanstack/react-query';
import {
  createCard,
  deleteCard,
  getCreateCardMutationKey,
  getDeleteCardMutationKey,
  getUpdateCardMutationOptions,
  updateCard,
} from '../../../generated/client/card.ts';
import type { CardCreate } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';

/** What a user types from their card. Exists only while the call is sent. */
export type CardDigits = Pick<CardCreate, 'number' | 'cvv' | 'exp_month' | 'exp_year'>;

type CardSave = {
  card: Omit<CardCreate, keyof CardDigits>;
  /** Reads the digits when the call is sent. The cache keeps variables, so the digits are none. */
  collect: () => Promise<CardDigits>;
};

/** Saves a card. */
export const cardCreate = () =>
  mutationOptions({
    mutationKey: getCreateCardMutationKey(),
    mutationFn: async ({ card, collect }: CardSave) => createCard({ ...card, ...(await collect()) }),
  });

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
