import type { Page } from '@playwright/test';
import { van14 } from '../../fixtures/vehicles/owner-vans.ts';
import { expect, headersOf, hold, PHONE, test } from './journey.ts';

const SETTINGS = '/control-center/vehicle/settings';
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const setting = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('switch', { name, exact: true }) });

test('[core 3] saves each setting separately, and shows the device’s response', async ({ page, enter }) => {
  await enter('owner', `${SETTINGS}/1003`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
  });
  const { release } = await hold(page, '**/features', { only: (request) => request.method() === 'PATCH' });
  await toggle(page, 'Siren').press('Space');
  await toggle(page, 'Siren').press('Space');
  await expect(setting(page, 'Siren').getByText('Waiting for device')).toBeVisible();
  await expect(toggle(page, 'Siren')).not.toBeChecked();
  release();
  await expect(toggle(page, 'Siren')).toBeChecked();
  await expect(setting(page, 'Siren').getByText(/^Saved \d/)).toBeVisible();
  expect(sent).toEqual(['{"siren":true}']);

  await expect(page.getByText('Switch the shock sensor on first')).toBeVisible();
  await page.getByText('Shock sensor', { exact: true }).click();
  await expect(toggle(page, 'Shock sensor')).toBeChecked();
  await page.getByRole('combobox', { name: 'Sensitivity' }).click();
  await page.getByRole('option', { name: '5' }).click();
  await expect(page.getByRole('combobox', { name: 'Sensitivity' })).toHaveValue('5');
  await expect(setting(page, 'Shock sensor').getByText(/^Saved \d/)).toHaveCount(2);
  // Disabled until the device responds, but keeps the focus.
  await expect(page.getByRole('combobox', { name: 'Sensitivity' })).toBeFocused();

  await page.reload();
  await expect(toggle(page, 'Siren')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sensitivity' })).toHaveValue('5');
  await expect(toggle(page, 'Passive arming')).not.toBeChecked();
});

test('[core 3] open settings follow changes made elsewhere', async ({ page, enter, world }) => {
  await page.clock.install();
  await enter('owner', `${SETTINGS}/1003`);
  await expect(toggle(page, 'Siren')).not.toBeChecked();
  const path = `/api/v1/device/${van14.device_key}/features`;
  const changed = await page.request.patch(path, { headers: await headersOf(world), data: { siren: true } });
  expect(changed.status()).toBe(200);
  await page.clock.fastForward(61_000);
  await expect(toggle(page, 'Siren')).toBeChecked();
});

test('[commerce 8] explains settings that need an installer, get no response, or do not load', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', `${SETTINGS}/1005`);
  await toggle(page, 'Valet mode').press('Space');
  await expect(
    page.getByText(/^This setting could not be saved because an authorized installer must activate it.$/),
  ).toBeVisible();
  await expect(toggle(page, 'Valet mode')).not.toBeChecked();

  await page.goto(`${SETTINGS}/1011`);
  await expect(page.getByText('The device is not responding. Showing its last reported settings.')).toBeVisible();
  await toggle(page, 'Siren').press('Space');
  await expect(
    setting(page, 'Siren').getByText(/^The device did not answer. Nothing was changed. Last contact: /),
  ).toBeVisible();
  await expect(toggle(page, 'Siren')).not.toBeChecked();

  await world.control('POST', '/faults', {
    operation: 'getFeatures',
    times: 1,
    effect: { status: 403, body: { detail: 'Not today.' } },
  });
  await page.goto(`${SETTINGS}/1003`);
  await expect(page.getByRole('heading', { name: 'The settings did not load' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toggle(page, 'Siren')).not.toBeChecked();
  await page.getByRole('link', { name: 'Vehicle info' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Van 14');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 6] a guest with partial access sees the settings, and why they are disabled', async ({
    page,
    enter,
  }) => {
    await enter('guest-partial', `${SETTINGS}/1001`);
    await expect(page.getByText('Your access allows commands, but no changes of settings')).toBeVisible();
    await expect(toggle(page, 'Siren')).toHaveAttribute('aria-disabled', 'true');
    await toggle(page, 'Siren').press('Space');
    await expect(toggle(page, 'Siren')).not.toBeChecked();
    await expect(page.getByText('Sending', { exact: true })).toBeHidden();
  });
});

test.describe('during an outage', () => {
  test.use({ scenario: 'outage-x1' });

  test('[core 4] disables the settings of an affected family only', async ({ page, enter }) => {
    await enter('owner', `${SETTINGS}/1003`);
    await expect(page.getByText('Commands are unavailable because of an outage').first()).toBeVisible();
    await expect(toggle(page, 'Siren')).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${SETTINGS}/1013`);
    await expect(toggle(page, 'Siren')).toHaveAttribute('aria-disabled', 'false');
  });
});
