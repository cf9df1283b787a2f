import { invalid, noContent, notFound } from '../contract/replies.ts';
import type { Call, HandlersOf, Tagged } from '../contract/types.ts';
import { cardsOf, cardView, createCard, removeCard, updateCard } from '../domain/billing/cards.ts';
import { pageFrom } from '../domain/paging.ts';
import type { CardRow } from '../world/rows.ts';
import { ownAccount } from './own-account.ts';

export const cardOperations = (): HandlersOf<Tagged<'card'>> => ({
  listCards: ({ query }, { world, caller }) => ({
    status: 200,
    body: pageFrom('/api/v1/card', query, cardsOf(world, ownAccount(caller)), cardView),
  }),

  createCard: ({ body }, { world, caller, now }) => {
    const outcome = createCard(world, ownAccount(caller), body, now);
    return outcome.kind === 'invalid' ? invalid(outcome.errors) : { status: 201, body: cardView(outcome.card) };
  },

  getCard: ({ params }, call) => {
    const card = ownCard(call, params.cardId);
    return card ? { status: 200, body: cardView(card) } : notFound;
  },

  updateCard: ({ params, body }, call) => {
    const card = ownCard(call, params.cardId);
    if (!card) return notFound;
    const outcome = updateCard(call.world, card, body, call.now);
    return outcome.kind === 'invalid' ? invalid(outcome.errors) : { status: 200, body: cardView(outcome.card) };
  },

  deleteCard: ({ params }, call) => {
    const card = ownCard(call, params.cardId);
    if (!card) return notFound;
    removeCard(call.world, card, call.now);
    return noContent;
  },
});

function ownCard({ world, caller }: Pick<Call<'getCard'>, 'world' | 'caller'>, id: number): CardRow | null {
  const card = world.tables.cards.get(id);
  return card?.subscriber === ownAccount(caller) ? card : null;
}
