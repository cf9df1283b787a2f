import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '../../api/model.ts';
import { cardCreate, cardRemove } from './cards.ts';
import { cardsQuery } from './cards-query.ts';

const calls = vi.hoisted(() => ({ createCard: vi.fn(), deleteCard: vi.fn(), updateCard: vi.fn() }));
vi.mock('../../../generated/client/card.ts', async (original) => ({ ...(await original<object>()), ...calls }));

const card = (id: number, is_main: boolean) => ({ id, is_main, last4: '4242' }) as Card;
const DIGITS = { number: '4242424242424242', cvv: '123', exp_month: 12, exp_year: 2030 };
const save = { card: { is_main: false } as never, collect: async () => DIGITS };
const { queryKey } = cardsQuery();

let client: QueryClient;
const run = async <Result, Values>(
  options: { mutationFn?: unknown; onError?: unknown },
  values: Values,
): Promise<Result> =>
  (await client
    .getMutationCache()
    .build(client, options as never)
    .execute(values)) as Result;

beforeEach(() => {
  vi.resetAllMocks();
  client = new QueryClient();
});

test('[commerce 4] a saved card is in the list at once, and is the only main one if it is', async () => {
  client.setQueryData(queryKey, [card(1, true), card(2, false)]);
  calls.createCard.mockResolvedValue(card(3, false));
  await run(cardCreate(), save);
  expect(calls.createCard).toHaveBeenCalledExactlyOnceWith({ is_main: false, ...DIGITS });
  expect(client.getQueryData(queryKey)).toEqual([card(1, true), card(2, false), card(3, false)]);
  calls.createCard.mockResolvedValue(card(4, true));
  expect(await run(cardCreate(), save)).toEqual(card(4, true));
  expect(client.getQueryData(queryKey)).toEqual([card(1, false), card(2, false), card(3, false), card(4, true)]);
});

test('[commerce 4] a card that is saved twice is listed once, and no list is made up', async () => {
  calls.createCard.mockResolvedValue(card(1, true));
  await run(cardCreate(), save);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, [card(1, false)]);
  await run(cardCreate(), save);
  expect(client.getQueryData(queryKey)).toEqual([card(1, true)]);
});

test('[commerce 4] a list that was asked for before a card was saved does not take it away', async () => {
  client.setQueryData(queryKey, [card(1, true)]);
  let answer: (cards: Card[]) => void = () => undefined;
  const reading = client
    .fetchQuery({ queryKey, queryFn: () => new Promise<Card[]>((resolve) => (answer = resolve)), staleTime: 0 })
    .catch(() => undefined);
  calls.createCard.mockResolvedValue(card(2, false));
  await run(cardCreate(), save);
  answer([card(1, true)]);
  await reading;
  expect(client.getQueryData(queryKey)).toEqual([card(1, true), card(2, false)]);
});

test('[commerce 4] the digits of a card are in no cache', async () => {
  calls.createCard.mockResolvedValue(card(1, true));
  await run(cardCreate(), save);
  const kept = client
    .getMutationCache()
    .getAll()
    .map(({ state }) => JSON.stringify(state.variables));
  expect(kept.join()).not.toContain(DIGITS.number);
});

test('[commerce 4] another card becomes the main one before the main one is removed', async () => {
  await run(cardRemove(), { cardId: 1, nextMain: 2 });
  expect(calls.updateCard).toHaveBeenCalledExactlyOnceWith(2, { is_main: true });
  expect(calls.deleteCard).toHaveBeenCalledExactlyOnceWith(1);
  expect(calls.updateCard.mock.invocationCallOrder[0]).toBeLessThan(calls.deleteCard.mock.invocationCallOrder[0] ?? 0);
  await run(cardRemove(), { cardId: 3, nextMain: null });
  expect(calls.updateCard).toHaveBeenCalledTimes(1);
});

test('[commerce 4] after a removal that failed, the cards are read again, because the main one may have changed', async () => {
  client.setQueryData(queryKey, [card(1, true), card(2, false)]);
  calls.deleteCard.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(run(cardRemove(), { cardId: 1, nextMain: 2 })).rejects.toThrow('Failed to fetch');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
