import { getListCardsQueryKey, listCards } from '../../../generated/client/card.ts';
import type { Card } from '../../api/model.ts';
import { everyPage } from '../every-page.ts';

/** Every saved card of the account (commerce 7). A module of its own, because the layout of users loads it. */
export const cardsQuery = () => everyPage<Card>(getListCardsQueryKey(), listCards);
