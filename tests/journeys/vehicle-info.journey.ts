import type { Page } from '@playwright/test';
import { besideField, button, choose, field } from './controls.ts';
import { expect, loseNetwork, PHONE, test } from './journey.ts';

const INFO = '/control-center/vehicle/info';
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Writes to a vehicle or its device, from now on. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/vehicle\/\d+$|send-configuration$/.test(path) && request.method() !== 'GET') {
      sent.push(`${request.method()} ${path}`);
    }
  });
  return sent;
}

test('[commerce 8] saves the info in two calls, and retries only the failed one', async ({ page, enter, world }) => {
  await enter('owner', `${INFO}/1003`);
  const sent = changesOf(page);
  await field(page, 'Name').fill('<b>North</b>');
  await field(page, 'VIN').fill('1ftye1y86nka3192');
  await field(page, 'Mileage').fill('many');
  await button(page, 'Save info').click();
  await expect(besideField(page, 'Must not contain a html tag')).toBeVisible();
  await expect(besideField(page, 'Must have at least 17 characters')).toBeVisible();
  await expect(besideField(page, 'Must be a number')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  expect(sent).toEqual([]);

  await world.control('POST', '/faults', { operation: 'sendConfiguration', times: 1, effect: { unreachable: true } });
  await field(page, 'Name').fill('North van');
  await choose(page, 'Year', '2001');
  await field(page, 'VIN').fill('1ftye1y86nka31927');
  await field(page, 'Mileage').fill('50,000');
  await page.locator('input[type="file"]').setInputFiles('client/public/icons/icon-192.png');
  await button(page, 'Use image').click();
  await button(page, 'Save info').dblclick();
  await expect(page.getByText('Your other changes are saved, but the mileage could not be set.')).toBeVisible();
  await expect(page.getByText(/^The device did not answer. Nothing was changed. Last contact: /)).toBeVisible();
  await expect(field(page, 'Mileage')).toHaveValue('50,000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North van');
  await expect(page.getByText(/^2001 Ford Transit 150/)).toBeVisible();
  expect(sent).toEqual(['PATCH /api/v1/vehicle/1003', 'POST /api/iot/send-configuration']);

  // Only the mileage is unsaved.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('What you entered on this page has not been saved.')).toBeVisible();
  await button(page, 'Stay on this page').click();
  await button(page, 'Save info').click();
  await expect(page.getByText('Vehicle info is saved')).toBeVisible();
  expect(sent.slice(2)).toEqual(['POST /api/iot/send-configuration']);

  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('North van');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2001');
  await expect(field(page, 'VIN')).toHaveValue('1FTYE1Y86NKA31927');
  await expect(field(page, 'Mileage')).toHaveValue(/^5000\d$/);
  await expect(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
  await expect(field(page, 'Serial number')).toHaveValue('3182042261');
});

test('[core 8] keeps typed values without a network, and under the sign-in of a session that ended', async ({
  page,
  context,
  enter,
  world,
}) => {
  await enter('owner', `${INFO}/1003`);
  await field(page, 'Preferred dealer').fill('Lakeside Audio');
  await loseNetwork(page);
  await button(page, 'Save info').click();
  await expect(page.getByText('There is no connection to the server. Check your network and try again.')).toBeVisible();
  await expect(field(page, 'Preferred dealer')).toHaveValue('Lakeside Audio');
  await context.setOffline(false);
  await button(page, 'Save info').click();
  await expect(page.getByText('Vehicle info is saved')).toBeVisible();

  await world.control('POST', '/faults', { operation: 'updateVehicle', effect: { status: 401 } });
  await field(page, 'Preferred dealer').fill('Elsewhere');
  await button(page, 'Save info').click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.locator('input[name="preferred_dealer"]')).toHaveValue('Elsewhere');
});

test('[core 9] restarts a reminder after service', async ({ page, enter, world }) => {
  await enter('owner', `${INFO}/1005`);
  const reminder = card(page, 'Maintenance reminder');
  await expect(reminder.getByText(/^2\d\d\smi overdue$/)).toBeVisible();

  await world.control('POST', '/faults', { operation: 'updateVehicle', times: 1, effect: { unreachable: true } });
  await button(page, 'Service was done').click();
  const question = page.getByRole('dialog', { name: 'Start counting again?' });
  await question.getByRole('button', { name: 'Count from now' }).click();
  await expect(question.getByText('The reminder could not be reset.')).toBeVisible();
  await expect(question.getByText('Nothing was changed.')).toBeVisible();
  await question.getByRole('button', { name: 'Count from now' }).click();
  await expect(reminder.getByText('5,000 mi to go')).toBeVisible();

  await field(page, 'Distance between services').fill('12.5');
  await button(page, 'Save reminder').click();
  await expect(besideField(page, 'Must be a whole number')).toBeVisible();
  await field(page, 'Distance between services').fill('7500');
  await button(page, 'Save reminder').click();
  await expect(reminder.getByText('7,500 mi to go')).toBeVisible();

  await choose(page, 'Remind me', 'On a date');
  await page.getByLabel('Service is due on').fill('2026-11-21');
  await button(page, 'Save reminder').click();
  await expect(besideField(page, 'Please choose a day in the future')).toBeVisible();
  await page.getByLabel('Service is due on').fill('2026-12-01');
  await button(page, 'Save reminder').click();
  await expect(reminder.getByText('Due December 1, 2026')).toBeVisible();
  await expect(reminder.getByText('10 days to go')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Service is due on')).toHaveValue('2026-12-01');
  await page.getByRole('switch', { name: 'Remind me when service is due' }).press('Space');
  await button(page, 'Save reminder').click();
  await expect(reminder.getByText('Due December 1, 2026')).toBeHidden();
});

test('[commerce 4] disables what cannot be changed, with the reason', async ({ page, enter }) => {
  await enter('owner', `${INFO}/1014`);
  await expect(page.getByText('A transfer to transfer-recipient@waymark.example is pending')).toBeVisible();
  await expect(field(page, 'Name')).toBeDisabled();
  await expect(field(page, 'Mileage')).toBeDisabled();
  await expect(button(page, 'Save info')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('You cannot change it while a transfer is pending').first()).toBeVisible();

  await page.goto(`${INFO}/1004`);
  await expect(page.getByText('Until that ends, the owner only views the vehicle.')).toBeVisible();
  await expect(field(page, 'Name')).toBeDisabled();

  await page.goto(`${INFO}/1015`);
  await expect(field(page, 'Estimated odometer')).toBeEditable();
  await expect(page.getByText('Maintenance reminders are not part of the Basic plan.')).toBeVisible();

  await page.goto(`${INFO}/77`);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 6] a guest without full access reads the info and copies the serial number', async ({
    page,
    context,
    enter,
  }) => {
    await enter('guest-partial', `${INFO}/1001`);
    await expect(page.getByText('This vehicle is shared with you')).toBeVisible();
    await expect(field(page, 'License plate')).toHaveValue('B 24 817');
    await expect(field(page, 'License plate')).toBeDisabled();
    const details = page.getByRole('region', { name: 'Details' });
    const copy = details.getByRole('button', { name: 'Copy serial number' });
    // First in a browser that denies it.
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('Write permission denied.')) });
    });
    await copy.click();
    const refused = page.getByText('Your browser does not allow copying. Copy it from here: GG-20417-A7');
    await expect(refused).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await expect(button(page, 'Copied')).toBeVisible();
    await expect(refused).toBeHidden();
    // The portal's policy forbids reading the clipboard, so this pastes it.
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search vehicles, pages, commands').press('ControlOrMeta+V');
    await expect(page.getByPlaceholder('Search vehicles, pages, commands')).toHaveValue('GG-20417-A7');
  });
});
