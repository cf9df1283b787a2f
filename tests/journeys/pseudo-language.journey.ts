import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ isMapDrawn: true });

/** Pages of several layouts, opened by an owner. */
const PAGES = ['/', '/control-center', '/control-center/vehicle/settings/1001', '/profile'];

/** Labels from data: a vehicle, groups with their counts, attribution of the map. */
const DATA = /^(Van 12|(Family|Trucks|Vans)\s+\d+|GeoNames|© OpenStreetMap contributors)$/;

/** Headings, labels, buttons, tabs and links without the brackets of the pseudo-language. */
const unbracketedOn = (page: Page): Promise<string[]> =>
  page
    .locator(':is(h1, h2, h3, legend, label, th, dt, button, a[href], [role="tab"], [aria-label])')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? (element as HTMLElement).innerText)
        .filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes('[')),
    );

test('[core 1] every label of the portal comes from the catalogs', async ({ page, enter }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { flags: object };
    await route.fulfill({ json: { ...config, flags: { ...config.flags, pseudoLanguage: true } } });
  });
  for (const path of ['/login', ...PAGES]) {
    if (path === '/login') await page.goto(path);
    else await enter('owner', path);
    await expect(page.getByRole('heading', { level: 1, name: /^\[|^Van 12/ })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const found = (await unbracketedOn(page)).filter((text) => !DATA.test(text));
    expect({ [path]: found }).toEqual({ [path]: [] });
  }
});
