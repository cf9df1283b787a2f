import { RELOAD_GUARD } from '../rules/constants/calls.ts';
import { tabStorage } from './web-storage.ts';

/** In the query after a reload that was meant to fetch a newer build. */
const RETRY = 'retry';
const LAST_RELOAD = 'waymark.last-reload';

/**
 * Where to go when a part of the program cannot be loaded, which is what a new version on the server looks like to an old
 * page: once to the same address, marked. Null when that was tried already, or not long ago (core 2.2). Times are milliseconds since 1970.
 */
export function reloadAddress(address: string, lastReload: number | null, now: number): string | null {
  const url = new URL(address);
  if (url.searchParams.has(RETRY) || (lastReload !== null && now - lastReload < RELOAD_GUARD)) return null;
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

/** A navigation that still has not replaced the page after this long was canceled, or was a download. Milliseconds. */
const DEPARTURE = 5_000;
/** Between tries while the page may be on its way out. Milliseconds. */
const BETWEEN_TRIES = 500;

/** Whether a navigation away from the page has started and may still replace it. */
let isLeaving = false;

/** Follows navigations away from the page. `page` is the window. */
export function watchDepartures(page: EventTarget): void {
  let over: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(over);
    isLeaving = true;
  };
  const stay = () => {
    clearTimeout(over);
    isLeaving = false;
  };
  // The question "Leave this page?" stops timers: the time counts from its answer.
  page.addEventListener('beforeunload', () => {
    leave();
    over = setTimeout(() => {
      over = setTimeout(stay, DEPARTURE);
    });
  });
  page.addEventListener('pagehide', leave);
  // Shown again from the cache of Back and Forward.
  page.addEventListener('pageshow', stay);
}

/** A part of the program that cannot be loaded, after a reload or where none would help. `cause`: what the browser says. */
export class ChunkError extends Error {}

/**
 * Loads a part of the program; if that fails reloads the page once (core 2.2): at `target`, an address of the portal that somebody
 * is on their way to. Rejects with a `ChunkError`.
 *
 * Firefox and WebKit abort pending imports when a navigation starts, long before `pagehide`. That is no lost part: a reload would
 * replace the navigation. Tries again instead, for a page that stays.
 */
export async function loadChunk<T>(load: () => Promise<T>, target = () => location.href): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (isLeaving) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
      return loadChunk(load, target);
    }
    const last = tabStorage.read(LAST_RELOAD);
    const wanted = target();
    const address = reloadAddress(wanted, last === null ? null : Number(last), Date.now());
    // Without a network there is no newer build to fetch, and what was typed would be lost for nothing.
    if (address === null || !navigator.onLine) throw new ChunkError('Not loaded', { cause: failure });
    tabStorage.write(LAST_RELOAD, String(Date.now()));
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
