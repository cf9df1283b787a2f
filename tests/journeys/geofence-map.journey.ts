import { expectAccessible } from './accessibility.ts';
import { button } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';

const NAMES = '[data-vehicle] .one-line:first-child';

test.describe('on a drawn map', () => {
  test.use({ isMapDrawn: true });

  test('[commerce 2] a click on a geofence names it and opens it, and its menu lists the vehicles inside', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/control-center/geofences');
    await page.getByRole('searchbox', { name: 'Search geofences' }).fill('down');
    await expect(page.getByRole('table', { name: 'Geofences' }).locator('[data-row]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: '1 vehicle inside Downtown' })).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of geofences' });
    const place = page.getByRole('region', { name: 'Geofences at this place' });
    await expect(async () => {
      await map.locator('canvas').click();
      await expect(place).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(place.getByRole('link', { name: 'Downtown', exact: true })).toBeFocused();
    await expectAccessible(page, 'a geofence on the map');
    await page.keyboard.press('Escape');
    await expect(place).toBeHidden();
    await map.locator('canvas').click();
    await place.getByRole('link', { name: 'Downtown', exact: true }).click();
    await expect(page).toHaveURL(/geofences\/edit\/82$/);
  });

  test('[commerce 2] a resized map still follows the search, and fits the found geofence again', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/control-center/geofences');
    const map = page.getByRole('region', { name: 'Map of geofences' });
    const canvas = map.locator('canvas');
    const place = page.getByRole('region', { name: 'Geofences at this place' });
    await expect(canvas).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 700 });
    await expect.poll(async () => (await canvas.boundingBox())?.width).toBeLessThan(900);
    await page.getByRole('searchbox', { name: 'Search geofences' }).fill('down');
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(async () => {
        await canvas.click();
        await expect(place.getByRole('link', { name: 'Downtown', exact: true })).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
    }
  });
});

for (const [width, viewport] of [
  ['', { width: 1440, height: 900 }],
  [' on a phone', PHONE],
] as const) {
  test(`[commerce 2] lists the vehicles inside a geofence, and keeps the choice of the map${width}`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize(viewport);
    await enter('owner', '/control-center?geofence=82');
    await expect(page.getByText('Inside Downtown')).toBeVisible();
    await expect(page).toHaveURL(/\/control-center$/);
    await expect(page.locator('[data-vehicle]')).toHaveCount(1);
    await expect(page.locator(NAMES)).toContainText(['Van 14']);
    await button(page, 'Sort and filter, 1 set').click();
    const choice = page.getByRole('combobox', { name: 'Inside geofence' });
    await expect(choice).toHaveValue('82');
    await expect(choice.getByRole('option')).toHaveText(['Anywhere', 'Downtown', 'Shop', 'West depot']);
    await choice.selectOption('West depot');
    await expectAccessible(page, `filter by geofence${width}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(NAMES)).toContainText(['Trailer 3']);
    await button(page, 'List all vehicles again').click();
    await expect(page.locator('[data-vehicle]')).not.toHaveCount(1);

    const toggle = button(page, 'Geofences');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/control-center/trips');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
}

test('[commerce 2] an unknown geofence in the address filters nothing, and guests have none', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center?geofence=999');
  await expect(page.locator('[data-vehicle]').first()).toBeVisible();
  await expect(button(page, 'Sort and filter')).toBeVisible();
  await enter('guest-full', '/control-center?geofence=82');
  await expect(page.locator('[data-vehicle]').first()).toBeVisible();
  await expect(page.getByText('Inside Downtown')).toBeHidden();
  await expect(button(page, 'Geofences')).toHaveCount(0);
});

test('[commerce 2] a search without results leaves no button that shows all of them', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/geofences');
  const showAll = page.getByRole('button', { name: 'Show all geofences' });
  await expect(showAll).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search geofences' });
  await search.fill('a1');
  await expect(page.getByText('No geofence found')).toBeVisible();
  await expect(showAll).toHaveCount(0);
  await search.fill('down');
  await expect(showAll).toBeVisible();
});
