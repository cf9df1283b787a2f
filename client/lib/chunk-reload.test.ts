import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk, reloadAddress, watchDepartures, watchStyles, withoutRetry } from './chunk-reload.ts';
import { memoryStorage } from './storage.fixture.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const PAGE = 'https://portal.example/reports?page=safety';

test('[core 2.2] reloads the page once for a chunk that does not load, with a mark in the query', () => {
  expect(reloadAddress(PAGE, null, NOW)).toBe('https://portal.example/reports?page=safety&retry=1');
  expect(reloadAddress(`${PAGE}&retry=1`, null, NOW)).toBeNull();
});

test('[core 2.2] forces at most one reload per 60 seconds', () => {
  expect(reloadAddress(PAGE, NOW - 59_999, NOW)).toBeNull();
  expect(reloadAddress(PAGE, NOW - 60_000, NOW)).not.toBeNull();
});

test('removes the mark', () => {
  expect(withoutRetry(`${PAGE}&retry=1`)).toBe(PAGE);
  expect(withoutRetry(PAGE)).toBeNull();
});

/** A page at an address. Returns its navigations. */
function page(href: string, { onLine = true } = {}): string[] {
  const went: string[] = [];
  vi.stubGlobal('location', {
    href,
    replace: (address: string) => void went.push(`replace ${address}`),
    assign: (address: string) => void went.push(`assign ${address}`),
  });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine });
  return went;
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Whether a promise is still pending after all tasks in flight. */
const isOpen = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'open'))])) === 'open';

test('[core 2.2] reloads for a missing chunk, and reports the next one within 60 seconds', async () => {
  const went = page(PAGE);
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(await isOpen(loadChunk(missing))).toBe(true);
  expect(went).toEqual([`replace ${PAGE}&retry=1`]);
  await expect(loadChunk(missing)).rejects.toThrow(ChunkError);
  expect(went).toHaveLength(1);
});

test('[core 2.2] loads the target page if the chunk belongs to a navigation', async () => {
  const went = page(PAGE);
  expect(await isOpen(loadChunk(missing, () => 'https://portal.example/billing?x=1'))).toBe(true);
  expect(went).toEqual(['assign https://portal.example/billing?x=1&retry=1']);
});

test('does not reload without a network', async () => {
  const went = page(PAGE, { onLine: false });
  await expect(loadChunk(missing)).rejects.toThrow(ChunkError);
  expect(went).toEqual([]);
});

/** A window with watched navigations and fake time. */
function followedWindow(): (event: 'beforeunload' | 'pagehide' | 'pageshow') => void {
  vi.useFakeTimers();
  const window = new EventTarget();
  watchDepartures(window);
  return (event) => void window.dispatchEvent(new Event(event));
}

test('[core 2.2] an import that a navigation aborts does not replace the navigation', async () => {
  const went = page(PAGE);
  const fire = followedWindow();
  fire('beforeunload');
  const settled = vi.fn();
  void loadChunk(missing).finally(settled);
  await vi.advanceTimersByTimeAsync(4_000);
  fire('pagehide');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  expect(went).toEqual([]);
  expect(sessionStorage.getItem('waymark.last-reload')).toBeNull();
  fire('pageshow');
});

test('[core 2.2] loads an aborted import again if the navigation was a download', async () => {
  const went = page(PAGE);
  const fire = followedWindow();
  fire('beforeunload');
  const load = vi.fn<() => Promise<string>>(missing).mockRejectedValueOnce(new TypeError('Aborted'));
  load.mockResolvedValueOnce('part');
  const part = loadChunk(load);
  await vi.advanceTimersByTimeAsync(500);
  expect(await part).toBe('part');
  expect(went).toEqual([]);
});

test('[core 2.2] reloads for a lost chunk once a canceled navigation is over', async () => {
  const went = page(PAGE);
  const fire = followedWindow();
  fire('beforeunload');
  void loadChunk(missing);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(went).toEqual([`replace ${PAGE}&retry=1`]);
});

test('[core 2.2] reloads for a lost chunk on a page restored by Back', async () => {
  const went = page(PAGE);
  const fire = followedWindow();
  fire('pagehide');
  fire('pageshow');
  void loadChunk(missing);
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toEqual([`replace ${PAGE}&retry=1`]);
});

test('[core 2.2] loads a stylesheet that failed before the chunk that is tried again', async () => {
  class Link extends EventTarget {
    rel = 'stylesheet';
    href = 'https://portal.example/page.css';
    remove = vi.fn();
  }
  const added: Link[] = [];
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('document', { createElement: () => new Link(), head: { append: (link: Link) => added.push(link) } });
  const window = new EventTarget();
  watchStyles(window);
  const failed = new Link();
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: failed });
  window.dispatchEvent(event);
  expect(failed.remove).toHaveBeenCalledOnce();

  const load = vi.fn(() => Promise.resolve('chunk'));
  const loaded = loadChunk(load);
  await Promise.resolve();
  expect(added.map(({ href }) => href)).toEqual(['https://portal.example/page.css']);
  expect(load).not.toHaveBeenCalled();
  added[0]?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('chunk');
  await loadChunk(load);
  expect(added).toHaveLength(1);
});
