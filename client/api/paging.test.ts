import { expect, test } from 'vitest';
import { allPages, type PageRequest } from './paging.ts';

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
