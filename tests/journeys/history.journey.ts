import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { moreAbout, openMap, row } from './vehicles.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();

/** Dialogs, and how each is opened. */
const ON_MAP: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the palette': (page) => page.keyboard.press('Control+k'),
  'bulk commands': (page) => press(page, 'Bulk commands'),
  groups: async (page) => {
    await press(page, 'Sort and filter');
    await press(page, 'Edit groups');
  },
  'a new name': async (page) => {
    await row(page, 'Van 14').click();
    await moreAbout(page, 'Van 14');
    await item(page, 'Rename');
  },
  'a command history': async (page) => {
    await row(page, 'Van 14').click();
    await moreAbout(page, 'Van 14');
    await item(page, 'Command history');
  },
};
const ON_VEHICLE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a trouble code': (page) => press(page, /^P0301/),
  'a transfer': async (page) => {
    await moreAbout(page, 'Van 07');
    await item(page, 'Transfer to a new owner');
  },
};
const ON_DASH_CAM: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a recording': (page) => press(page, /^6:49 AM|AM/),
};

/** Back closes the dialog, with or without its page. Forward restores the page without the dialog, and leaves it usable. */
async function backAndForward(page: Page, path: string, open: (page: Page) => Promise<void>): Promise<void> {
  await open(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  if (new URL(page.url()).pathname !== path) {
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-hidden', 'true');
}

const PAGES = [
  { path: '/control-center', heading: 'Map', dialogs: ON_MAP },
  { path: '/control-center/vehicle/1002', heading: 'Van 07', dialogs: ON_VEHICLE },
  { path: '/control-center/vehicle/dashcam/1002', heading: /^Van 07/, dialogs: ON_DASH_CAM },
] as const;

for (const { path, heading, dialogs } of PAGES) {
  test(`[core 2.4] Back and Forward close ${Object.keys(dialogs).join(', ')}`, async ({ page, enter }) => {
    await enter('owner', '/');
    await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    if (path === '/control-center') await openMap(page);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    for (const [name, open] of Object.entries(dialogs)) {
      await test.step(name, () => backAndForward(page, path, open));
    }
  });
}
