import { RELOAD_GUARD } from '../rules/constants/calls.ts';
import { tabStorage } from './web-storage.ts';

/** Query parameter of a reload that fetches a newer build. */
const RETRY = 'retry';
const LAST_RELOAD = 'waymark.last-reload';

/**
 * Address to load after a chunk failed, which usually means that the server has a new version: the same address, marked. `null` if
 * that was tried already, or less than 60 seconds ago (core 2.2). Times are milliseconds since 1970.
 */
export function reloadAddress(address: string, lastReload: number | null, now: number): string | null {
  const url = new URL(address);
  if (url.searchParams.has(RETRY) || (lastReload !== null && now - lastReload < RELOAD_GUARD)) return null;
  url.searchParams.set(RETRY, '1');
  return url.href;
}

/** Returns the address without the mark, or `null` if it has none. */
export function withoutRetry(address: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has(RETRY)) return null;
  url.searchParams.delete(RETRY);
  return url.href;
}

/** A navigation that has not replaced the page after this time was canceled, or was a download. Milliseconds. */
const DEPARTURE = 5_000;
/** Interval between retries while a navigation may be in progress. Milliseconds. */
const BETWEEN_TRIES = 500;

/** Whether a navigation away from the page has started and may still replace it. */
let isLeaving = false;

/** Watches navigations away from the page. `page` is the window. */
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
  // The prompt "Leave this page?" stops timers, so the time counts from its answer.
  page.addEventListener('beforeunload', () => {
    leave();
    over = setTimeout(() => {
      over = setTimeout(stay, DEPARTURE);
    });
  });
  page.addEventListener('pagehide', leave);
  // Restored from the back/forward cache.
  page.addEventListener('pageshow', stay);
}

/** Addresses of stylesheets that failed. The bundler asks for each once: a page that is tried again would have no styles. */
const failedStyles = new Set<string>();
let stylesAgain: Promise<unknown> = Promise.resolve();

/** Watches stylesheets that fail to load. `page` is the window. */
export function watchStyles(page: EventTarget): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failedStyles.add(target.href);
    target.remove();
  };
  // Errors of elements do not bubble.
  page.addEventListener('error', note, { capture: true });
}

/** Loads the stylesheets that failed. Rejects if one fails again. */
async function loadFailedStyles(): Promise<void> {
  if (failedStyles.size > 0) {
    stylesAgain = Promise.all([...failedStyles].map(loadStyle));
    failedStyles.clear();
  }
  await stylesAgain;
}

const loadStyle = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`Not loaded: ${href}`)));
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });

/** A chunk that cannot be loaded, after a reload or if none would help. `cause`: the browser's error. */
export class ChunkError extends Error {}

/**
 * Loads a chunk. If that fails, loads `target` once (core 2.2), an address of the portal. Rejects with a `ChunkError`.
 *
 * Firefox and WebKit abort pending imports when a navigation starts, long before `pagehide`. A reload would replace the navigation,
 * so this retries instead, in case the page stays.
 */
export async function loadChunk<T>(load: () => Promise<T>, target = () => location.href): Promise<T> {
  try {
    await loadFailedStyles();
    return await load();
  } catch (failure) {
    if (isLeaving) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
      return loadChunk(load, target);
    }
    const last = tabStorage.read(LAST_RELOAD);
    const wanted = target();
    const address = reloadAddress(wanted, last === null ? null : Number(last), Date.now());
    // Without a network a reload fetches no newer build and loses what the user typed.
    if (address === null || !navigator.onLine) throw new ChunkError('Not loaded', { cause: failure });
    tabStorage.write(LAST_RELOAD, String(Date.now()));
    // Keeps Back on the previous page, as without the reload.
    if (wanted === location.href) location.replace(address);
    else location.assign(address);
    // The page is being replaced. Shows nothing until then.
    return new Promise<never>(() => undefined);
  }
}

/** Removes the mark of a reload from the address bar. */
export function clearRetry(): void {
  const clean = withoutRetry(location.href);
  if (clean !== null) history.replaceState(history.state, '', clean);
}
