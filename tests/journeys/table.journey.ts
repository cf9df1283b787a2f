import type { Page } from '@playwright/test';
import { securityHeaders } from '../../hosting/headers.ts';
import { servePages } from '../support/built-pages.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './journey.ts';
import { test } from './parts.ts';

const ORIGIN = 'http://table.test';

async function open(page: Page, pages: string, rows: number): Promise<void> {
  await servePages(page, ORIGIN, pages, securityHeaders({}, { hsts: false }));
  await page.goto(`${ORIGIN}/table?rows=${rows}`);
  await expect(page.getByRole('table', { name: 'Receipts' })).toBeVisible();
}

const rowsOf = (page: Page) => page.locator('tbody [data-row]');
const opened = (page: Page) => page.getByText('Opened:');
const selected = (page: Page) => page.getByText('Selected:');

test('[core 9] sorts a table by the language’s order, with empty values last', async ({ page, pages }) => {
  await open(page, pages, 3);
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('Number').getByRole('button')).toHaveCount(0);
  await header('Vehicle').getByRole('button').click();
  await expect(header('Vehicle')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowsOf(page)).toContainText(['Émile’s van', 'van 9', 'Van 10']);
  await header('Amount').getByRole('button').click();
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect(header('Vehicle')).toHaveAttribute('aria-sort', 'none');
  await expect(rowsOf(page)).toContainText(['100', '20', 'None']);
  await header('Amount').getByRole('button').click();
  await expect(rowsOf(page)).toContainText(['20', '100', 'None']);
  await expectAccessible(page, 'table');
});

test('[core 9] selects the rows of a table that can be selected', async ({ page, pages }) => {
  await open(page, pages, 3);
  await expect(page.getByRole('checkbox', { name: 'Select R-2' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select R-3' }).check();
  await expect(selected(page)).toHaveText('Selected: R-3');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(selected(page)).toHaveText('Selected: R-3 R-1');
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await expect(selected(page)).toHaveText('Selected:');
  // The whole row opens it, except for its checkbox.
  await rowsOf(page)
    .nth(1)
    .click({ position: { x: 400, y: 20 } });
  await expect(opened(page)).toHaveText('Opened: R-2');
});

test('[core 9] renders the rows on the screen of a table with 10,000, and reaches all by key', async ({
  page,
  pages,
}) => {
  await open(page, pages, 10_000);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(await rowsOf(page).count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'R-1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'R-2', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: 'R-10000', exact: true });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(page.locator('[data-row="R-10000"]')).toHaveAttribute('aria-rowindex', '10001');
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveText('Opened: R-10000');
  expect(await rowsOf(page).count()).toBeLessThan(60);
});

/** Scrolls a long table, and returns the rows in its middle third two frames later, with their heights. */
const scrolled = (page: Page, top: number) =>
  page.getByRole('table').evaluate(async (table, top) => {
    const scroller = table.parentElement as HTMLElement;
    scroller.scrollTop = top;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { y, height } = scroller.getBoundingClientRect();
    const rows = [...table.querySelectorAll('[data-row]')].map((row) => ({
      index: Number(row.getAttribute('data-index')),
      box: row.getBoundingClientRect(),
    }));
    const inMiddle = rows.filter(({ box }) => box.bottom > y + height / 3 && box.top < y + (2 * height) / 3);
    return {
      covered: inMiddle.reduce((sum, { box }) => sum + box.height, 0) / (height / 3),
      first: inMiddle[0]?.index,
    };
  }, top);

test('[core 9] shows the rows of a table with 10,000 in the frame after a scroll, without the tab stop', async ({
  page,
  pages,
}) => {
  await open(page, pages, 10_000);
  const [row] = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const widths = () =>
    page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).offsetWidth));
  const before = await widths();
  for (const top of [2_000, 200_000, 90_000]) {
    const { covered, first } = await scrolled(page, top);
    expect(covered).toBeGreaterThanOrEqual(1);
    // The tab stop stays the first row, far above.
    expect(Math.abs((first ?? 0) - (top + 160) / (row ?? 1))).toBeLessThan(3);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  }
  expect(await widths()).toEqual(before);
  await expect(page.locator('[data-row="R-1"]')).toHaveCount(1);
  expect(await rowsOf(page).count()).toBeLessThan(60);
});

test('[commerce 2] prints all rows of a table that renders only those on the screen', async ({ page, pages }) => {
  await open(page, pages, 300);
  expect(await rowsOf(page).count()).toBeLessThan(60);
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('tbody [data-row]').length;
    addEventListener('beforeprint', () => Object.assign(globalThis, { printed: count() }));
  });
  const file = await page.pdf();
  expect(file.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(300);
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(60);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[core 9] shows the rows of a table as cards with a sort control', async ({ page, pages }) => {
    await open(page, pages, 12);
    const first = page.locator('[data-row="R-1"]');
    await expect(first).toHaveCSS('display', 'grid');
    await expect(first.getByText('Vehicle')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Amount, descending');
    await expect(rowsOf(page).first()).toContainText('R-3');
    await expect(page.getByRole('cell', { name: 'van 9' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'cards');
  });
});
