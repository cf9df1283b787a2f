import { expect, test } from 'vitest';
import { textFile } from './text-file.ts';

test('[commerce 1] writes a long text with all of its parts in order, and lets other tasks run', async () => {
  const parts = Array.from({ length: 2_500 }, (_, index) => `${index}\n`);
  let read = 0;
  function* counted() {
    for (const part of parts) {
      read += 1;
      yield part;
    }
  }
  const timer = new Promise<number>((resolve) => setTimeout(() => resolve(read)));
  const file = await textFile(counted(), 'text/plain');
  expect(await timer).toBeLessThan(2_500);
  expect(file.type).toBe('text/plain');
  expect(await file.text()).toBe(parts.join(''));
});
