import type { Page } from '@playwright/test';
import { besideField, button, choose, field } from './controls.ts';
import { expect, headersOf, PHONE, pressTwice, test } from './journey.ts';
import { expectNoPin, listen } from './pin-digits.ts';

const KEY_LOCKER = '/control-center/vehicle/keylocker';
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const state = (page: Page, name: string) => card(page, 'State').getByText(name, { exact: true }).locator('xpath=..');

test('[commerce 3] shows the state of a key locker with the age of each report', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1003');
  await page.getByRole('link', { name: 'Key locker' }).first().click();
  await expect(page).toHaveURL(/\/keylocker\/1003$/);
  for (const [name, value] of [
    ['Alarm', 'Armed'],
    ['Key', 'Present'],
    ['Door', 'Closed'],
    ['Engine', 'Off'],
    ['Vehicle doors', 'Locked'],
  ] as const) {
    await expect(state(page, name)).toContainText(value);
    await expect(state(page, name).locator('time')).toBeVisible();
  }
  await expect(state(page, 'Battery')).toContainText(/\d\d\.\d V/);
  await expect(card(page, 'Master PIN').getByText('Not set', { exact: true })).toBeVisible();
  await expect(button(page, 'Clear guest PIN')).toBeHidden();
});

test('[commerce 3] sets both PINs, clears the guest PIN, and stores their digits nowhere', async ({
  page,
  enter,
  world,
}) => {
  test.slow();
  const said = listen(page);
  await enter('owner', `${KEY_LOCKER}/1003`);
  await button(page, 'Set master PIN').click();
  await field(page, 'New master PIN').fill('48291');
  await button(page, 'Save PIN').click();
  await expect(besideField(page, 'Must have 6 digits')).toBeVisible();
  await field(page, 'New master PIN').fill('482913');
  await pressTwice(button(page, 'Save PIN'));
  await expect(page.getByText('The device confirmed the master PIN.')).toBeVisible();
  await expect(button(page, 'Change master PIN')).toBeVisible();

  await button(page, 'Set guest PIN').click();
  await field(page, 'New guest PIN').fill('730164');
  await page.getByLabel('Ends', { exact: true }).fill('2026-11-20T18:00');
  await button(page, 'Save PIN').click();
  await expect(besideField(page, 'Must be in the future')).toBeVisible();
  await page.getByLabel('Ends', { exact: true }).fill('2026-12-01T18:00');
  await page.getByLabel('Send it to guests').check();
  await button(page, 'Save PIN').click();
  await expect(card(page, 'Guest PIN').getByText('Ends Dec 1, 2026, 6:00 PM')).toBeVisible();
  await expect(card(page, 'Guest PIN').getByText('Sent to guests')).toBeVisible();
  const outbox = (await world.control('GET', '/outbox')) as { to: string; code: string | null }[];
  expect(outbox.filter(({ code }) => code === '730164').map(({ to }) => to)).toEqual(
    expect.arrayContaining(['guest-full@waymark.example', 'guest-partial@waymark.example']),
  );

  await button(page, 'Clear guest PIN').click();
  await field(page, 'Master PIN').fill('111111');
  await button(page, 'Clear guest PIN').click();
  await expect(besideField(page, 'Wrong master PIN')).toBeVisible();
  await field(page, 'Master PIN').fill('482913');
  await button(page, 'Clear guest PIN').click();
  await expect(page.getByText('The device cleared the guest PIN.')).toBeVisible();
  await expect(card(page, 'Guest PIN').getByText('Not set', { exact: true })).toBeVisible();
  await expectNoPin(page, world, { said, known: 'Van 14', pins: ['482913', '111111', '48291'] });

  await page.getByRole('link', { name: 'Key locker activity' }).click();
  await expect(page.getByText('Guest PIN cleared').first()).toBeVisible();
});

