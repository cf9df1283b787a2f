import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

/** Skeletons, and parts that wait for an answer. */
const LOADING = 'output[aria-label], [aria-busy="true"]';
/** May last as long as the page. */
const LASTING = new Set(['media', 'eventsource', 'websocket', 'ping']);

/** Scripts of workers, whose end the browser does not report if a map that started them is gone. */
const OF_WORKER = /-worker-[^/]*\.js$/;

/**
 * Returns a function that waits until the page has neither skeletons nor open requests, and nothing to do: twice in a row, because an
 * answer may lead to the next request.
 */
export function settling(page: Page): (subject: string) => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!LASTING.has(request.resourceType()) && !OF_WORKER.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** Requests and number of skeletons that the page waits for. */
  const awaited = async () => {
    const loading = await page.evaluate(async (selector) => {
      const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
      for (const wait of [frame, frame, idle]) await wait();
      return document.querySelector('main') === null ? 1 : document.querySelectorAll(selector).length;
    }, LOADING);
    return [...Array.from(open, (request) => request.url()), ...(loading > 0 ? [`${loading} parts`] : [])];
  };
  return async (subject) => {
    const stays = async () => [...(await awaited()), ...(await awaited())];
    await expect.poll(stays, { message: `${subject} is still loading`, intervals: [50] }).toEqual([]);
  };
}

/** Opens an address without loading the portal again, as a link does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
