import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { queryClient } from '../query-client.ts';
import { articleQuery } from './articles.ts';

type Asked = { number: string; language: string | null };
const asked: Asked[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_url: URL, { body, headers }: RequestInit) => {
    const { articleNumber } = JSON.parse(body as string) as { articleNumber: string };
    asked.push({ number: articleNumber, language: new Headers(headers).get('Accept-Language') });
    return Response.json({ articleNumber, title: 'Title', body: '<p>Body</p>' });
  });
  const origin = new URL('https://portal.example/');
  configureApi({
    base: new URL('/api/v1/', origin),
    origin,
    accessToken: async () => 'token',
    onUnauthorized: () => undefined,
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const read = async (number: number) => {
  vi.advanceTimersByTime(1);
  await queryClient.fetchQuery(articleQuery(`00000120${number}`, 'fr'));
};
const held = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['getArticle'] })
    .map(({ queryKey }) => queryKey[1]);

test('[commerce 9] the cache holds the last 8 articles', async () => {
  vi.useFakeTimers();
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7]) await read(number);
  expect(held()).toHaveLength(8);
  await read(8);
  await read(9);
  expect(held()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((number) => `00000120${number}`));
  await read(9);
  expect(asked).toHaveLength(10);
});

test('[commerce 7] asks for an article in the language of the portal', async () => {
  await queryClient.fetchQuery(articleQuery('000001204', 'es'));
  await queryClient.fetchQuery(articleQuery('000001204', 'en'));
  expect(asked).toEqual([
    { number: '000001204', language: 'es' },
    { number: '000001204', language: 'en' },
  ]);
});
