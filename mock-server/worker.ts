/** The demo without a backend: the mock in a service worker, beside a static copy of the portal. */
import './demo/jitless.ts';
import { createDemoAssets } from './demo/assets.ts';
import { withBase } from './demo/entry-page.ts';
import { CLAIM } from './demo/messages.ts';
import { type DemoMock, openDemoMock } from './demo/mock.ts';
import { mockRequest, placeOf } from './demo/place.ts';
import { cutConnection, isCut, waitWith } from './host.ts';

declare const self: ServiceWorkerGlobalScope & { readonly cookieStore?: CookieStore };
/** Defined by the build: hashes of the mock's files and of the seed sources, and the package version. */
declare const BUILD: { assets: string; fixtures: string; version: string };

const scope = new URL(self.registration.scope);
const assets = createDemoAssets(scope, BUILD.assets);
let opening: Promise<DemoMock> | undefined;

/** Opens the mock on first use. Retries after a failure. */
function mock(): Promise<DemoMock> {
  opening ??= openDemoMock({
    host: {
      now: Date.now,
      wait: waitWith(setTimeout, clearTimeout),
      drop: cutConnection,
    },
    assets,
    name: `waymark ${scope.pathname}`,
    version: BUILD.version,
    fixtures: BUILD.fixtures,
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function answer(request: Request, path: string): Promise<Response> {
  try {
    const { fetch, hasWorld } = await mock();
    // Requests reach a worker without cookies. A missing world counts as no choice.
    const chosen = (await self.cookieStore?.get('mock_world'))?.value;
    const answered = await fetch(await mockRequest(request, path, chosen && hasWorld(chosen) ? chosen : null));
    return isCut(answered) ? Response.error() : answered;
  } catch (error) {
    console.error(error);
    return Response.json({ detail: 'The demo could not load its files.' }, { status: 503 });
  }
}

/** Entry page cached by the portal's own worker for offline starts. */
const keptPage = () => caches.match(new URL('index.html', scope), { ignoreSearch: true });

/** The portal's entry page. Its relative addresses resolve against the demo's root at any URL. */
async function entryPage(): Promise<Response> {
  const response = await fetch(scope, { cache: 'no-cache' }).catch(keptPage);
  if (!response?.ok) return response ?? Response.error();
  const headers = new Headers(response.headers);
  for (const ofBytes of ['content-length', 'content-encoding', 'etag']) headers.delete(ofBytes);
  return new Response(withBase(await response.text(), scope.pathname), { headers });
}

// The portal's own worker, in the same file, sends writes to the server: here they have to stay.
Object.assign(self, { answersApi: true });
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([assets.removeOlder(), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const place = placeOf(new URL(event.request.url), scope, event.request.mode === 'navigate');
  if (place.kind === 'mock') event.respondWith(answer(event.request, place.path));
  if (place.kind === 'page') event.respondWith(entryPage());
});
