import type { Page } from '@playwright/test';
import { expect, headersOf, test, type World } from './journey.ts';
import { moreAbout, openVehicle, panelOf, row } from './vehicles.ts';

test.use({ isMapDrawn: true });

type Entry = { at: string; operation: string | null; status: number };

/** Calls of one operation, oldest first. */
async function callsOf(world: World, operation: string): Promise<Entry[]> {
  const entries = (await world.control('GET', '/journal')) as Entry[];
  return entries.filter((entry) => entry.operation === operation).reverse();
}
const statusesOf = async (world: World, operation: string) =>
  (await callsOf(world, operation)).map(({ status }) => status);

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /^No connection\./ });

test('[core 7] retries a failed read with growing delays, without an error', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'listVehicles', times: 2, effect: { status: 503 } });
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 14')).toBeVisible();
  const calls = await callsOf(world, 'listVehicles');
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 200]);
  const [first = 0, second = 0, third = 0] = calls.map(({ at }) => Date.parse(at));
  // 400 and 800 ms, each ± 25 %.
  expect(second - first).toBeGreaterThanOrEqual(295);
  expect(third - second).toBeGreaterThanOrEqual(595);
  await expect(notice(page)).toBeHidden();
});

test('[core 7] shows an error after three failed reads, and does not retry a refused one', async ({
  page,
  world,
  enter,
}) => {
  await world.control('POST', '/faults', { operation: 'listUsers', times: 3, effect: { status: 503 } });
  await enter('owner', '/control-center');
  await expect(page.getByRole('heading', { name: 'Your account did not load' })).toBeVisible();
  expect(await statusesOf(world, 'listUsers')).toEqual([503, 503, 503]);
  await world.control('POST', '/faults', { operation: 'listUsers', times: 1, effect: { status: 403 } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => statusesOf(world, 'listUsers')).toEqual([503, 503, 503, 403]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test('[core 7] a connection that is cut while a page loads does not show', async ({ page, world, enter }) => {
  for (const operation of ['listUsers', 'listVehicles']) {
    await world.control('POST', '/faults', { operation, times: 1, effect: { drop: true } });
  }
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 14')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('[core 8] never repeats a failed write', async ({ page, world, enter }) => {
  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'updateVehicle', times: 1, effect });
  await world.control('POST', '/faults', { operation: 'sendCommand', times: 1, effect });
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Van 14');
  await panel.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(panel.getByText(/Down for a moment/).first()).toBeVisible();
  await moreAbout(page, 'Van 14');
  await page.getByRole('menuitem', { name: /Rename/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('North van');
  await dialog.getByRole('button', { name: /Save|Rename/ }).click();
  await expect(dialog.getByText(/Down for a moment/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('North van');
  expect(await statusesOf(world, 'updateVehicle')).toEqual([503]);
  expect(await statusesOf(world, 'sendCommand')).toEqual([503]);
});

test('[core 8] without a network, shows the age of the page and why commands are disabled', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Van 14');
  await expect(notice(page)).toBeHidden();

  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^No connection\. Shown as of 1?\d:\d\d\s[AP]M\.$/);
  const unlock = panel.getByRole('button', { name: 'Unlock', exact: true });
  await expect(unlock).toHaveAccessibleDescription('No connection');
  await unlock.click({ force: true });
  // Not "Just now": a later report may be missing.
  await expect(row(page, 'Van 12')).toContainText(/\d (?:sec|min) ago/);

  // Another user changes something until then.
  const renamed = await context.request.patch('/api/v1/vehicle/1001', {
    headers: await headersOf(world),
    data: { vehicle_name: 'Van 12 north' },
  });
  expect(renamed.status()).toBe(200);

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(row(page, 'Van 12 north')).toBeVisible();
  await expect(unlock).not.toHaveAccessibleDescription('No connection');
  expect(await statusesOf(world, 'sendCommand')).toEqual([]);
});

test('[core 8] treats a server without responses as offline, and reconnects automatically', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await world.control('POST', '/faults', { effect: { drop: true } });
  await panelOf(page, 'Van 14').getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await world.control('DELETE', '/faults');
  await expect(notice(page)).toBeHidden();
});
