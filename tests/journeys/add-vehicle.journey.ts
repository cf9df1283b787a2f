import type { Page } from '@playwright/test';
import { besideField, button, field } from './controls.ts';
import { expect, headersOf, PHONE, pressTwice, test, type World } from './journey.ts';

async function look(page: Page, serial: string) {
  await field(page, 'Serial number').fill(serial);
  await button(page, 'Continue').click();
}

/** Adds a device from another browser of the same owner. */
async function addElsewhere(page: Page, world: World, persona: string, vehicle: object): Promise<void> {
  const answer = await page.request.post('/api/v1/vehicle', {
    headers: await headersOf(world, persona),
    data: vehicle,
  });
  expect(answer.status()).toBe(201);
}

test('[commerce 2] a user without vehicles adds one by its serial number', async ({ page, world: _world }) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('owner-new@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/subscriptions\/add$/);
  await expect(page).toHaveTitle('Add vehicle | Waymark Account');

  // A phone number is needed before adding a device (commerce 5).
  await expect(page.getByRole('heading', { name: 'Your phone number' })).toBeVisible();
  await button(page, 'Save and continue').click();
  await expect(besideField(page, 'Required field')).toBeVisible();
  await field(page, 'Phone').fill('3125550177');
  await button(page, 'Save and continue').click();
  await expect(field(page, 'Serial number')).toBeFocused();

  await look(page, 'gg_1');
  await expect(besideField(page, 'Serial number invalid')).toBeVisible();
  await look(page, '3199999999');
  await expect(besideField(page, 'Device key not found')).toBeVisible();
  await look(page, '3182042261');
  await expect(besideField(page, 'Serial number already in use')).toBeVisible();
  await look(page, '3199900042');
  await expect(besideField(page, 'Serial number deactivated')).toBeVisible();
  await expect(field(page, 'Serial number')).toBeFocused();
  await look(page, '3199 900 028');

  // The installer's details are filled in.
  await expect(page.getByRole('heading', { name: 'Which vehicle is it in?' })).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Make')).toHaveValue('Kia');
  await expect(field(page, 'Model')).toHaveValue('Sorento');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
  await button(page, 'Add vehicle').click();
  await expect(besideField(page, 'Required field')).toBeVisible();
  await field(page, 'Name').fill('Family Kia');
  await button(page, 'Add vehicle').click();

  await expect(page.getByRole('heading', { name: 'Family Kia is in your account' })).toBeVisible();
  await expect(page.getByText(/^Free .+ trial until /)).toBeVisible();
  await page.getByRole('link', { name: 'Open vehicle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Family Kia' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Family Kia' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 8] keeps the typed values if another browser adds the device first or the network fails', async ({
    page,
    world,
    context,
    enter,
  }) => {
    await enter('owner', '/subscriptions/add');
    // A vehicle may be older than the listed years.
    const known = { vehicle_make: 'Ford', vehicle_model: 'Transit', vehicle_year: 1994 };
    await page.route('**/vehicle/pending-data/**', (route) => route.fulfill({ json: known }), { times: 1 });
    await look(page, '3199900011');
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1994');
    await field(page, 'Name').fill('Spare van');
    const faster = { subscriber_id: 11, device_key: '3199900011', vehicle_name: 'Faster' };
    await addElsewhere(page, world, 'owner', faster);
    await button(page, 'Add vehicle').click();
    await expect(page.getByRole('alert').filter({ hasText: 'This device is already in your account' })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Spare van');

    await button(page, 'Another device').click();
    await expect(field(page, 'Serial number')).toBeFocused();
    await look(page, 'gg-99900-t2');
    await expect(page.getByRole('heading', { name: 'What does it track?' })).toBeVisible();
    await expect(field(page, 'Make')).toHaveCount(0);
    await field(page, 'Name').fill('Generator 2');
    await button(page, 'Another device').click();
    await look(page, 'dr-31047-182');
    await expect(besideField(page, 'This device is already in your account')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Van 09' })).toHaveAttribute(
      'href',
      '/control-center/vehicle/1007',
    );
    await look(page, 'gg-99900-t2');
    await expect(page.getByRole('link', { name: 'Open Van 09' })).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Generator 2');
    await context.setOffline(true);
    await expect(page.getByText('No connection. What you entered is kept.')).toBeVisible();
    await context.setOffline(false);
    await pressTwice(button(page, 'Add tracker'));
    await expect(page.getByRole('heading', { name: 'Generator 2 is in your account' })).toBeVisible();
    const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
    expect(entries.filter(({ operation }) => operation === 'createVehicle').map(({ status }) => status)).toEqual([
      201, 400, 201,
    ]);

    await enter('guest-full', '/subscriptions/add');
    await expect(page.getByRole('heading', { name: 'Only owners of an account can add a vehicle' })).toBeVisible();
    await expect(field(page, 'Serial number')).toHaveCount(0);
  });
});
