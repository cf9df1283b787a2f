import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyChunk } from './lazy-chunk.tsx';

const Instead = () => 'instead';
const turn = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a preloaded chunk is shown at once', true, 'The part'],
  ['any other chunk is loaded when it is first shown', false, 'Waiting'],
])('[core 2.2] %s', async (_name, isPreloaded, shown) => {
  const Part = lazyChunk(async () => ({ default: () => 'The part' }), Instead, { isPreloaded });
  await turn();
  const html = renderToString(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  );
  expect(html).toContain(shown);
});

test('[core 2.2] a chunk whose preload failed is loaded again when it is shown', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error('No connection');
    return { default: () => 'The part' };
  };
  const Part = lazyChunk(load, Instead, { isPreloaded: true });
  await turn();
  renderToString(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  );
  await turn();
  expect(loads).toBe(2);
});
