import { whenIdle } from '../lib/when-idle.ts';

/** Longest wait for the browser to be idle. */
const LATEST = 10_000;

/** Lets the portal start without a network from now on; a browser that cannot, or a page that is not served safely, goes without. */
export function startWorker(origin: URL): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    const worker = new URL('sw.js', origin);
    void navigator.serviceWorker.register(worker, { scope: origin.pathname }).catch(() => undefined);
  }, LATEST);
}
