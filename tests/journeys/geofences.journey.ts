import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, PHONE, test } from './journey.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Geofences' }).locator('tbody [data-row]');
const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click();

test('[commerce 2] sorts geofences, and deletes one after a question that survives a failure', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', { operation: 'deleteGeofence', times: 1, effect: { status: 503 } });
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Control Center' }).click();
  await page.getByRole('menuitem', { name: 'Geofences' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('Clybourn customer');
  await page.getByRole('button', { name: 'Shape' }).click();
  await expect(rows(page).first()).toContainText('Point of interest');
  await expect(rows(page).filter({ hasText: 'Shop' })).toContainText('Radius: 0.5 mi');
  await expectAccessible(page, 'geofences');

  await openMenu(page, 'Downtown');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Downtown?' });
  const submit = question.getByRole('button', { name: 'Delete geofence' });
  await submit.click();
  await expect(question.getByRole('alert')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Geofence deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 geofences')).toBeFocused();
});

test('[commerce 9] reads 10 geofences, then 100 at a time, and goes on after a failure', async ({
  page,
  enter,
  world,
}) => {
  await page.setViewportSize(PHONE);
  const sizes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/geofence')) sizes.push(searchParams.get('limit'));
  });
  await world.control('POST', '/faults', { operation: 'listGeofences', nth: 3, times: 1, effect: { status: 403 } });
  await enter('owner-fleet', '/control-center/geofences');
  await expect(page.getByText('Only 110 of 1,000 geofences loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Only 110 of 1,000 geofences loaded')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Geofences' })).toHaveAttribute('aria-rowcount', '1001');
  expect(sizes.slice(0, 3)).toEqual(['10', '100', '100']);
  await expectAccessible(page, 'geofences of a fleet on a phone');
});

test.describe('without vehicles', () => {
  test.use({ scenario: 'empty' });

  test('[commerce 8] the first step to a geofence is a vehicle', async ({ page, enter }) => {
    await enter('owner', '/control-center/geofences');
    await expect(page.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add vehicle' }).click();
    await expect(page).toHaveURL(/\/subscriptions\/add/);
  });
});
