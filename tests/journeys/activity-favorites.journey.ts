import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, PHONE, test } from './journey.ts';

const FEED = '/control-center/logs';
const dialog = (page: Page) => page.getByRole('dialog');
const favorites = (page: Page) => dialog(page).getByRole('list', { name: 'Favorites' }).getByRole('listitem');

test.use({ viewport: PHONE });

test('[commerce 5] a favorite has no custom days and a name, and a shared one is applied by a guest', async ({
  page,
  enter,
}) => {
  await enter('owner', `${FEED}?range=custom&from=2026-11-19&to=2026-11-20&commands=lock&alerts=none`);
  await page.getByRole('button', { name: 'Favorites' }).click();
  const save = dialog(page).getByRole('button', { name: 'Save favorite' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog(page)).toContainText('A favorite cannot have a custom date range.');
  await expectAccessible(page, 'favorite that cannot be saved');
  await page.keyboard.press('Escape');

  await page.goto(`${FEED}?range=last_30_days&commands=lock&alerts=none`);
  await page.getByRole('button', { name: 'Favorites' }).click();
  await save.click();
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('All locks');
  await dialog(page).locator('label', { hasText: 'Share with all users of the account' }).last().click();
  await save.click();
  await expect(favorites(page).first()).toContainText('All locks Shown now');

  await enter('guest-full', FEED);
  await page.getByRole('button', { name: 'Favorites' }).click();
  const shared = favorites(page).filter({ hasText: 'All locks' });
  await expect(shared).toContainText('Shared by another user');
  await expect(shared.getByRole('button')).toHaveText(['Apply']);
  await shared.getByRole('button', { name: 'Apply: All locks' }).click();
  await expect(page).toHaveURL(/\?range=last_30_days&commands=lock&alerts=none$/);
});
