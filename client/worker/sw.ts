/**
 * The portal's service worker: an installed portal starts without a network and shows what it knew last. Pages come from
 * the network while there is one; of the API it keeps nothing.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isListed, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SHELL: Shell;

const scope = new URL(self.registration.scope);
/** Files that are not fetched beforehand, once they were used; of this build alone. */
const USED = `waymark-used ${scope.pathname}`;
/** A connection that does not answer in this time is as good as none. */
const PATIENCE = 5_000;

const pathOf = (url: URL) => url.pathname.slice(scope.pathname.length);

precache(SHELL.first.map(({ url, revision }) => ({ url: new URL(url, scope).href, revision })));
cleanupOutdatedCaches();

// A page is never mixed of two builds: its files have hashes, and it is asked for at the server first.
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

// It does not skip waiting: tabs of the build before are served by their own worker, with files that the server has no more.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlder()]));
});

function address(path: string): string {
  return new URL(path, scope).href;
}

/** What the server says, or null where there is no answer in time. */
function answered(request: Request): Promise<Response | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([fetch(request).catch(() => null), tooLate]);
}

async function usedFile(url: URL): Promise<Response> {
  const cache = await caches.open(USED);
  const kept = await cache.match(url);
  if (kept) return kept;
  const response = await fetch(url);
  // A full disk is no reason to answer nothing.
  if (response.ok) await cache.put(url, response.clone()).catch(() => undefined);
  return response;
}

async function forgetOlder(): Promise<void> {
  const cache = await caches.open(USED);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !isListed(pathOf(new URL(url)), SHELL)).map((file) => cache.delete(file)));
}
