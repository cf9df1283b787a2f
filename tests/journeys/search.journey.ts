import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const paletteOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }) });

test('[core 2.7] list, dialog and palette rank names first, and show the matched field', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const list = page.getByRole('region', { name: 'Vehicles' });
  const rows = list.getByRole('listitem');
  await page.getByRole('searchbox').fill('van 1');
  await expect(rows.getByRole('button', { name: /^(?!Actions for)/ })).toHaveText([
    /^Van 12/,
    /^Van 14/,
    /^Van 02.*Plate B 11 902/,
    /^Van 03.*Plate B 11 903/,
    /^Van 05.*Plate B 16 275/,
    /^Van 07/,
    /^Van 09.*Plate B 16 611/,
  ]);

  // The plate of Van 07 contains a 14 too.
  await page.getByRole('button', { name: 'Bulk commands' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Commands' });
  const search = dialog.getByRole('searchbox', { name: 'Search vehicles and groups' });
  await search.fill('van 14');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Van 14/]);
  await dialog.getByRole('checkbox', { name: 'Select all found' }).check();
  await expect(dialog.getByText('1 selected', { exact: true })).toBeVisible();
  await search.fill('114');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Van 07 Plate B 20 114/]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await paletteOf(page).getByRole('textbox').fill('114');
  await expect(paletteOf(page).getByRole('button')).toHaveText([/^Van 07 Plate B 20 114/]);
});

test('[core 4] quick actions and the palette show an outage and explain it', async ({ page, world, enter }) => {
  await world.control('POST', '/outage', { of: 'x1' });
  await enter('owner', '/');
  const quick = page.getByRole('region', { name: 'Quick actions' });
  const notice = page.getByRole('dialog', { name: 'Commands are unavailable' });
  await quick.getByText(/^\d+ vehicles take no commands/).waitFor();
  await quick.getByRole('button', { name: 'Unlock' }).click();
  await paletteOf(page).getByRole('textbox').fill('unlock van 14');
  await page.getByRole('button', { name: 'Unlock Van 14' }).click();
  await expect(notice).toBeVisible();
  await notice.getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.keyboard.press('Control+k');
  await paletteOf(page).getByRole('textbox').fill('van 14');
  await expect(page.getByRole('button', { name: /^Van 14/ })).toContainText('· Outage');
  await page.keyboard.press('Escape');

  await world.control('POST', '/outage', { of: 'everything' });
  await page.reload();
  await expect(quick.getByText(/^16 vehicles take no commands/)).toBeVisible();
  await quick.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(notice).toBeVisible();
});
