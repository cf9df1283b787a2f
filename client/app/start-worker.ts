import { whenIdle } from '../lib/when-idle.ts';

/** Longest wait for the browser to be idle. */
const LATEST = 10_000;

/** Registers the service worker, so that the portal starts without a network. A no-op without support or on an insecure origin. */
export function startWorker(origin: URL): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    const worker = new URL('sw.js', origin);
    void navigator.serviceWorker.register(worker, { scope: origin.pathname }).catch(() => undefined);
  }, LATEST);
}
