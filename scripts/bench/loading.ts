import type { Browser as Chromium, Page } from '@playwright/test';
import { openPage } from './browser-page.ts';
import { withPortal } from './portal.ts';
import type { Measure, Suite } from './report.ts';
import { atSeventyFive, observeVitals, slowDown, vitalsOf } from './vitals.ts';

const PHONE = { width: 390, height: 844 };
const VIEWS = 4;
/** Limit of a good LCP, in milliseconds. */
const GOOD = 2_500;
/** Slow 4G, as Lighthouse emulates it: milliseconds, and bytes per second. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 188_744, uploadThroughput: 86_400 };
/** Longer than the last text takes to be painted after the last answer. */
const SETTLING = 2_000;

const PAGES = [
  { name: 'Sign-in', path: '/login', persona: null },
  { name: 'Dashboard', path: '/', persona: 'owner' },
  { name: 'Vehicle', path: '/control-center/vehicle/1003', persona: 'owner' },
] as const;
type Place = (typeof PAGES)[number];

/** `first`: without cached files. `repeat`: the service worker has the files of the page from a visit before. */
const VISITS = ['first', 'repeat'] as const;
type Visit = (typeof VISITS)[number];

/** Opens the page at full speed once, until its service worker serves it. */
async function visitBefore(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING);
  const isServed = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!isServed) throw new Error(`The service worker does not serve ${path}.`);
}

/** Largest Contentful Paint (LCP). A repeated visit opens in a new tab, with the data read again. */
async function view(browser: Chromium, url: string, { path, persona }: Place, visit: Visit): Promise<number> {
  const { page: before } = await openPage(browser, url, 'default', persona ?? undefined);
  if (visit === 'repeat') await visitBefore(before, path);
  const page = await before.context().newPage();
  await before.close();
  await page.setViewportSize(PHONE);
  await observeVitals(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  // Visitors of a real portal do not load it.
  await session.send('Network.setBlockedURLs', { urls: ['*/__mock/panel.js'] });
  await slowDown(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING);
  const { lcp } = await vitalsOf(page);
  await page.context().close();
  if (lcp === null) throw new Error(`${path} painted nothing.`);
  return lcp;
}

async function measure(browser: Chromium, url: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const place of PAGES) {
    const views: Record<Visit, number[]> = { first: [], repeat: [] };
    // In turn, so that a busy moment of the machine slows both.
    for (let at = 0; at < VIEWS; at++)
      for (const visit of VISITS) views[visit].push(await view(browser, url, place, visit));
    for (const visit of VISITS) {
      measures.push({
        name: `${place.name}, ${visit} visit`,
        value: atSeventyFive(views[visit], (value) => value),
        unit: 'ms',
        target: { atMost: GOOD },
        note:
          visit === 'first'
            ? 'over HTTP/1.1, six requests at a time'
            : 'files from the service worker, whose own two requests are not slowed',
      });
    }
  }
  return measures;
}

/** LCP on a slow phone, at the 75th percentile of page views. */
export const loading: Suite = {
  title: 'Largest paint, slow phone and network',
  run: () => withPortal(measure),
};
