import type { Browser as Chromium, Page } from '@playwright/test';
import { owner } from '../../fixtures/personas/owner.ts';
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

/**
 * `first`: without cached files. A signed-in user has none only if the browser discarded them: on a new phone, the sign-in comes first.
 * `repeat`: the service worker has the files of the page from a visit before.
 */
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

/** A slow phone on a slow network, from now on. */
async function slowPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await observeVitals(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  // Visitors of a real portal do not load it.
  await session.send('Network.setBlockedURLs', { urls: ['*/__mock/panel.js'] });
  await slowDown(page);
}

async function settledLcp(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING);
  const { lcp } = await vitalsOf(page);
  if (lcp === null) throw new Error(`${page.url()} painted nothing.`);
  return lcp;
}

/** Largest Contentful Paint (LCP). A repeated visit opens in a new tab, with the data read again. */
async function view(browser: Chromium, url: string, { path, persona }: Place, visit: Visit): Promise<number> {
  const { page: before } = await openPage(browser, url, 'default', persona ?? undefined);
  if (visit === 'repeat') await visitBefore(before, path);
  const page = await before.context().newPage();
  await before.close();
  await slowPhone(page);
  await page.goto(path);
  const lcp = await settledLcp(page);
  await page.context().close();
  return lcp;
}

type Press = 'signIn' | 'vehicle';
/** Seconds on the sign-in page: those of a password manager and of a person. */
const TYPING = [1, 9] as const;

/** The first visit on a new phone: LCP from the press of “Sign in” to the dashboard, and from the press of a vehicle to its page. */
async function firstVisit(browser: Chromium, url: string, typing: number): Promise<Record<Press, number>> {
  const { page } = await openPage(browser, url, 'default');
  await slowPhone(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.waitForTimeout(typing * 1_000);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const vehicle = page.locator('main a[href*="/control-center/vehicle/"]').first();
  await vehicle.waitFor();
  const signIn = await settledLcp(page);
  await vehicle.click();
  await page.waitForURL('**/control-center/vehicle/*');
  const opened = await settledLcp(page);
  await page.context().close();
  return { signIn, vehicle: opened };
}

async function measureFirstVisits(browser: Chromium, url: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const typing of TYPING) {
    const visits: Record<Press, number>[] = [];
    for (let at = 0; at < VIEWS; at++) visits.push(await firstVisit(browser, url, typing));
    const measure = (name: string, press: Press): Measure => ({
      name: `${name}, signed in after ${typing} s`,
      value: atSeventyFive(visits, (visit) => visit[press])[press],
      unit: 'ms',
      target: { atMost: GOOD },
      note: 'a new phone, from the press to the largest paint',
    });
    measures.push(measure('Dashboard', 'signIn'), measure('Vehicle from the dashboard', 'vehicle'));
  }
  return measures;
}

async function measure(browser: Chromium, url: string): Promise<Measure[]> {
  const measures = await measureFirstVisits(browser, url);
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
