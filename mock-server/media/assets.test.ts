import { afterEach, expect, test, vi } from 'vitest';
import { fetchedMediaAssets } from './assets.ts';

afterEach(() => vi.unstubAllGlobals());

test('fetches assets under their committed file names', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response('ab');
  });
  const assets = fetchedMediaAssets('/demo/media');
  expect(await assets.init('front')).toEqual(Uint8Array.of(0x61, 0x62));
  await assets.segment('rear', 3);
  await assets.segment('rear', 11);
  await assets.still('front', 6);
  expect(fetched).toEqual([
    '/demo/media/front/init.mp4',
    '/demo/media/rear/03.m4s',
    '/demo/media/rear/11.m4s',
    '/demo/media/stills/front-6.webp',
  ]);
});

test('rejects for a missing file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchedMediaAssets('/demo/media').init('rear')).rejects.toThrow('rear/init.mp4 answered 404');
});
