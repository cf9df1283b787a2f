/**
 * Service worker: an installed portal starts without a network and shows the last known data. Pages come from the network if there
 * is one. Does not cache the API.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isListed, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build. */
declare const SHELL: Shell;

const scope = new URL(self.registration.scope);
/** Cache of this build for files that are not precached. */
const USED = `waymark-used ${scope.pathname}`;
/** Timeout after which a connection counts as lost. */
const PATIENCE = 5_000;

const pathOf = (url: URL) => url.pathname.slice(scope.pathname.length);

precache(SHELL.first.map(({ url, revision }) => ({ url: new URL(url, scope).href, revision })));
cleanupOutdatedCaches();

// Network first, so that a page never mixes two builds: its files have hashes.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => (await answered(request)) ?? (await matchPrecache(address('index.html'))) ?? Response.error(),
);
registerRoute(
  ({ url }) => url.href === address('config.json'),
  async ({ request }) => (await answered(request)) ?? (await matchPrecache(address('config.json'))) ?? Response.error(),
);
registerRoute(
  ({ url }) => url.origin === scope.origin && isListed(pathOf(url), SHELL),
  async ({ url }) => (await matchPrecache(url.href)) ?? usedFile(url),
);

// No `skipWaiting`: tabs of the previous build keep their worker, which has files that the server has deleted.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlder()]));
});

function address(path: string): string {
  return new URL(path, scope).href;
}

/** Returns the server's response, or `null` after the timeout. */
function answered(request: Request): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([fetch(request).catch(() => null), tooLate]);
}

async function usedFile(url: URL): Promise<Response> {
  const cache = await caches.open(USED);
  const kept = await cache.match(url);
  if (kept) return kept;
  const response = await fetch(url);
  // A full disk must not fail the response.
  if (response.ok) await cache.put(url, response.clone()).catch(() => undefined);
  return response;
}

async function forgetOlder(): Promise<void> {
  const cache = await caches.open(USED);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !isListed(pathOf(new URL(url)), SHELL)).map((file) => cache.delete(file)));
}
