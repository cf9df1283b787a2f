/** `demo.js`: gives the page to the worker, and starts the portal when the worker answers for its API. */
import { PROGRAM_ID } from './entry-page.ts';
import { explain } from './explain.ts';
import { CLAIM, SECOND_CHANCE, WANTED } from './messages.ts';

const WORKER = 'sw.js';
/** Milliseconds; a worker that takes longer to come will not come. */
const PATIENCE = 30_000;

type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => Policy };

/** The worker's address as the content policy wants it: a typed one, where the browser knows types. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('waymark-mock', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER;
}

/** Resolves when a worker controls the page. Rejects when the browser has none, refuses it or takes too long. */
async function takeControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new Error('No service workers here');
  if (serviceWorker.controller) return;
  const controlled = new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const late = () => reject(new Error('The service worker did not take over'));
    AbortSignal.timeout(PATIENCE).addEventListener('abort', late);
  });
  const registration = await serviceWorker.register(workerAddress(), { scope: './', updateViaCache: 'none' });
  // After a reload by force the worker stands there and must be asked; a new one takes control by itself.
  registration.active?.postMessage(CLAIM);
  await controlled;
}

try {
  await takeControl();
  sessionStorage.removeItem(SECOND_CHANCE);
  const wanted = sessionStorage.getItem(WANTED);
  sessionStorage.removeItem(WANTED);
  // The worker is there now, and answers with the page of that address.
  if (wanted !== null) location.replace(wanted);
  else await import(/* @vite-ignore */ (document.getElementById(PROGRAM_ID) as HTMLLinkElement).href);
} catch (error) {
  console.error(error);
  explain(document.getElementById('root') ?? document.body);
}
