import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

/** Tasks that end on demand, and the order in which they started. */
function bench(most: number) {
  const run = createLimiter(most);
  const began: string[] = [];
  const start = (name: string, signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const task = () => {
      began.push(name);
      return promise;
    };
    return { end: () => resolve(name), fail: () => reject(new Error(name)), result: run(task, signal) };
  };
  return { began, start };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('limits the number of running tasks and starts them in order', async () => {
  const { began, start } = bench(2);
  const [a, b, c] = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await settled();
  expect(began).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.result).toBe('b');
  await settled();
  expect(began).toEqual(['a', 'b', 'c']);
  a?.end();
  c?.end();
  await settled();
  expect(began).toEqual(['a', 'b', 'c', 'd']);
});

test('a failed task frees its slot', async () => {
  const { began, start } = bench(1);
  const a = start('a');
  start('b');
  a.fail();
  await expect(a.result).rejects.toThrow('a');
  await settled();
  expect(began).toEqual(['a', 'b']);
});

test('a task aborted before its turn never runs', async () => {
  const { began, start } = bench(1);
  const controller = new AbortController();
  const a = start('a');
  const b = start('b', controller.signal);
  start('c');
  controller.abort();
  await expect(b.result).rejects.toThrow('aborted');
  await expect(start('d', controller.signal).result).rejects.toThrow('aborted');
  a.end();
  await settled();
  expect(began).toEqual(['a', 'c']);
});
