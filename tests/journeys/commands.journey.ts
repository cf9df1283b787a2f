import type { Page } from '@playwright/test';
import { boxTruck } from '../../fixtures/vehicles/owner-trucks.ts';
import { van14 } from '../../fixtures/vehicles/owner-vans.ts';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { expect, headersOf, hold, test, type World } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const commandsSent = async (world: World) =>
  ((await world.control('GET', '/journal')) as { operation: string | null }[]).filter(
    ({ operation }) => operation === 'sendCommand',
  ).length;

/** Sends a command from another tab or another user's browser. */
async function sendElsewhere(page: Page, world: World, data: { deviceKey: string; command: string }) {
  const headers = await headersOf(world);
  const token = (headers['authorization'] ?? '').replace('Bearer ', '');
  return page.request.post('/api/iot/send-command', { headers: { ...headers, 'x-access-token': token }, data });
}

/** Replaces the last engine report of Van 14. Returns a function that changes it. */
async function reporting(page: Page, first: object): Promise<(next: object) => void> {
  let reported = first;
  await page.route('**/api/v1/vehicle?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { results: { id: number; last_known_state: object }[] };
    for (const vehicle of list.results) {
      if (vehicle.id === 1003) vehicle.last_known_state = { ...vehicle.last_known_state, ...reported };
    }
    await route.fulfill({ response, json: list });
  });
  return (next) => {
    reported = next;
  };
}
/** Does not report the ignition. */
const UNCERTAIN = { ignition_on: undefined, controller: { engine_on: true } };
const DRIVEN = { ignition_on: true, controller: { engine_on: true, ignition_on: true } };

test('[core 3] offers a driven vehicle neither Stop engine nor Start', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Box truck').click();
  const truck = panelOf(page, 'Box truck');
  await expect(truck.getByText('Engine on')).toBeVisible();
  await expect(button(page, 'Start')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Start')).toHaveAccessibleDescription('The vehicle is being driven or its key is on');
  await expect(button(page, 'Stop engine')).toHaveCount(0);
  await expect(truck.getByText('Remote start can take up to 1 minute.')).toBeVisible();

  const answer = await sendElsewhere(page, world, { deviceKey: boxTruck.device_key, command: 'remote_stop' });
  expect([answer.status(), await answer.json()]).toEqual([403, expect.objectContaining({ code: 'DRIVEN' })]);
});

test('[core 4] fades the outcome of a command, and shows state changes by other users', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center/vehicle/1003');
  const van = page.getByRole('region', { name: 'Status' });
  await button(page, 'Lock').click();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription(/^Confirmed \d/);
  await expect(van.getByText('Locked', { exact: true })).toBeVisible();

  const unlocked = await sendElsewhere(page, world, { deviceKey: van14.device_key, command: 'disarm' });
  expect(unlocked.status()).toBe(200);
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(van.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription('');
  const history = page.getByRole('table', { name: 'Command history' }).locator('[data-row]');
  // The next poll of the activity log is due a minute after the last answer, however late that came.
  await expect(async () => {
    await page.clock.fastForward(MINUTE + 1_000);
    await expect(history.first()).toHaveText(/^Unlock · By Riley Kowalski/, { timeout: 2_000 });
  }).toPass();
});

test('[core 4] cancels a waiting command, and drops it when the user leaves the page', async ({
  page,
  world,
  enter,
}) => {
  const { release } = await hold(page, '**/api/iot/send-command');
  await enter('owner', '/control-center/vehicle/1003');
  await button(page, 'Lock').click();
  await button(page, 'Unlock').click();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Queued');
  await button(page, 'Cancel “Unlock”').first().click();
  await expect(button(page, 'Unlock')).toBeFocused();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Canceled, not sent');
  const history = page.getByRole('table', { name: 'Command history' }).locator('[data-row]');
  await expect(history.first()).toHaveText(/^UnlockCanceled, not sent/);

  await button(page, 'Unlock').click();
  await history.first().getByRole('button', { name: 'Cancel “Unlock”' }).click();
  await expect(history.first()).toHaveText(/^UnlockCanceled, not sent/);

  await button(page, 'Unlock').click();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Queued');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('“Unlock” was not sent to Van 14');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  release();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription(/^Confirmed/);
  expect(await commandsSent(world)).toBe(1);
});

test('[core 3] asks before it stops an engine that may not have been started remotely', async ({
  page,
  world,
  enter,
}) => {
  await reporting(page, UNCERTAIN);
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await button(page, 'Stop engine').click();
  const question = page.getByRole('dialog', { name: 'Stop the engine of Van 14?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Stop engine')).toBeFocused();
  expect(await commandsSent(world)).toBe(0);
  await button(page, 'Stop engine').click();
  await question.getByRole('button', { name: 'Stop engine' }).click();
  await expect.poll(() => commandsSent(world)).toBe(1);
});

test('[core 3] closes the question once a report tells whether the engine may be stopped', async ({ page, enter }) => {
  await page.clock.install();
  const report = await reporting(page, UNCERTAIN);
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await button(page, 'Stop engine').click();
  const question = page.getByRole('dialog', { name: 'Stop the engine of Van 14?' });
  await expect(question).toBeVisible();
  report(DRIVEN);
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(question).toHaveCount(0);
  await expect(button(page, 'Start')).toHaveAccessibleDescription('The vehicle is being driven or its key is on');
});

test('[core 3] does not retry a failed Start once the vehicle is driven, and explains why', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  const report = await reporting(page, {});
  await world.control('POST', '/faults', { operation: 'sendCommand', times: 1, effect: { status: 503 } });
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await button(page, 'Start').click();
  await expect(button(page, 'Try again')).toBeVisible();
  report(DRIVEN);
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(panelOf(page, 'Van 14').getByText('The vehicle is being driven or its key is on.')).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  await button(page, 'Start').click();
  await expect(button(page, 'Start')).toHaveAccessibleDescription('Failed');
  expect(await commandsSent(world)).toBe(1);
});
