import type { Browser as Chromium, Page } from '@playwright/test';
import { limitList, longestTask, mapAtRest, openPage, plainMap, wheelOver } from './browser-page.ts';
import type { Measure } from './report.ts';
import { ratioOf, tasksOf } from './sizes.ts';

const WHAT = { many: 1_000, few: 100 };
const LONGEST_TASK = 50;

type Times = { loaded: number; loading: number; scrolled: number; panned: number };

/** Compares the geofences page with a thousand and with a hundred geofences. */
export async function geofenceSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const few = await timesWith(browser, url, WHAT.few);
  const many = await timesWith(browser, url, WHAT.many);
  const of = (key: keyof Times) => ({ many: many[key], few: few[key] });
  return [
    ...tasksOf({ name: 'geofences, read', what: WHAT, value: of('loading') }, LONGEST_TASK),
    ...tasksOf({ name: 'geofences, list scrolled', what: WHAT, value: of('scrolled') }, LONGEST_TASK),
    ...tasksOf({ name: 'geofences, map panned', what: WHAT, value: of('panned') }, LONGEST_TASK),
    ...ratioOf({ name: 'geofences, from the first request to all listed', what: WHAT, value: of('loaded') }, 12),
  ];
}

async function timesWith(browser: Chromium, url: string, count: number): Promise<Times> {
  const { page } = await openPage(browser, url, 'fleet', 'owner-fleet');
  await plainMap(page, url);
  await limitList(page, /\/geofence\/?\?/, count);
  let loaded = 0;
  const loading = await longestTask(page, async () => {
    await page.goto('/control-center/geofences');
    loaded = await allListed(page, count);
  });
  await mapAtRest(page);
  const scrolled = await longestTask(page, () => wheelOver(page, 'tbody [data-row]'));
  const panned = await longestTask(page, () => panMap(page));
  await page.context().close();
  return { loaded, loading, scrolled, panned };
}

/** Milliseconds from the request of the first page until the table has all rows. Waits in the page: the driver would add a long task. */
async function allListed(page: Page, count: number): Promise<number> {
  const listed = await page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const table = document.querySelector('main table');
          const rows = Number(table?.getAttribute('aria-rowcount') ?? 1) - 1;
          const shown = Math.max(rows, table?.querySelectorAll('[data-row]').length ?? 0);
          if (shown >= count) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    count,
  );
  const first = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/geofence\/?\?/.test(name))
        .map(({ startTime }) => startTime),
    ),
  );
  return listed - first;
}

async function panMap(page: Page): Promise<void> {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('The map is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 45; step++) {
    await page.mouse.move(x - step * 4, y + step * 2);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}
