import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const precached: string[] = [];
const started: string[] = [];
let release = () => {};
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: vi.fn(),
  PrecacheController: class {
    #entries = new Map<string, string>();
    strategy = {
      handleAll: ({ request }: { request: { url: string } }) => {
        started.push(request.url);
        const done = new Promise<void>((resolve) => {
          const before = release;
          release = () => {
            before();
            resolve();
          };
        });
        return [done.then(() => precached.push(request.url))];
      },
    };
    addToCacheList(entries: { url: string; revision: string | null }[]) {
      for (const { url, revision } of entries) this.#entries.set(url, revision ? `${url}?${revision}` : url);
    }
    getURLsToCacheKeys = () => this.#entries;
    matchPrecache = vi.fn();
    activate = vi.fn();
  },
}));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

const ROOT = 'https://portal.example/';
const USED = 'waymark-used /';
const PAGES = 'waymark-pages /';
const START = Array.from({ length: 8 }, (_, index) => `assets/start-${index}.js`);

type Sent = {
  data?: unknown;
  addRoutes: (routes: unknown) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
};
const addRoutes = vi.fn<Sent['addRoutes']>(async () => undefined);
const listeners = new Map<string, (event: Sent) => void>();
const stored = new Map<string, Set<string>>();
const skipWaiting = vi.fn();
const claim = vi.fn();
const files = (name: string) => [...(stored.get(name) ?? [])].map((url) => url.replace(ROOT, ''));

async function startWorker({ saveData = false } = {}) {
  vi.stubGlobal('SHELL', {
    first: START.map((url) => ({ url, revision: null })),
    pages: ['assets/list-4d.js', 'assets/vehicle-5e.js'],
    later: ['assets/maplibre-2b.js'],
  });
  vi.stubGlobal('fetch', async () => new Response('file'));
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    match: async (url: string) => ([...stored.values()].some((urls) => urls.has(url)) ? new Response() : undefined),
    open: async (name: string) => {
      const urls = stored.get(name) ?? new Set<string>();
      stored.set(name, urls);
      return {
        keys: async () => [...urls].map((url) => ({ url })),
        put: async (url: string) => void urls.add(url),
        delete: async ({ url }: { url: string }) => urls.delete(url),
      };
    },
  });
  vi.stubGlobal('self', {
    registration: { scope: ROOT },
    navigator: { connection: { saveData } },
    clients: { claim },
    skipWaiting,
    addEventListener: (name: string, listener: never) => void listeners.set(name, listener),
  });
  await import('./sw.ts');
}

async function dispatch(name: string, data?: unknown) {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ data, addRoutes, waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
}

async function install() {
  const installing = dispatch('install');
  await vi.waitFor(() => expect(started).toHaveLength(6));
  release();
  await vi.waitFor(() => expect(started).toHaveLength(8));
  release();
  await installing;
}

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  precached.length = 0;
  started.length = 0;
  release = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('[core 2.2] a new worker waits while open tabs use the files of the previous build', async () => {
  stored.set(USED, new Set([`${ROOT}assets/maplibre-old.js`, `${ROOT}assets/maplibre-2b.js`]));
  await startWorker();
  await install();
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(files(USED)).toEqual(['assets/maplibre-old.js', 'assets/maplibre-2b.js']);
  await dispatch('activate');
  expect(claim).toHaveBeenCalledOnce();
  expect(files(USED)).toEqual(['assets/maplibre-2b.js']);
});

test('[core 9] installs six files at a time, and no page of a user who is not remembered', async () => {
  await startWorker();
  await install();
  expect(precached).toEqual(START.map((url) => ROOT + url));
  expect([...stored.keys()]).toEqual([]);
});

test('[core 9] caches the pages of the last known data on request', async () => {
  await startWorker();
  await dispatch('message', { type: 'KEEP_PAGES' });
  expect(files(PAGES)).toEqual(['assets/list-4d.js', 'assets/vehicle-5e.js']);
});

test('[core 9] does not cache pages in the background for a user who saves data', async () => {
  await startWorker({ saveData: true });
  await dispatch('message', { type: 'KEEP_PAGES' });
  expect(files(PAGES)).toEqual([]);
});

test('[core 9] an update caches its pages before it replaces those of the previous build', async () => {
  stored.set(PAGES, new Set([`${ROOT}assets/list-old.js`]));
  await startWorker();
  await install();
  expect(files(PAGES)).toEqual(['assets/list-old.js', 'assets/list-4d.js', 'assets/vehicle-5e.js']);
  await dispatch('activate');
  expect(files(PAGES)).toEqual(['assets/list-4d.js', 'assets/vehicle-5e.js']);
});

test('[core 4] sends writes past the worker, which loses those of a closing page', async () => {
  await startWorker();
  await install();
  const or = ['POST', 'PUT', 'PATCH', 'DELETE'].map((requestMethod) => ({ requestMethod }));
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([{ condition: { or }, source: 'network' }]);
});
