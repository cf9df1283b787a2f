import { beforeEach, expect, test } from 'vitest';
import { allPages, PageLinkError, type PageRequest } from './paging.ts';
import { configureApi } from './settings.ts';
import { wholePage } from './whole-page.ts';

beforeEach(() => {
  const [base, origin] = [new URL('https://api.example/api/v1/'), new URL('https://portal.example/')];
  configureApi({ base, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** A paged list of `count` numbers. Records the requested offsets and the maximum number of concurrent requests. */
function numbers(count: number) {
  const asked: number[] = [];
  let open = 0;
  let most = 0;
  const fetchPage = async ({ limit, offset }: PageRequest) => {
    asked.push(offset);
    open += 1;
    most = Math.max(most, open);
    // Later pages answer first, so that the test does not depend on their order.
    for (let wait = 50 - offset / 100; wait > 0; wait -= 1) await Promise.resolve();
    open -= 1;
    return { count, results: rows(offset, Math.min(offset + limit, count)) };
  };
  return { fetchPage, asked, most: () => most };
}

test('[commerce 9] reads a list of one page with one call', async () => {
  const list = numbers(100);
  expect(await allPages(list.fetchPage)).toEqual(rows(0, 100));
  expect(list.asked).toEqual([0]);
});

test('[commerce 9] reads an empty list with one call', async () => {
  expect(await allPages(numbers(0).fetchPage)).toEqual([]);
});

test('[commerce 9] reads further pages six at a time and keeps their order', async () => {
  const list = numbers(2_350);
  expect(await allPages(list.fetchPage)).toEqual(rows(0, 2_350));
  expect(list.asked).toHaveLength(24);
  expect(list.most()).toBe(6);
});

test('rejects if one page fails', async () => {
  const list = numbers(500);
  const failing = (request: PageRequest) =>
    request.offset === 300 ? Promise.reject(new Error('page 4')) : list.fetchPage(request);
  await expect(allPages(failing)).rejects.toThrow('page 4');
});

/** A server whose pages have at most 40 rows, with links like the real one. `count`: what it says. */
function capped(length: number, count = length) {
  const asked: PageRequest[] = [];
  const fetchPage = async ({ limit, offset }: PageRequest) => {
    asked.push({ limit, offset });
    const end = Math.min(offset + Math.min(limit, 40), length);
    const next = end < length ? `https://api.example/api/v1/vehicle?limit=${limit}&offset=${end}` : null;
    return { count, next, results: rows(offset, end) };
  };
  return { fetchPage, asked };
}

test('[core 7] loses no row of a server whose pages are smaller than asked', async () => {
  const list = capped(130);
  expect(await allPages(list.fetchPage)).toEqual(rows(0, 130));
  expect(list.asked.map(({ offset }) => offset)).toEqual([0, 40, 80, 120]);
});

test.each([[0], [45], [undefined], [1_000]])('[core 7] follows the next links if the count is %s', async (count) => {
  expect(await allPages(capped(130, count as number).fetchPage)).toEqual(rows(0, 130));
});

test('[core 7] fills a window of a hundred rows from smaller pages, and no more', async () => {
  const list = capped(500);
  const page = await wholePage(list.fetchPage, { limit: 100, offset: 200 });
  expect(page.results).toEqual(rows(200, 300));
  expect(list.asked.map(({ offset }) => offset)).toEqual([200, 240, 280]);
});

test('[core 7] refuses a next link to another host, and one without an offset', async () => {
  const linked = (next: string) => allPages(async () => ({ count: 200, next, results: rows(0, 100) }));
  await expect(linked('https://evil.example/api/v1/vehicle?offset=100')).rejects.toBeInstanceOf(PageLinkError);
  await expect(linked('/api/v1/vehicle?cursor=abc')).rejects.toBeInstanceOf(PageLinkError);
});

test('[core 7] ends at a next link that does not go on', async () => {
  const next = '/api/v1/vehicle?limit=100&offset=0';
  expect(await allPages(async () => ({ count: 200, next, results: rows(0, 100) }))).toEqual(rows(0, 100));
});
