import { TIMERS } from '../rules/constants.ts';

/** In the query after a reload that was meant to fetch a newer build. */
const RETRY = 'retry';
const LAST_RELOAD = 'waymark.last-reload';

/**
 * Where to go when a part of the program cannot be loaded, which is what a new version on the server looks like to an old
 * page: once to the same address, marked. Null when that was tried already, or not long ago (core 2.2). Times are milliseconds since 1970.
 */
export function reloadAddress(address: string, lastReload: number | null, now: number): string | null {
  const url = new URL(address);
  if (url.searchParams.has(RETRY) || (lastReload !== null && now - lastReload < TIMERS.reloadGuard)) return null;
  url.searchParams.set(RETRY, '1');
  return url.href;
}

/** The address without the mark, or null if there is none to take away. */
export function withoutRetry(address: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has(RETRY)) return null;
  url.searchParams.delete(RETRY);
  return url.href;
}

/** A part of the program that cannot be loaded, after a reload or where none would help. `cause`: what the browser says. */
export class ChunkError extends Error {}

/**
 * Loads a part of the program; if that fails reloads the page once (core 2.2): at `target`, an address of the portal that somebody
 * is on their way to. Rejects with a `ChunkError`.
 */
export async function loadChunk<T>(load: () => Promise<T>, target = () => location.href): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const last = sessionStorage.getItem(LAST_RELOAD);
    const wanted = target();
    const address = reloadAddress(wanted, last === null ? null : Number(last), Date.now());
    // Without a network there is no newer build to fetch, and what was typed would be lost for nothing.
    if (address === null || !navigator.onLine) throw new ChunkError('Not loaded', { cause: failure });
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    // Back leads from another page to this one, as it would have without the reload.
    if (wanted === location.href) location.replace(address);
    else location.assign(address);
    // The page is on its way out; nothing is to be shown in the meantime.
    return new Promise<never>(() => undefined);
  }
}

/** Takes the mark of a reload out of the address bar. */
export function clearRetry(): void {
  const clean = withoutRetry(location.href);
  if (clean !== null) history.replaceState(history.state, '', clean);
}
