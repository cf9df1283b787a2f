/** The stories of the documents against a server that sends documented fields and forms alone (decision 0019). */
import type { Page } from '@playwright/test';
import { fill, MONTHLY, thanks } from './checkout.ts';
import { button, field } from './controls.ts';
import { expect, headersOf, PHONE, test, WIDE } from './journey.ts';

/** A page is shown, without its failure and without a value that is missing in code instead of in words. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.getByText('An error occurred')).toHaveCount(0);
  await expect(page.getByText(/undefined|NaN|Invalid Date|\[object/)).toHaveCount(0);
}

for (const [scenario, viewport] of [
  ['documented-only', WIDE],
  ['documented-only', PHONE],
  ['documented-only-b', WIDE],
  ['documented-only-b', PHONE],
] as const) {
  test.describe(`${scenario} at ${viewport.width} px`, () => {
    test.use({ scenario, viewport });

    test('[core 4] signs in, lists vehicles without position, and locks one', async ({ page, world: _world }) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
      await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('region', { name: 'Fleet now' })).toContainText('Parked');
      await expectWhole(page);
      await page.goto('/control-center');
      await expect(page.getByText('No position yet').first()).toBeAttached();
      await expectWhole(page);
      await page.goto('/control-center/vehicle/1001');
      await expect(page.getByText('No position yet.')).toBeVisible();
      await button(page, 'Unlock').first().click();
      await expect(page.getByText('Unlocked').first()).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 3] shows past trips as over, with the sums that follow from them', async ({ page, enter }) => {
      await enter('owner', '/control-center/trips?vehicle_id=1001');
      const list = page.getByRole('list', { name: 'Trips' });
      await expect(list.getByRole('button').first()).toContainText('–');
      await expect(list).not.toContainText('now');
      await expect(page.getByText('Harsh braking')).toHaveCount(0);
      await list.getByRole('button').first().click();
      await expectWhole(page);
    });

    test('[commerce 3] lists, edits and saves a radius', async ({ page, enter, world }) => {
      await enter('owner', '/control-center/geofences');
      await expect(page.getByText('Radius: 0.5 mi').first()).toBeVisible();
      await page.goto('/control-center/geofences/edit/81');
      await field(page, 'Latitude').fill('41.89');
      await button(page, 'Save').click();
      await expect(page.getByText('Geofence saved')).toBeVisible();
      const answer = await page.request.get('/api/v1/geofence/81', { headers: await headersOf(world) });
      const center = expect.objectContaining({ lat: 41.89 });
      expect(await answer.json()).toMatchObject({ coordinates: scenario === 'documented-only-b' ? center : [center] });
      await page.goto('/control-center/geofences/create');
      await expect(field(page, 'Name')).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 3] names vehicles of alerts and entries, and keeps rules on', async ({ page, enter }) => {
      await enter('owner', '/control-center/alerts');
      await expect(page.getByRole('heading', { name: 'Time not known' })).toBeVisible();
      await expect(page.getByRole('main').getByText('Van 07').first()).toBeVisible();
      await expectWhole(page);
      await page.goto('/control-center/alerts?view=rules&vehicle_id=1001');
      await expect(page.getByRole('switch', { checked: true }).first()).toBeAttached();
      await expectWhole(page);
      await page.goto('/control-center/logs');
      await expect(page.getByText('Van 02').first()).toBeAttached();
      await expectWhole(page);
    });

    test('[commerce 4] buys a plan and finds its receipt', async ({ page, enter }) => {
      await fill(page, MONTHLY);
      await enter('owner', '/subscriptions/checkout');
      await page.getByRole('button', { name: 'Pay $9.59' }).first().click();
      await expect(thanks(page)).toBeVisible();
      await expectWhole(page);
      await page.goto('/billing');
      await expect(page.getByText('$9.59').first()).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 4] claims nothing about renewals that it does not know', async ({ page, enter }) => {
      await enter('owner', '/subscriptions/manage/1001');
      await expect(page.getByText(/Whether the plan renews is not known here\.$/)).toBeVisible();
      await expect(page.getByText('The next charge is not known here.')).toBeVisible();
      await page.goto('/subscriptions');
      await expect(page.getByText('Term ends Mar 3, 2027').first()).toBeAttached();
      await expectWhole(page);
    });

    test('[commerce 4] says what the service does not offer, and changes nothing', async ({ page, enter }) => {
      const lacking = page.getByText('The service does not offer this.', { exact: false });
      await enter('owner', '/subscriptions/transfer/1014');
      await button(page, 'Cancel transfer').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel transfer' }).click();
      await expect(lacking).toBeVisible();
      await page.goto('/control-center/vehicle/dashcam/1002');
      if (viewport === PHONE) await button(page, 'Settings, cameras and Wi-Fi').click();
      await page.getByRole('switch', { name: 'Microphone in recordings' }).click();
      await expect(page.getByText('The service does not offer this.', { exact: true }).first()).toBeVisible();
      await expect(button(page, 'Try again')).toHaveCount(0);
      await page.goto('/profile/login-info');
      await page.getByLabel('New email').first().fill('riley.new@waymark.example');
      await page.getByLabel('Confirm new email').first().fill('riley.new@waymark.example');
      await button(page, 'Change email').click();
      await expect(lacking).toBeVisible();
      await page.goto('/control-center/geofences/edit/82');
      await button(page, 'Each vehicle by itself').click();
      await page.getByRole('checkbox', { name: /Van 12.*Arrives|Arrives.*Van 12/ }).click();
      await expect(page.getByText(/The alert is saved and raised all the same\.$/)).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 3] manages own favorites, and names the vehicle of an entry', async ({ page, enter }) => {
      await enter('owner', '/control-center/logs');
      await page.getByRole('table').getByRole('button').first().click();
      const entry = page.getByRole('dialog');
      await expect(entry.getByRole('definition').filter({ hasText: /^(Van|Box truck|Nina)/ })).toBeVisible();
      await entry.getByRole('button', { name: 'Close' }).last().click();
      await button(page, 'Favorites').click();
      const favorites = page.getByRole('dialog');
      await expect(favorites.getByText(/^No saved date range/).first()).toBeVisible();
      await favorites
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expectWhole(page);
    });
  });
}
