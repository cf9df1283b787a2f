import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../hosting/headers.ts';
import { buildPages, servePages } from '../support/built-pages.ts';
import { expectAccessible } from './accessibility.ts';
import { test as base, expect } from './journey.ts';

const ORIGIN = 'http://table.test';

const test = base.extend<object, { pages: string }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'table-pages-'));
      await provide(await buildPages('tests/table', folder));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page, pages: string, rows: number): Promise<void> {
  await servePages(page, ORIGIN, pages, securityHeaders({}, { hsts: false }));
  await page.goto(`${ORIGIN}/?rows=${rows}`);
  await expect(page.getByRole('table', { name: 'Receipts' })).toBeVisible({ timeout: 30_000 });
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
