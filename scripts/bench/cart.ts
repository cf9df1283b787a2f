import type { Browser as Chromium, Page } from '@playwright/test';
import { longestTask, type Opened, openPage } from './browser-page.ts';
import type { Measure } from './report.ts';
import { median } from './statistics.ts';

const FEW = 20;
const MANY = 200;
/** Removed lines. */
const EDITS = 7;
const LONGEST_TASK = 50;
/** Milliseconds after which a total is missing. */
const GIVE_UP = 60_000;
const PLAN = 'premium-month';
/** Name of the cart in local storage, with the version of its shape. */
const KEPT_CART = 'waymark.kept.cart.3';

type Line = { device_key: string; plan_id: string };
type Times = { task: number; edit: number; bare: number };

/** Compares the checkout with two hundred and with twenty lines, and its new total with the bare dry run. */
export async function cartSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const many = await timesWith(browser, url, MANY);
  const few = await timesWith(browser, url, FEW);
  const note = 'from the click to the new total';
  return [
    {
      name: `Cart of ${MANY} lines: longest task while lines are removed`,
      value: many.task,
      unit: 'ms',
      target: { atMost: LONGEST_TASK },
      note: '0 if all are below 50 ms',
    },
    { name: `Cart of ${FEW} lines: longest task while lines are removed`, value: few.task, unit: 'ms' },
    { name: `Removing one of ${FEW} lines`, value: few.edit, unit: 'ms', note },
    { name: `Removing one of ${MANY} lines`, value: many.edit, unit: 'ms', note },
    { name: 'Removing a line: many / few', value: many.edit / few.edit, unit: '×', target: { atMost: 10 } },
    { name: `Dry run of ${FEW} lines without rendering`, value: few.bare, unit: 'ms' },
    { name: `Dry run of ${MANY} lines without rendering`, value: many.bare, unit: 'ms' },
    { name: `Added to a dry run of ${FEW} lines`, value: few.edit - few.bare, unit: 'ms' },
    { name: `Added to a dry run of ${MANY} lines`, value: many.edit - many.bare, unit: 'ms' },
  ];
}

/** Puts renewals into the cart of a page before it opens. */
export async function fillCart({ page, token, world }: Opened, url: string, count: number): Promise<Line[]> {
  const lines = await linesOf(url, count, { Authorization: `Bearer ${token}`, 'X-Mock-World': world });
  await page.addInitScript(([name, cart]) => localStorage.setItem(name, cart), [
    KEPT_CART,
    JSON.stringify({ lines }),
  ] as const);
  return lines;
}

async function timesWith(browser: Chromium, url: string, count: number): Promise<Times> {
  const opened = await openPage(browser, url, 'fleet', 'owner-fleet');
  const { page, token } = opened;
  const lines = await fillCart(opened, url, count);
  await page.goto('/subscriptions/checkout');
  await page
    .locator('main li button')
    .nth(count - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  const edits: number[] = [];
  const bare: number[] = [];
  const task = await longestTask(page, async () => {
    // In turns, so that both meet the same load of the machine.
    for (let edit = 0; edit < EDITS; edit++) {
      edits.push(await removeFirst(page));
      bare.push(await dryRun(page, lines, token ?? ''));
    }
  });
  await page.context().close();
  return { task, edit: median(edits), bare: median(bare) };
}

/** Renewals of the first vehicles that the plan suits. */
async function linesOf(url: string, count: number, headers: Record<string, string>): Promise<Line[]> {
  const lines: Line[] = [];
  for (let offset = 0; lines.length < count; offset += 100) {
    const answer = await fetch(`${url}/api/v1/vehicle?limit=100&offset=${offset}`, { headers });
    const { results } = (await answer.json()) as { results: { device_key: string }[] };
    // Other devices are trackers and cameras, which have plans of their own.
    const devices = results.filter(({ device_key }) => /^\d/.test(device_key));
    lines.push(...devices.map(({ device_key }) => ({ device_key, plan_id: PLAN })));
  }
  return lines.slice(0, count);
}

/** Time from the click on the first line's button until the totals are those of the shorter cart. */
async function removeFirst(page: Page): Promise<number> {
  return page.evaluate(async (limit) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const total = () => document.querySelector('main [aria-busy="false"] dl + dl')?.textContent;
    const before = total();
    const from = performance.now();
    document.querySelector<HTMLButtonElement>('main li button')?.click();
    // A fast answer leaves no frame in which the totals are marked as busy.
    while (total() === undefined || total() === before) {
      await frame();
      if (performance.now() - from > limit) throw new Error('The total of the shorter cart did not appear.');
    }
    return performance.now() - from;
  }, GIVE_UP);
}

/** Baseline: the same request from the same page, read as text only. */
async function dryRun(page: Page, lines: readonly Line[], token: string): Promise<number> {
  return page.evaluate(
    async ({ lines, token }) => {
      const from = performance.now();
      const answer = await fetch('/api/v1/payments?validate=true', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ line_items: lines, shipping_address: null, coupon_code: null }),
      });
      await answer.text();
      if (!answer.ok) throw new Error(`The dry run answered ${answer.status}.`);
      return performance.now() - from;
    },
    { lines, token },
  );
}
