/**
 * Service worker: an installed portal starts without a network and shows the last known data. Pages come from the network if there
 * is one. Does not cache the API.
 */
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { atOnce } from './at-once.ts';
import { sendWritesDirectly } from './bypass.ts';
import { isListed, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly navigator: { connection?: { saveData?: boolean } } };
/** Injected by the build. */
declare const SHELL: Shell;

// Used once: the build replaces the name by the whole list.
const shell = SHELL;
const scope = new URL(self.registration.scope);
/** Cache for files that are not precached, cached on first use. */
const USED = `waymark-used ${scope.pathname}`;
/** Cache for the pages of the last known data. Exists only if a user was remembered on this device. */
const PAGES = `waymark-pages ${scope.pathname}`;
/** Timeout after which a connection counts as lost. */
const PATIENCE = 5_000;
/** Concurrent requests of an installation, as many as a browser opens to one host, and of the background. */
const INSTALLING = 6;
const BACKGROUND = 2;

const pathOf = (url: URL) => url.pathname.slice(scope.pathname.length);

const precache = new PrecacheController();
precache.addToCacheList(shell.first.map(({ url, revision }) => ({ url: address(url), revision })));
cleanupOutdatedCaches();

// Network first, so that a page never mixes two builds: its files have hashes.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) =>
    (await answered(request)) ?? (await precache.matchPrecache(address('index.html'))) ?? Response.error(),
);
registerRoute(
  ({ url }) => url.href === address('config.json'),
  async ({ request }) =>
    (await answered(request)) ?? (await precache.matchPrecache(address('config.json'))) ?? Response.error(),
);
// Handles also the CACHE_URLS message of a page: files that it loaded before this worker controlled it.
registerRoute(
  ({ url }) => url.origin === scope.origin && isListed(pathOf(url), shell),
  async ({ url, event }) => {
    const kept = await caches.match(url.href);
    if (kept) return kept;
    const response = await fetch(url.href);
    // The page does not wait for the disk.
    if (response.ok) event.waitUntil(store(USED, url.href, response.clone()));
    return response;
  },
);

// No `skipWaiting`: tabs of the previous build keep their worker, which has files that the server has deleted.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([sendWritesDirectly(event), install(event)])));
self.addEventListener('activate', (event) => {
  void precache.activate(event);
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlder(USED), forgetOlder(PAGES)]));
});
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'KEEP_PAGES') event.waitUntil(keepPages());
});

function address(path: string): string {
  return new URL(path, scope).href;
}

/** Precaches the start in parallel. The library's own installation loads one file after the other. */
async function install(event: ExtendableEvent): Promise<void> {
  await atOnce(INSTALLING, precache.getURLsToCacheKeys(), async ([url, cacheKey]) => {
    const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload', credentials: 'same-origin' });
    await Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }));
  });
  // An update must not lose the pages of a start without a network.
  if (await caches.has(PAGES)) await keepPages();
}

/** Returns the server's response, or `null` after the timeout. */
function answered(request: Request): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([fetch(request).catch(() => null), tooLate]);
}

/** Caches the pages of the last known data, unless the user saves data. A file that fails is cached on first use. */
async function keepPages(): Promise<void> {
  if (self.navigator.connection?.saveData) return;
  await atOnce(BACKGROUND, shell.pages.map(address), async (url) => {
    if (await caches.match(url)) return;
    const response = await fetch(url, { priority: 'low' }).catch(() => null);
    if (response?.ok) await store(PAGES, url, response);
  });
}

/** A full disk must not fail the response. */
async function store(name: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(url, response).catch(() => undefined);
}

async function forgetOlder(name: string): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !isListed(pathOf(new URL(url)), shell)).map((file) => cache.delete(file)));
}
