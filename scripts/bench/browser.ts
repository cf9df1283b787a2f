import type { Browser as Chromium, Page } from '@playwright/test';
import { firstRow, heapOf, longestTask, mapAtRest, openPage, wheelOver } from './browser-page.ts';
import { cartSizes } from './cart.ts';
import { fleetSizes } from './fleet-sizes.ts';
import { withPortal } from './portal.ts';
import type { Measure, Suite } from './report.ts';
import { median } from './statistics.ts';

const RUNS = 3;
const OWNER = { email: 'riley.kowalski@waymark.example', password: 'Waymark-2026!' };
const VEHICLES = 10_000;
const LONGEST_TASK = 200;

async function measure(browser: Chromium, url: string): Promise<Measure[]> {
  const signedIn = await times(RUNS, () => signIn(browser, url));
  return [
    {
      name: 'Sign-in (SRP) to the first vehicle',
      value: median(signedIn),
      unit: 'ms',
      target: { atMost: 2_500 },
      note: 'from the click',
    },
    ...(await fleet(browser, url)),
    ...(await fleetSizes(browser, url)),
    ...(await cartSizes(browser, url)),
  ];
}

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < count; run++) taken.push(await work());
  return taken;
}

/** Time to sign in as a visitor of the map: from the submit button to the first row, including the SRP computation. */
async function signIn(browser: Chromium, url: string): Promise<number> {
  const { page } = await openPage(browser, url, 'default');
  await page.goto('/control-center');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  // Prefetches that start while the user types are finished by now.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true }),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  const shown = await firstRow(page);
  const pressed = await page.evaluate(() => performance.getEntriesByName('pressed')[0]?.startTime ?? Number.NaN);
  await page.context().close();
  return shown - pressed;
}

async function fleet(browser: Chromium, url: string): Promise<Measure[]> {
  const drawn: number[] = [];
  const bare: number[] = [];
  for (let run = 1; run < RUNS; run++) {
    const { page, token } = await openPage(browser, url, 'fleet', 'owner-fleet');
    drawn.push(await fetchedAndDrawn(page));
    bare.push(await fetchedBare(page, token ?? ''));
    await page.context().close();
  }
  const { page } = await openPage(browser, url, 'fleet', 'owner-fleet');
  await page.goto('/control-center');
  await mapAtRest(page);
  const scrolling = await longestTask(page, () => wheelOver(page, '[data-vehicle] >> nth=4'));
  const panning = await longestTask(page, () => panMap(page));
  const heap = await heapOf(page);
  await page.context().close();
  const few = await openPage(browser, url, 'default', 'owner');
  await few.page.goto('/control-center');
  await mapAtRest(few.page);
  const panningFew = await longestTask(few.page, () => panMap(few.page));
  await few.page.context().close();
  const all = VEHICLES.toLocaleString('en-US');
  return [
    { name: `${all} vehicles: first byte to all drawn`, value: median(drawn), unit: 'ms' },
    { name: `${all} vehicles: the same pages without rendering`, value: median(bare), unit: 'ms' },
    {
      name: `${all} vehicles: drawn / bare`,
      value: median(drawn) / median(bare),
      unit: '×',
      target: { atMost: 2 },
    },
    { name: `${all} vehicles: heap after collection`, value: heap, unit: 'MB', target: { atMost: 80 } },
    {
      name: `${all} vehicles: longest task while the list is scrolled`,
      value: scrolling,
      unit: 'ms',
      target: { atMost: LONGEST_TASK },
      note: '0 if all are below 50 ms',
    },
    {
      name: `${all} vehicles: longest task while the map is panned`,
      value: panning,
      unit: 'ms',
      target: { atMost: LONGEST_TASK },
      note: '0 if all are below 50 ms',
    },
    {
      name: '15 vehicles: longest task while the map is panned',
      value: panningFew,
      unit: 'ms',
      note: 'rendering the map alone, slow without a GPU',
    },
  ];
}

/** Time from the first byte of the first page of vehicles until all are listed and counted in the facets. */
async function fetchedAndDrawn(page: Page): Promise<number> {
  await page.goto('/control-center');
  const shown = await firstRow(page);
  const { first, pages } = await page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/api\/v1\/vehicle\/?\?/.test(name));
    return { first: Math.min(...calls.map(({ responseStart }) => responseStart)), pages: calls.length };
  });
  if (pages !== VEHICLES / 100) throw new Error(`${pages} pages of vehicles were fetched.`);
  return shown - first;
}

/** Baseline: the same requests from the same page, six at a time, read as text only. */
function fetchedBare(page: Page, token: string): Promise<number> {
  return page.evaluate(
    async ({ token, count }) => {
      const read = async (offset: number) => {
        const answer = await fetch(`/api/v1/vehicle?limit=100&offset=${offset}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        const at = performance.now();
        await answer.text();
        return at;
      };
      const first = await read(0);
      let next = 100;
      const inTurn = async () => {
        while (next < count) {
          const offset = next;
          next += 100;
          await read(offset);
        }
      };
      await Promise.all([1, 2, 3, 4, 5, 6].map(inTurn));
      return performance.now() - first;
    },
    { token, count: VEHICLES },
  );
}

async function panMap(page: Page): Promise<void> {
  await page.mouse.move(1_100, 450);
  await page.mouse.down();
  for (let step = 1; step <= 45; step++) {
    await page.mouse.move(1_100 - step * 9, 450 + step * 4);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}

/** Measures the built portal in a browser, over the mock. */
export const browser: Suite = { title: 'Portal in a browser', run: () => withPortal(measure) };
