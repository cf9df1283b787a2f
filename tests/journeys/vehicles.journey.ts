import { expect, hold, PHONE, test } from './journey.ts';
import { moreAbout, openVehicle, panelOf, row } from './vehicles.ts';

test('[core 7] a vehicle is unlocked once it confirms, and still is after a reload', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Van 14');
  await expect(panel.getByText('Locked', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
  await page.reload();
  await row(page, 'Van 14').click();
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
});

test('[commerce 8] an unreachable vehicle shows an error and keeps its state', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Dump truck');
  await panel.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(panel.getByText(/The device did not answer. Nothing was changed/).first()).toBeVisible();
  await expect(panel.getByText(/Last contact: .+\. It may be in a garage or without coverage/).first()).toBeVisible();
  await expect(panel.getByText('Locked', { exact: true })).toBeVisible();
  await expect(panel.getByText('Last known', { exact: true })).toBeVisible();
});

test('[core 4, core 7] does not send a waiting command after leaving the page', async ({ page, world, enter }) => {
  // The vehicle locks, but the page does not know.
  await hold(page, '**/api/iot/send-command', { isAnswered: true });
  await enter('owner', '/control-center/vehicle/1003');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const unlock = page.getByRole('button', { name: 'Unlock', exact: true });
  await unlock.click();
  await expect(unlock).toHaveAccessibleDescription('Queued');
  const history = page.getByRole('table', { name: 'Command history' }).locator('[data-row]');
  await expect(history.nth(0)).toHaveText(/^UnlockQueued.*Confirmation.*Sent after “Lock”.*Cancel/);
  await expect(history.nth(1)).toHaveText(/^LockSent.*Waiting for device.*Confirmation/);

  const question = page.waitForEvent('dialog');
  const left = page.reload();
  await (await question).accept();
  await left;
  await expect(history.nth(0)).toHaveText(/^Unlock.+Not sent/);
  await expect(history.nth(1)).toHaveText(/^Lock/);
  await expect(unlock).not.toHaveAccessibleDescription(/Queued/);
  const sent = async () =>
    ((await world.control('GET', '/journal')) as { operation: string | null }[]).filter(
      ({ operation }) => operation === 'sendCommand',
    );
  await expect.poll(async () => (await sent()).length).toBe(1);
});

test('[core 2.1] a vehicle keeps its new name after a reload', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await moreAbout(page, 'Van 14');
  await page.getByRole('menuitem', { name: /Rename/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('North van');
  await dialog.getByRole('button', { name: /Save|Rename/ }).click();
  await expect(panelOf(page, 'North van')).toBeVisible();
  await page.reload();
  await expect(row(page, 'North van')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 6] a guest with read-only access sees why commands are disabled', async ({ page, enter }) => {
    await enter('guest-read-only', '/control-center');
    const panel = await openVehicle(page, 'Van 12');
    await expect(panel.getByText('Your access is Read Only').first()).toBeVisible();
    // Once for all commands.
    const lock = panel.getByRole('button', { name: 'Lock', exact: true });
    await expect(lock).toHaveText('Lock');
    await expect(lock).toHaveAccessibleDescription('Your access is Read Only');
  });
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 7] fetches all pages, and renders few rows', async ({ page, enter }) => {
    await enter('owner-fleet', '/control-center');
    await expect(page.getByRole('group', { name: 'Filter by state' }).getByRole('button').first()).toBeVisible();
    await expect
      .poll(async () => {
        const counts = await page.getByRole('group', { name: 'Filter by state' }).getByRole('button').allInnerTexts();
        return counts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
      })
      .toBe(10_000);
    expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  });
});

test('[commerce 2] a menu higher than the room at its button scrolls inside the window', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await enter('owner', '/control-center');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  const menu = page.getByRole('menu', { name: /^Actions for / });
  await expect(menu).toBeInViewport({ ratio: 1 });
  const last = menu.getByRole('menuitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
