import type { Browser as Chromium } from '@playwright/test';
import { buildClient } from '../build-client.ts';
import { openBrowser, openPage } from './browser-page.ts';
import { startMock } from './peers.ts';
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

/** Largest Contentful Paint (LCP) of a first visit, without cached files. */
async function view(browser: Chromium, url: string, { path, persona }: (typeof PAGES)[number]): Promise<number> {
  const { page } = await openPage(browser, url, 'default', persona ?? undefined);
  await page.setViewportSize(PHONE);
  await observeVitals(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await slowDown(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING);
  const { lcp } = await vitalsOf(page);
  await page.context().close();
  if (lcp === null) throw new Error(`${path} painted nothing.`);
  return lcp;
}

async function run(): Promise<Measure[]> {
  await buildClient();
  const mock = await startMock(['--static=dist']);
  const browser = await openBrowser();
  try {
    const measures: Measure[] = [];
    for (const page of PAGES) {
      const views: number[] = [];
      for (let at = 0; at < VIEWS; at++) views.push(await view(browser, mock.url, page));
      measures.push({
        name: page.name,
        value: atSeventyFive(views, (value) => value),
        unit: 'ms',
        target: { atMost: GOOD },
        note: 'over HTTP/1.1, six requests at a time',
      });
    }
    return measures;
  } finally {
    await browser.close();
    await mock.stop();
  }
}

/** LCP on a slow phone, at the 75th percentile of page views. */
export const loading: Suite = { title: 'Largest paint of a first visit, slow phone and network', run };
