import type { Browser as Chromium, Page } from '@playwright/test';
import { limitList, longestTask, openPage } from './browser-page.ts';
import type { Measure } from './report.ts';
import { ratioOf, tasksOf } from './sizes.ts';

const WHAT = { many: 500, few: 50 };
const LONGEST_TASK = 50;

type Times = { built: number; bare: number; task: number };

/** Compares a report over five hundred and over fifty vehicles, and both with their bare requests. */
export async function reportSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const few = await timesWith(browser, url, WHAT.few);
  const many = await timesWith(browser, url, WHAT.many);
  const of = (key: keyof Times) => ({ many: many[key], few: few[key] });
  return [
    ...tasksOf({ name: 'vehicles in a report, built', what: WHAT, value: of('task') }, LONGEST_TASK),
    ...ratioOf(
      { name: 'vehicles in a report', what: WHAT, value: of('built'), note: 'from the choice of 30 days to all rows' },
      12,
    ),
    { name: `The same ${WHAT.many} requests without rendering`, value: many.bare, unit: 'ms' },
    {
      name: `${WHAT.many} vehicles in a report: built / bare`,
      value: many.built / many.bare,
      unit: '×',
      target: { atMost: 2 },
    },
  ];
}

async function timesWith(browser: Chromium, url: string, vehicles: number): Promise<Times> {
  // The first run warms the mock up, so that both runs and the bare requests cost it the same.
  await report(browser, url, vehicles);
  return report(browser, url, vehicles);
}

async function report(browser: Chromium, url: string, vehicles: number): Promise<Times> {
  const { page, token } = await openPage(browser, url, 'fleet', 'owner-fleet');
  await limitList(page, /\/api\/v1\/vehicle\/?\?/, vehicles);
  await page.goto('/reports');
  await page.locator('[data-status="done"]').waitFor({ timeout: 120_000 });
  let built = 0;
  const task = await longestTask(page, async () => {
    built = await withThirtyDays(page);
  });
  const bare = await withoutRendering(page, token ?? '');
  await page.context().close();
  return { built, bare, task };
}

/** Milliseconds from the choice of the last 30 days until all vehicles are read. */
async function withThirtyDays(page: Page): Promise<number> {
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('chosen'), { capture: true, once: true });
    performance.clearResourceTimings();
  });
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  await page.locator('[data-status="running"]').waitFor();
  const done = await page.waitForFunction(
    () => (document.querySelector('[data-status="done"]') ? performance.now() : 0),
    undefined,
    { polling: 'raf', timeout: 120_000 },
  );
  const chosen = await page.evaluate(() => performance.getEntriesByName('chosen').at(-1)?.startTime ?? Number.NaN);
  return (await done.jsonValue()) - chosen;
}

/** Baseline: the same requests from the same page, six at a time, read as text only. */
function withoutRendering(page: Page, token: string): Promise<number> {
  return page.evaluate(async (token) => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/device/trip/'));
    const from = performance.now();
    const inTurn = async () => {
      for (let address = addresses.pop(); address; address = addresses.pop()) {
        const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
        await answer.text();
      }
    };
    await Promise.all([1, 2, 3, 4, 5, 6].map(inTurn));
    return performance.now() - from;
  }, token);
}
