import { expect, test } from 'vitest';
import { saveInLists } from './in-lists.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A server that refuses a list with a bad item as a whole. */
function server(bad: ReadonlySet<number>, reason = 'refused') {
  const calls: number[] = [];
  const save = async (list: readonly number[]) => {
    calls.push(list.length);
    await Promise.resolve();
    if (list.some((item) => bad.has(item))) throw new Error(reason);
  };
  return { calls, save };
}
const isOfOneItem = (failure: unknown) => failure instanceof Error && failure.message === 'refused';

test('[commerce 7] saves items in lists of 500', async () => {
  const { calls, save } = server(new Set());
  const done: number[] = [];
  const outcome = await saveInLists(numbers(1_200), save, { isOfOneItem, onProgress: (count) => done.push(count) });
  expect(calls).toEqual([500, 500, 200]);
  expect([outcome.saved.length, outcome.failed.size, outcome.unsent, done.at(-1)]).toEqual([1_200, 0, [], 1_200]);
});

test('[commerce 8] a refused item keeps none of the others from being saved', async () => {
  const { calls, save } = server(new Set([7, 420]));
  const { saved, failed } = await saveInLists(numbers(500), save, { isOfOneItem });
  expect([saved.length, [...failed.keys()].sort((a, b) => a - b)]).toEqual([498, [7, 420]]);
  expect(calls.length).toBeLessThan(40);
});

test('[core 8] a lost connection fails the list without further calls', async () => {
  const { calls, save } = server(new Set([7]), 'network');
  const { saved, failed } = await saveInLists(numbers(500), save, { isOfOneItem });
  expect([calls, saved.length, failed.size]).toEqual([[500], 0, 500]);
});

test('[commerce 8] stops before the next list', async () => {
  const stopper = new AbortController();
  const { save } = server(new Set());
  const outcome = saveInLists(
    numbers(2_000),
    async (list) => {
      stopper.abort();
      await save(list);
    },
    { isOfOneItem, signal: stopper.signal },
  );
  const { saved, unsent } = await outcome;
  expect([saved.length, unsent.length]).toEqual([500, 1_500]);
});

test('[commerce 8] does not try all items alone if none is accepted, and leaves the others unsent', async () => {
  const { calls, save } = server(new Set(numbers(2_000)));
  const { saved, failed, unsent } = await saveInLists(numbers(2_000), save, { isOfOneItem });
  expect([saved.length, failed.size >= 50, failed.size + unsent.length]).toEqual([0, true, 2_000]);
  expect(calls.length).toBeLessThan(150);
});

test('[commerce 8] saves the others if the first hundred items are refused', async () => {
  const { save } = server(new Set(numbers(100)));
  const { saved, failed, unsent } = await saveInLists(numbers(1_000), save, { isOfOneItem });
  expect(saved.length).toBeGreaterThanOrEqual(800);
  expect(saved.length + failed.size + unsent.length).toBe(1_000);
});
