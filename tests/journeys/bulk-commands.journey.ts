import type { Locator, Page, Request } from '@playwright/test';
import { van12, van14 } from '../../fixtures/vehicles/owner-vans.ts';
import { expectAccessible, violationsOf } from './accessibility.ts';
import { expect, hold, PHONE, test, type World } from './journey.ts';
import { moreAbout, openVehicle, row } from './vehicles.ts';

const COMMANDS = '**/api/iot/send-command';
const to = (vehicle: { device_key: string }) => (request: Request) =>
  (request.postDataJSON() as { deviceKey: string }).deviceKey === vehicle.device_key;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bulk Commands' });
const rowOf = (dialog: Locator, name: string) => dialog.getByRole('listitem').filter({ hasText: name });
const boxOf = (dialog: Locator, name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
/** The radio inputs are hidden below their labels. */
const choose = (dialog: Locator, command: string) =>
  dialog
    .locator('label')
    .filter({ hasText: new RegExp(`^${command}$`) })
    .click();

async function open(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bulk commands' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('checkbox', { name: 'Select All' })).toBeVisible();
  return dialog;
}

type Entry = { operation: string | null; status: number };
async function commandsSent(world: World): Promise<number[]> {
  const entries = (await world.control('GET', '/journal')) as Entry[];
  return entries.filter(({ operation }) => operation === 'sendCommand').map(({ status }) => status);
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('[core 2.7] sends a bulk command by keyboard alone', async ({ page, world, enter }) => {
  // While one vehicle waits, the responses of the others can be read.
  const { release } = await hold(page, COMMANDS, { only: to(van12) });
  await enter('owner', '/');
  await expect(page.getByRole('region', { name: 'Quick actions' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Several vehicles…' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  const send = dialog.getByRole('button', { name: 'Send Command' });
  await expect(dialog.getByRole('radio', { name: 'Lock', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Unlock' })).toBeChecked();
  await tabTo(page, dialog.getByRole('searchbox', { name: 'Search vehicles and groups' }));
  await page.keyboard.type('van');
  await tabTo(page, boxOf(dialog, 'Van 03'));
  for (const name of ['Van 05', 'Van 07', 'Van 12', 'Van 14']) {
    await page.keyboard.press('ArrowDown');
    await expect(boxOf(dialog, name)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(dialog.getByText('2 selected, 10 can take Unlock')).toBeVisible();

  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(rowOf(dialog, 'Van 14')).toContainText('Success');
  await expect(rowOf(dialog, 'Van 12')).toContainText('Sending');
  release();
  await expect(dialog.getByRole('status')).toHaveText('Unlock: 2 unlocked');
  // The form is back in its initial state, with the results.
  await expect(boxOf(dialog, 'Van 14')).not.toBeChecked();
  await expect(boxOf(dialog, 'Van 14')).toHaveAccessibleDescription(/^Unlocked 9:3\d AM$/);
  await expect(send).toBeFocused();
  expect(await commandsSent(world)).toEqual([200, 200]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[core 2.7] shows what a bulk command misses, and moves the focus there', async ({ page, enter }) => {
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Several vehicles…' }).click();
  const dialog = dialogOf(page);
  const send = dialog.getByRole('button', { name: 'Send Command' });
  await expect(send).toHaveAccessibleDescription('Choose a command');
  await send.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Required field' })).toBeVisible();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Please select a Vehicle' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Lock', exact: true })).toBeFocused();
  await choose(dialog, 'Lock');
  await boxOf(dialog, 'Van 14').check();
  await boxOf(dialog, 'Van 14').uncheck();
  await expect(send).toHaveAccessibleDescription('Choose at least one vehicle');
});

test('[core 6] explains why a vehicle cannot take a bulk command, and does not select it', async ({ page, enter }) => {
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Several vehicles…' }).click();
  const dialog = dialogOf(page);
  await choose(dialog, 'Unlock');
  const search = dialog.getByRole('searchbox', { name: 'Search vehicles and groups' });
  for (const [name, word] of [
    ['Trailer 3', 'Tracking Only'],
    ['F-150', 'Expired'],
    ['Generator', 'Deep Sleep Mode'],
    ['Van 02', 'Exclusive access'],
    // By its last report.
    ['Van 12', 'Locked'],
  ] as const) {
    await search.fill(name);
    await expect(boxOf(dialog, name)).toHaveAccessibleDescription(new RegExp(word));
  }
  // Keys reach such a vehicle, but Space does not select it.
  await search.fill('van');
  await boxOf(dialog, 'Van 03').focus();
  await page.keyboard.press('End');
  await expect(boxOf(dialog, 'Van 09')).toBeFocused();
  await expect(boxOf(dialog, 'Van 09')).toHaveAccessibleDescription('Paused');
  await page.keyboard.press('Space');
  await expect(boxOf(dialog, 'Van 09')).not.toBeChecked();
});

/** Van 14 does not answer the first command. */
const failOnce = (world: World) =>
  world.control('POST', '/faults', {
    operation: 'sendCommand',
    device_key: van14.device_key,
    times: 1,
    effect: { unreachable: true },
  });

test('[core 8] keeps a failed vehicle selected after a reload, and retries it alone', async ({
  page,
  world,
  enter,
}) => {
  await failOnce(world);
  await enter('owner', '/control-center');
  let dialog = await open(page);
  await choose(dialog, 'Lock');
  for (const name of ['Van 12', 'Van 14', 'Van 03']) await boxOf(dialog, name).check();
  await dialog.getByRole('button', { name: 'Send Command' }).click();
  await expect(rowOf(dialog, 'Van 14')).toContainText('FailedNo answer');
  await expect(dialog.getByText('The device is not responding. Please try again.')).toBeVisible();
  await expect(dialog.getByText(/^Van 14: Last contact: Nov 21, 2026/)).toBeVisible();
  await expect(boxOf(dialog, 'Van 12')).not.toBeChecked();
  await expect(boxOf(dialog, 'Van 12')).toHaveAccessibleDescription(/^Locked 9:3\d AM$/);

  await page.reload();
  dialog = await open(page);
  await expect(boxOf(dialog, 'Van 14')).toBeChecked();
  await expect(rowOf(dialog, 'Van 14')).toContainText('Failed');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await boxOf(dialog, 'Van 05').check();
  await dialog.getByRole('button', { name: 'Retry Lock' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Lock: 1 locked');
  expect((await commandsSent(world)).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 424]);
});

test('[core 7] lists both attempts of a bulk command in the history of its vehicle', async ({ page, world, enter }) => {
  await failOnce(world);
  await enter('owner', '/control-center');
  const dialog = await open(page);
  await choose(dialog, 'Lock');
  await boxOf(dialog, 'Van 14').check();
  await dialog.getByRole('button', { name: 'Send Command' }).click();
  await dialog.getByRole('button', { name: 'Retry Lock' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Lock: 1 locked');
  await page.keyboard.press('Escape');

  await row(page, 'Van 14').click();
  await moreAbout(page, 'Van 14');
  await page.getByRole('menuitem', { name: 'Command history' }).click();
  const history = page.getByRole('dialog', { name: 'Command history of Van 14' });
  await expect(history.locator('[data-row]')).toHaveText([
    /^Lock · Bulk commandConfirmedJust now · Nov 21, 2026/,
    /^Lock · Bulk commandThe device did not answer\. Nothing was changed\.No answer/,
  ]);
});

test('[core 4] cancels a bulk command that waits for its opposite, and does not send it', async ({
  page,
  world,
  enter,
}) => {
  const { release } = await hold(page, COMMANDS, { only: to(van14) });
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Van 14');
  await panel.getByRole('button', { name: 'Unlock', exact: true }).click();
  const dialog = await open(page);
  await choose(dialog, 'Lock');
  await boxOf(dialog, 'Van 14').check();
  await dialog.getByRole('button', { name: 'Send Command' }).click();
  await expect(rowOf(dialog, 'Van 14')).toContainText('Queued');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Canceled after 0 of 1: 1 not sent');
  release();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
  expect(await commandsSent(world)).toHaveLength(1);
});

test('[core 4] a canceled Unlock leaves no command or vehicle selected', async ({ page, enter }) => {
  const { count, release } = await hold(page, COMMANDS);
  await enter('owner', '/control-center');
  let dialog = await open(page);
  await choose(dialog, 'Unlock');
  await dialog.getByRole('checkbox', { name: 'Select All' }).check();
  await expect(dialog.getByText('10 selected, 10 can take Unlock')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Command' }).click();
  await expect.poll(count).toBe(6);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(dialog.getByRole('status')).toHaveText('Canceled after 6 of 10: 6 unlocked, 4 not sent');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Box truck' }).click();
  await page.getByRole('menuitem', { name: 'Send command' }).click();
  dialog = dialogOf(page);
  await expect(dialog.getByText('1 selected', { exact: true })).toBeVisible();
  await expect(boxOf(dialog, 'Box truck')).toBeChecked();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send Command' }).press('Enter');
  await expect(dialog.getByText('Required field')).toBeVisible();
  expect(count()).toBe(6);
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 4] sends six at once, and cancel stops the rest', async ({ page, enter }) => {
    let underWay = 0;
    let most = 0;
    let sent = 0;
    /** Holds responses until they are released. */
    const held: (() => void)[] = [];
    let isHeld = false;
    await page.route('**/api/iot/send-command', async (route) => {
      sent += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      if (isHeld) await new Promise<void>((resolve) => void held.push(resolve));
      await route.continue();
    });
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/send-command')) underWay -= 1;
    });
    await enter('owner-fleet', '/');
    await page.getByRole('button', { name: 'Several vehicles…' }).click();
    const dialog = dialogOf(page);
    await choose(dialog, 'Refresh');
    await dialog.getByRole('checkbox', { name: 'Select All' }).check();
    await expect(dialog.getByText(/^\d,\d{3} selected, \d,\d{3} can take Refresh$/)).toBeVisible();
    expect(await dialog.getByRole('listitem').count()).toBeLessThan(40);

    // Vehicles outside the visible rows respond too.
    await dialog.getByRole('button', { name: 'Send Command' }).click();
    await expect.poll(() => sent).toBeGreaterThan(12);
    isHeld = true;
    await expect.poll(() => held.length).toBe(6);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const atCancel = sent;
    const status = dialog.getByRole('status');
    await expect(status).toHaveText(new RegExp(`^Canceled after ${atCancel} of \\d,\\d{3}\\. Waiting for 6 more\\.$`));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    isHeld = false;
    for (const letGo of held) letGo();
    await expect(status).toHaveText(new RegExp(`^Canceled after ${atCancel} of \\d,\\d{3}: .*not sent$`));
    expect([most, sent]).toEqual([6, atCancel]);
    await expect(dialog.getByRole('checkbox', { name: 'Select All' })).toBeEnabled();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 4] continues a bulk command after its sheet closes', async ({ page, world, enter }) => {
    await enter('owner', '/control-center');
    const { release } = await hold(page, COMMANDS);
    let dialog = await open(page);
    await choose(dialog, 'Lock');
    await boxOf(dialog, 'Van 12').check();
    await boxOf(dialog, 'Van 14').check();
    await dialog.getByRole('button', { name: 'Send Command' }).click();
    await expect(dialog.getByText('0 of 2 answered').last()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Sending, 0 of 2' })).toBeVisible();
    release();
    await expect(page.getByText('Lock: 2 locked')).toBeVisible();
    expect(await commandsSent(world)).toEqual([200, 200]);

    await world.control('POST', '/outage', { of: 'everything' });
    await page.reload();
    dialog = await open(page);
    await choose(dialog, 'Lock');
    await expect(boxOf(dialog, 'Box truck')).toHaveAccessibleDescription('Outage');
    await rowOf(dialog, 'Box truck').getByRole('button', { name: 'Outage' }).click();
    const notice = page.getByRole('dialog', { name: 'Commands are unavailable' });
    await notice.getByText('Close', { exact: true }).click();
    await expect(dialog.getByRole('radio', { name: 'Lock', exact: true })).toBeChecked();
    expect(await commandsSent(world)).toHaveLength(2);
  });
});

test('[core 2.7] the dialog meets WCAG 2.2 AA with a missing value and with a failure', async ({
  page,
  world,
  enter,
}) => {
  await world.control('POST', '/faults', { operation: 'sendCommand', effect: { unreachable: true } });
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Several vehicles…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Send Command' }).press('Enter');
  await expect(dialog.getByText('Please select a Vehicle')).toBeVisible();
  expect({ missing: await violationsOf(page) }).toEqual({ missing: [] });
  await choose(dialog, 'Unlock');
  for (const name of ['Van 07', 'Van 12', 'Van 14']) await boxOf(dialog, name).check();
  await dialog.getByRole('button', { name: 'Send Command' }).click();
  await expect(dialog.getByRole('button', { name: 'Retry Unlock (3)' })).toBeVisible();
  await expectAccessible(page, 'failed');

  // On a phone the reasons are visible as a whole.
  await page.setViewportSize(PHONE);
  const failures = dialog.getByText('Unlock: 3 vehicles failed');
  await expect(failures).toBeVisible();
  const isCut = await failures.evaluate((title) => {
    const parents = [];
    for (let at = title.parentElement; at && at.role !== 'dialog'; at = at.parentElement) parents.push(at);
    return parents.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  });
  expect(isCut).toBe(false);
});
