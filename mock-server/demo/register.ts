/** `demo.js`: registers the worker and starts the portal once the worker answers the API. */
import { PROGRAM_ID } from './entry-page.ts';
import { explain } from './explain.ts';
import { CLAIM, SECOND_CHANCE, WANTED } from './messages.ts';

const WORKER = 'sw.js';
/** Timeout for the worker in milliseconds. */
const PATIENCE = 30_000;

type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => Policy };

/** The worker's URL, as a TrustedScriptURL if the browser supports Trusted Types. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('waymark-mock', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** Resolves when a worker controls the page. Rejects if the browser supports none, refuses it or times out. */
async function takeControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new Error('Service workers are not supported');
  if (serviceWorker.controller) return;
  const controlled = new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const late = () => reject(new Error('The service worker did not take over'));
    AbortSignal.timeout(PATIENCE).addEventListener('abort', late);
  });
  const registration = await serviceWorker.register(workerAddress(), { scope: './', updateViaCache: 'none' });
  // After a forced reload the active worker must be asked to take control. A new one does so itself.
  registration.active?.postMessage(CLAIM);
  await controlled;
}

try {
  await takeControl();
  sessionStorage.removeItem(SECOND_CHANCE);
  const wanted = sessionStorage.getItem(WANTED);
  sessionStorage.removeItem(WANTED);
  // The worker is ready and answers with the page of that address.
  if (wanted !== null) location.replace(wanted);
  else await import(/* @vite-ignore */ (document.getElementById(PROGRAM_ID) as HTMLLinkElement).href);
} catch (error) {
  console.error(error);
  explain(document.getElementById('root') ?? document.body);
}
