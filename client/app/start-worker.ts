import { whenIdle } from '../lib/when-idle.ts';

/** Longest wait for the browser to be idle. */
const LATEST = 10_000;
/** Loaded files that are remembered until a worker takes over. Browsers remember 250, fewer than a page and its map. */
const LOADED = 2_000;

/** Registers the service worker, so that the portal starts without a network. A no-op without support or on an insecure origin. */
export function startWorker(origin: URL): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) handOver(navigator.serviceWorker, new URL('assets/', origin));
  whenIdle(() => {
    const worker = new URL('sw.js', origin);
    void navigator.serviceWorker.register(worker, { scope: origin.pathname }).catch(() => undefined);
  }, LATEST);
}

/** Has the first worker of this browser cache the files that the page loaded without it. */
function handOver(container: ServiceWorkerContainer, assets: URL): void {
  performance.setResourceTimingBufferSize(LOADED);
  const send = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = loaded.filter((name) => name.startsWith(assets.href));
    container.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  container.addEventListener('controllerchange', () => whenIdle(send), { once: true });
}
