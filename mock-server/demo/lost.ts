/**
 * Script of `404.html`, which many hosts serve for missing files. Handles pages that bypassed the worker: a forced
 * reload, or a visit to a deep link before the worker is installed.
 */
import { foldersAbove } from './folders.ts';
import { SECOND_CHANCE, WANTED } from './messages.ts';

async function hasDemo(folder: string): Promise<boolean> {
  const response = await fetch(`${folder}sw.js`, { method: 'HEAD' });
  return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
}

async function demoAbove(): Promise<string | null> {
  for (const folder of foldersAbove(location.pathname)) if (await hasDemo(folder)) return folder;
  return null;
}

const registrations = await navigator.serviceWorker?.getRegistrations();
const known = registrations?.find(({ scope }) => location.href.startsWith(scope));
if (known && sessionStorage.getItem(SECOND_CHANCE) !== location.href) {
  sessionStorage.setItem(SECOND_CHANCE, location.href);
  location.reload();
} else {
  sessionStorage.removeItem(SECOND_CHANCE);
  const root = known?.scope ?? (await demoAbove());
  if (root !== null) {
    sessionStorage.setItem(WANTED, location.href);
    location.replace(root);
  }
}
