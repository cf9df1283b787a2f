import { mutationOptions } from '@tanstack/react-query';
import { createCard, getCreateCardMutationKey } from '../../../generated/client/card.ts';
import type { CardCreate } from '../../api/model.ts';

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
