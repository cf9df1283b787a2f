import type { Page } from '@playwright/test';
import { securityHeaders } from '../../hosting/headers.ts';
import { servePages } from '../support/built-pages.ts';
import { expect } from './journey.ts';
import { test } from './parts.ts';

const ORIGIN = 'http://map.test';
const STYLE = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] };

async function open(page: Page, pages: string): Promise<void> {
  await servePages(page, ORIGIN, pages, securityHeaders({}, { hsts: false }));
  await page.route(`${ORIGIN}/style.json`, (route) => route.fulfill({ json: STYLE }));
  await page.goto(`${ORIGIN}/map`);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
}
/** The marker beside the layer. It is decorative and has no name. */
const driven = (page: Page) => page.locator('.maplibregl-marker');
const drawn = (page: Page) => page.evaluate(() => window.drawnSources());

test('[core 2.1] unmounting map components removes their sources, markers, popups and listeners', async ({
  page,
  pages,
}) => {
  await open(page, pages);
  await expect.poll(() => drawn(page)).toEqual([]);
  const before = await page.evaluate(() => window.mapListeners());
  await page.getByRole('button', { name: 'Parts' }).click();
  await expect.poll(() => drawn(page)).toEqual(['trip', 'wm-lifted', 'wm-markers']);
  await expect(driven(page)).toBeVisible();
  await expect(page.getByText('Begin')).toBeVisible();
  expect(await page.evaluate(() => window.mapListeners())).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Parts' }).click();
  await expect.poll(() => drawn(page)).toEqual([]);
  await expect(driven(page)).toBeHidden();
  await expect(page.getByText('Begin')).toBeHidden();
  expect(await page.evaluate(() => window.mapListeners())).toBe(before);
});

test('[core 2.1] redraws the fleet and other sources when the color scheme changes', async ({ page, pages }) => {
  await open(page, pages);
  await page.getByRole('button', { name: 'Parts' }).click();
  await expect.poll(() => drawn(page)).toEqual(['trip', 'wm-lifted', 'wm-markers']);
  const again = page.waitForRequest(`${ORIGIN}/style.json`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await again;
  await expect.poll(() => drawn(page)).toEqual(['trip', 'wm-lifted', 'wm-markers']);
});
