import { afterEach, expect, test, vi } from 'vitest';

vi.mock('workbox-precaching', () => ({ cleanupOutdatedCaches: vi.fn(), matchPrecache: vi.fn(), precache: vi.fn() }));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[core 2.2] a new worker waits while open tabs use the files of the previous build', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const skipWaiting = vi.fn();
  const claim = vi.fn();
  const deleted: string[] = [];
  const used = ['https://portal.example/assets/maplibre-old.js', 'https://portal.example/assets/maplibre-2b.js'];
  vi.stubGlobal('SHELL', { first: [], later: ['assets/maplibre-2b.js'] });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => used.map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => deleted.push(url),
    }),
  });
  vi.stubGlobal('self', {
    registration: { scope: 'https://portal.example/' },
    clients: { claim },
    skipWaiting,
    addEventListener: (name: string, listener: never) => void listeners.set(name, listener),
  });
  await import('./sw.ts');
  const dispatch = async (name: string) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  };
  await dispatch('install');
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(deleted).toEqual([]);
  await dispatch('activate');
  expect(claim).toHaveBeenCalledOnce();
  expect(deleted).toEqual(['https://portal.example/assets/maplibre-old.js']);
});
