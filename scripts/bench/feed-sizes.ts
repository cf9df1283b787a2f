import type { Browser as Chromium, Page } from '@playwright/test';
import { limitList, longestTask, openPage, wheelOver } from './browser-page.ts';
import type { Measure } from './report.ts';
import { ratioOf, tasksOf } from './sizes.ts';

const WHAT = { many: 100_000, few: 10_000 };
const LONGEST_TASK = 50;

type Times = { opened: number; scrolled: number; jumped: number; jump: number };

/** Compares the activity feed with a hundred thousand and with ten thousand entries. */
export async function feedSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const few = await timesWith(browser, url, WHAT.few);
  const many = await timesWith(browser, url, WHAT.many);
  const of = (key: keyof Times) => ({ many: many[key], few: few[key] });
  return [
    ...tasksOf({ name: 'log entries, filtered again', what: WHAT, value: of('opened') }, LONGEST_TASK),
    ...tasksOf({ name: 'log entries, scrolled', what: WHAT, value: of('scrolled') }, LONGEST_TASK),
    ...tasksOf({ name: 'log entries, to the last one and back', what: WHAT, value: of('jumped') }, LONGEST_TASK),
    ...ratioOf(
      { name: 'log entries, from the End key to the last one', what: WHAT, value: of('jump'), note: 'with its page' },
      3,
    ),
  ];
}

async function timesWith(browser: Chromium, url: string, count: number): Promise<Times> {
  const { page } = await openPage(browser, url, 'fleet', 'owner-fleet');
  await limitList(page, /\/iot\/logs\/?\?/, count);
  await page.goto('/control-center/logs');
  await rowShown(page, count, 2);
  await page.waitForLoadState('networkidle');
  // Another filter mounts the list again, without the page's own start.
  const opened = await longestTask(page, async () => {
    await page.getByRole('switch').first().click({ force: true });
    await page.waitForURL(/failures=excluded/);
    await rowShown(page, count, 2);
  });
  const scrolled = await longestTask(page, () => wheelOver(page, 'tbody'));
  await page.evaluate(() => scrollTo(0, 0));
  await rowShown(page, count, 2);
  let jump = 0;
  const jumped = await longestTask(page, async () => {
    await page.locator('[data-opener]').first().focus();
    jump = await pressedUntil(page, 'End', count + 1);
    await pressedUntil(page, 'Home', 2);
  });
  await page.context().close();
  return { opened, scrolled, jumped, jump };
}

/** Waits for the entry of a row in a list of `count`. The row of the heads is the first. */
async function rowShown(page: Page, count: number, row: number): Promise<void> {
  await page.locator(`[aria-rowcount="${count + 1}"] [aria-rowindex="${row}"] [data-opener]`).waitFor();
}

/** Milliseconds from a key until the entry of a row has the focus. */
async function pressedUntil(page: Page, key: string, row: number): Promise<number> {
  await page.evaluate(() =>
    addEventListener('keydown', () => performance.mark('pressed'), { capture: true, once: true }),
  );
  await page.keyboard.press(key);
  const focused = await page.waitForFunction(
    (row) =>
      document.activeElement?.closest(`[aria-rowindex="${row}"]`) && document.activeElement.matches('[data-opener]')
        ? performance.now()
        : 0,
    row,
    { polling: 'raf', timeout: 60_000 },
  );
  const pressed = await page.evaluate(() => performance.getEntriesByName('pressed').at(-1)?.startTime ?? Number.NaN);
  return (await focused.jsonValue()) - pressed;
}
