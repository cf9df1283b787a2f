import type { Locator, Page } from '@playwright/test';
import { profileMenu } from './controls.ts';
import { expect, test } from './journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A page with the padded layout, which shows persistent messages. */
const WITH_MESSAGES = '/subscriptions/update/12';

/** Opens the rename dialog from a menu by keyboard. */
async function openRename(page: Page, menu: Locator): Promise<Locator> {
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Rename/ });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  return dialog;
}

for (const [place, path] of [
  ['the panel', '/control-center#vehicle-1001'],
  ['the vehicle page', '/control-center/vehicle/1001'],
] as const) {
  test(`[core 9] Rename returns the focus to its menu in ${place}, however it closes`, async ({ page, enter }) => {
    await enter('owner', path);
    const menu = page.getByRole('button', { name: /^More about / });
    let dialog = await openRename(page, menu);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    dialog = await openRename(page, menu);
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    dialog = await openRename(page, menu);
    await dialog.getByRole('textbox').fill('Van 12 North');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'More about Van 12 North')).toBeFocused();
  });
}

test('[core 9] the recording viewer returns the focus to the recording', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/dashcam/1002');
  const recording = button(page, 'Video, 6:49 AM, Front and rear');
  await recording.press('Enter');
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(recording).toBeFocused();
});

test('[core 9] the Wi-Fi form takes the focus when it opens and returns it when it closes', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/dashcam/1002');
  const wifi = page.getByRole('region', { name: 'Wi-Fi', exact: true });
  await wifi.getByRole('button', { name: 'Set a network' }).press('Enter');
  await expect(wifi.getByLabel('Network name (SSID)')).toBeFocused();
  await wifi.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(wifi.getByRole('button', { name: 'Set a network' })).toBeFocused();
});

test('[core 2.6] closing a message or the announcement keeps the focus in the page', async ({ page, enter }) => {
  await enter('owner', '/');
  await button(page, 'Hide announcement').press('Enter');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(WITH_MESSAGES);
  const profile = profileMenu(page);
  await expect(page.getByText('Van 09 is paused.')).toBeVisible();
  await profile.focus();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Close' }).first().press('Enter');
  await expect(messages.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(profile).toBeFocused();
});

test('[commerce 2] typing after a click replaces the chosen vehicle', async ({ page, enter }) => {
  await enter('owner', '/control-center/trips');
  const vehicle = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(vehicle).toHaveValue('Box truck');
  await vehicle.click();
  await page.keyboard.type('van 1');
  await expect(vehicle).toHaveValue('van 1');
  // A click into the search keeps it.
  await vehicle.click();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await expect(vehicle).toHaveValue('van 12');
});
