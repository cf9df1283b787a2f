import { expect, test } from 'vitest';
import { allPages, type PageRequest } from './paging.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** A list of `count` numbers that keeps account of who asks, and how many at once. */
function numbers(count: number) {
  const asked: number[] = [];
  let open = 0;
  let most = 0;
  const fetchPage = async ({ limit, offset }: PageRequest) => {
    asked.push(offset);
    open += 1;
    most = Math.max(most, open);
    // Later pages answer first, to show that the order does not depend on it.
    for (let wait = 50 - offset / 100; wait > 0; wait -= 1) await Promise.resolve();
    open -= 1;
    return { count, results: rows(offset, Math.min(offset + limit, count)) };
  };
  return { fetchPage, asked, most: () => most };
}

test('[commerce 9] a list of one page is one call', async () => {
  const list = numbers(100);
  expect(await allPages(list.fetchPage)).toEqual(rows(0, 100));
  expect(list.asked).toEqual([0]);
});

test('[commerce 9] an empty list is one call', async () => {
  expect(await allPages(numbers(0).fetchPage)).toEqual([]);
});

test('[commerce 9] further pages come at most six at once and stay in order', async () => {
  const list = numbers(2_350);
  expect(await allPages(list.fetchPage)).toEqual(rows(0, 2_350));
  expect(list.asked).toHaveLength(24);
  expect(list.most()).toBe(6);
});

test('one page that fails fails the list', async () => {
  const list = numbers(500);
  const failing = (request: PageRequest) =>
    request.offset === 300 ? Promise.reject(new Error('page 4')) : list.fetchPage(request);
  await expect(allPages(failing)).rejects.toThrow('page 4');
});
