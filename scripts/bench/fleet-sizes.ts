import type { Browser as Chromium, Page } from '@playwright/test';
import { firstRow, mapAtRest, openPage } from './browser-page.ts';
import type { Measure } from './report.ts';
import { median } from './statistics.ts';

const FEW = 10;
const MANY = 10_000;
const RUNS = 5;
/** Search text, typed letter by letter: matches many names first, then fewer. */
const TYPED = 'van 12';
/** Shorter interactions are not reported. The threshold is half a frame above this. */
const UNTOLD = 16;

type Times = { change: number; key: number; refresh: number };

/** Compares the same page with ten thousand and with ten vehicles. */
export async function fleetSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const many = await timesWith(browser, url, MANY);
  const few = await timesWith(browser, url, FEW);
  const pair = (name: string, key: keyof Times, atMost: number, note: string): Measure[] => [
    { name: `${name}, ${FEW} vehicles`, value: few[key], unit: 'ms', note },
    { name: `${name}, ${MANY.toLocaleString('en-US')} vehicles`, value: many[key], unit: 'ms' },
    { name: `${name}: many / few`, value: many[key] / few[key], unit: '×', target: { atMost } },
  ];
  return [
    ...pair('From the list to a vehicle', 'change', 3, 'from the click to its name as the heading'),
    ...pair('A key in the search', 'key', 8, 'to the next frame, slowest letter of a word'),
    ...pair('Refresh of map and list', 'refresh', 60, '100 pages against one'),
  ];
}

async function timesWith(browser: Chromium, url: string, vehicles: number): Promise<Times> {
  const { page, token, world } = await openPage(browser, url, 'fleet', 'owner-fleet');
  if (vehicles < MANY) {
    const few = await firstOf(`${url}/api/v1/vehicle?limit=${vehicles}`, vehicles, { token: token ?? '', world });
    await page.route(/\/api\/v1\/vehicle\/?\?/, (route) => route.fulfill({ json: few }));
  }
  await page.goto('/control-center');
  await firstRow(page);
  await mapAtRest(page);
  const key = await slowestKey(page);
  const change: number[] = [];
  const refresh: number[] = [];
  for (let run = 0; run < RUNS; run++) change.push(await toVehicle(page));
  for (let run = 0; run < RUNS; run++) refresh.push(await refreshed(page));
  await page.context().close();
  return { change: median(change), key, refresh: median(refresh) };
}

/** Reduces the vehicles to their first page. */
async function firstOf(address: string, count: number, { token, world }: { token: string; world: string }) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Mock-World': world };
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`GET ${address} answered ${answer.status}`);
  return { ...((await answer.json()) as object), count, next: null };
}

/** Event timing measures from a key press to the frame that shows its effect. */
async function slowestKey(page: Page): Promise<number> {
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(globalThis, { keys });
    const observer = new PerformanceObserver((list) => keys.push(...list.getEntries().map(({ duration }) => duration)));
    // `durationThreshold` belongs to the event timing API. The DOM types do not have it yet.
    const init: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(init);
  });
  const search = page.getByRole('searchbox').first();
  await search.click();
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSE);
  }
  const keys = await page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
  await search.fill('');
  return Math.max(UNTOLD, ...keys);
}
const PAUSE = 200;

/** Time from the click on "Details" in a vehicle's panel until its page has a heading, and back. */
async function toVehicle(page: Page): Promise<number> {
  await page.locator('[data-vehicle]').first().click();
  const details = page.getByRole('complementary').getByRole('link', { name: 'Details' });
  await details.waitFor();
  await page.evaluate(() => addEventListener('click', () => performance.mark('left'), { capture: true, once: true }));
  await details.click();
  const arrived = await page.waitForFunction(
    () =>
      /\/control-center\/vehicle\/\d+$/.test(location.pathname) && document.querySelector('main h1')
        ? performance.now()
        : 0,
    undefined,
    { polling: 'raf' },
  );
  const left = await page.evaluate(() => performance.getEntriesByName('left').at(-1)?.startTime ?? Number.NaN);
  const taken = (await arrived.jsonValue()) - left;
  await page.goBack();
  await firstRow(page);
  await mapAtRest(page);
  return taken;
}

/** Time from the restored connection until the list shows fresh data. */
async function refreshed(page: Page): Promise<number> {
  const age = (pattern: string) =>
    page.waitForFunction(
      (pattern) =>
        new RegExp(pattern).test(document.querySelector('[data-vehicle-age]')?.textContent ?? '')
          ? performance.now()
          : 0,
      pattern,
      { polling: 'raf', timeout: 60_000 },
    );
  await age(OLD);
  await page.context().setOffline(true);
  await page.evaluate(() => addEventListener('online', () => performance.mark('online'), { once: true }));
  await page.context().setOffline(false);
  const shown = await (await age(NEW)).jsonValue();
  const online = await page.evaluate(() => performance.getEntriesByName('online').at(-1)?.startTime ?? Number.NaN);
  return shown - online;
}
const OLD = String.raw`\b([4-9]|\d\d) sec|min`;
const NEW = String.raw`\b[0-2] sec|Just now`;