test.describe('with PINs', () => {
  test.use({ scenario: 'pins-set' });

  test('[commerce 3] takes no master PIN after five wrong ones', async ({ page, enter }) => {
    await enter('owner', `${KEY_LOCKER}/1003`);
    await button(page, 'Clear guest PIN').click();
    for (let tries = 0; tries < 5; tries++) {
      await field(page, 'Master PIN').fill(`00000${tries}`);
      await button(page, 'Clear guest PIN').click();
      await expect(besideField(page, 'Wrong master PIN')).toBeVisible();
    }
    await field(page, 'Master PIN').fill('482913');
    await button(page, 'Clear guest PIN').click();
    await expect(
      page.getByText('Too many wrong master PINs. The guest PIN is unchanged. Please try again in 15 minutes.'),
    ).toBeVisible();
  });

  test('[commerce 8] keeps the PINs of a device that does not respond, with the age of its report', async ({
    page,
    enter,
    world,
  }) => {
    await enter('owner', `${KEY_LOCKER}/1003`);
    await button(page, 'Change guest PIN').click();
    await world.control('POST', '/faults', { effect: { unreachable: true } });
    await field(page, 'New guest PIN').fill('555123');
    await button(page, 'Save PIN').click();
    await expect(page.getByText(/^The device did not answer. Nothing was changed. Last contact: /)).toBeVisible();
    await expect(page.getByText('The PINs are unchanged.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The device is not responding. Showing its last reported state.')).toBeVisible();
    await expect(card(page, 'Guest PIN').getByText('Set', { exact: true })).toBeVisible();
  });

  test('[commerce 3] shows a guest PIN that has ended, and who set one for guests', async ({ page, enter }) => {
    await enter('owner', `${KEY_LOCKER}/1009`);
    await expect(card(page, 'Guest PIN').getByText('Ended', { exact: true })).toBeVisible();
    await expect(card(page, 'Guest PIN').getByText(/^Ended Nov 18, 2026/)).toBeVisible();
  });
});

test('[commerce 6] shows guests the key locker, and who sets its PINs', async ({ page, enter }) => {
  await enter('guest-full', `${KEY_LOCKER}/1003`);
  await expect(button(page, 'Set master PIN')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Only the owner sets and clears PINs.').first()).toBeVisible();
});

test('[commerce 7] saves options of all tables, and says what some of them need', async ({ page, enter, world }) => {
  await enter('owner', '/control-center/vehicle/options/1003');
  await expect(page.getByText('Table 4', { exact: true })).toBeVisible();
  await expect(page.getByText('An authorized installer must activate this option.')).toBeVisible();
  await expect(page.getByText('Needs a master or guest PIN of the key locker.')).toBeVisible();
  await choose(page, '1. Horn when locking', 'Twice');
  await button(page, 'Save options').click();
  await expect(page.getByText('The device confirmed the options')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '1. Horn when locking' })).toHaveValue('Twice');

  const headers = await headersOf(world);
  await page.request.patch('/api/v1/device/3182042261/pin', { headers, data: { pin: '482913' } });
  await page.reload();
  await choose(page, '4. Key locker pulse', '3 sec');
  await button(page, 'Save options').click();
  await expect(page.getByText('The device confirmed the options')).toBeVisible();
});

test('[commerce 8] explains options that do not load, are refused, or get no answer', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/vehicle/options/1011');
  await expect(page.getByRole('heading', { name: 'The settings did not load' })).toBeVisible();
  await page.goto('/control-center/vehicle/options/1003');
  await choose(page, '1. Horn when locking', 'Twice');
  await world.control('POST', '/faults', {
    operation: 'updateOptionTables',
    times: 1,
    effect: { status: 403, body: { detail: 'No.', code: 'INSTALLER_REQUIRED' } },
  });
  await button(page, 'Save options').click();
  await expect(
    page.getByText('These settings could not be saved because an installer must activate them.'),
  ).toBeVisible();
  await world.control('POST', '/faults', { operation: 'updateOptionTables', times: 1, effect: { unreachable: true } });
  await button(page, 'Save options').click();
  await expect(page.getByText(/^The device did not answer. Nothing was changed. Last contact: /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: '1. Horn when locking' })).toHaveValue('Twice');
});

test('[commerce 5] sets the codes of both keypads', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/settings/1003');
  await page.getByLabel(/^Code of keypad 1/).fill('126');
  await button(page, 'Save code 1').click();
  await expect(besideField(page, 'Must contain only digits from 1 to 5')).toBeVisible();
  await page.getByLabel(/^Code of keypad 1/).fill('125');
  await button(page, 'Save code 1').click();
  await expect(page.getByText('The device confirmed the code of keypad 1.')).toBeVisible();
  await page.getByLabel(/^Code of keypad 2/).fill('7654');
  await button(page, 'Save code 2').click();
  await expect(page.getByText('The device confirmed the code of keypad 2.')).toBeVisible();
  await expect(page.getByLabel(/^Code of keypad 2/)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 2.1] chooses a vehicle, and updates its guest PIN', async ({ page, enter }) => {
    await enter('owner', '/sharing/update-guest-pin');
    await page.getByRole('link', { name: /^Van 14/ }).click();
    await expect(page).toHaveURL(/\?vehicle=1003$/);
    await button(page, 'Set guest PIN').click();
    await field(page, 'New guest PIN').fill('730164');
    await button(page, 'Save PIN').click();
    await expect(page.getByText('The device confirmed the guest PIN.')).toBeVisible();
    await expect(page.getByText('Set a master PIN first.', { exact: false })).toBeVisible();
    await page.goto('/sharing/update-guest-pin?vehicle=9');
    await expect(page.getByText('This vehicle is not in your account. Choose another one.')).toBeVisible();
  });
});
