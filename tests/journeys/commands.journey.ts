import type { Page } from '@playwright/test';
import { van14 } from '../../fixtures/vehicles/owner-vans.ts';
import { expect, headersOf, test, type World } from './journey.ts';

const MINUTE = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

/** The next command to Van 14 takes this long. */
const slowNext = (world: World, latency_ms: number) =>
  world.control('POST', '/faults', {
    operation: 'sendCommand',
    device_key: van14.device_key,
    times: 1,
    then: { latency_ms },
  });
const commandsSent = async (world: World) =>
  ((await world.control('GET', '/journal')) as { operation: string | null }[]).filter(
    ({ operation }) => operation === 'sendCommand',
  ).length;

test('[core 3] a driven vehicle is offered neither Stop engine nor Start, and the server refuses both', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  await row(page, 'Box truck').click();
  const truck = panel(page, 'Box truck');
  await expect(truck.getByText('Engine on')).toBeVisible();
  await expect(button(page, 'Start')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Start')).toHaveAccessibleDescription('The vehicle is being driven');
  await expect(button(page, 'Stop engine')).toHaveCount(0);
  await expect(truck.getByText('Remote start can take up to 1 minute.')).toBeVisible();

  const headers = await headersOf(world);
  const { device_key } = (await (await page.request.get('/api/v1/vehicle/1008', { headers })).json()) as {
    device_key: string;
  };
  const data = { deviceKey: device_key, command: 'remote_stop' };
  const answer = await page.request.post('/api/iot/send-command', { headers, data });
  expect([answer.status(), await answer.json()]).toEqual([403, expect.objectContaining({ code: 'DRIVEN' })]);
});

test('[core 4] the outcome of a command fades, and the state follows what others do', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  const van = panel(page, 'Van 14');
  await button(page, 'Lock').click();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription(/^Lock sent · confirmed \d/);
  await expect(van.getByText('Locked', { exact: true })).toBeVisible();

  const headers = await headersOf(world);
  const data = { deviceKey: van14.device_key, command: 'disarm' };
  expect((await page.request.post('/api/iot/send-command', { headers, data })).status()).toBe(200);
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(van.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription('');
});

test('[core 4] a waiting command can be canceled, and is dropped when its page is left', async ({
  page,
  world,
  enter,
}) => {
  await slowNext(world, 6_000);
  await enter('owner', '/control-center/vehicle/1003');
  await button(page, 'Lock').click();
  await button(page, 'Unlock').click();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Waits for “Lock”');
  await button(page, 'Cancel “Unlock”').click();
  await expect(button(page, 'Unlock')).toBeFocused();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Canceled, not sent');
  const history = page.getByRole('list', { name: 'Command history' }).getByRole('listitem');
  await expect(history.first()).toHaveText(/^UnlockCanceled before its turn\.Not sent/);

  await button(page, 'Unlock').click();
  await expect(button(page, 'Unlock')).toHaveAccessibleDescription('Waits for “Lock”');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: '“Unlock” was not sent to Van 14' })).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Lock')).toHaveAccessibleDescription(/^Lock sent · confirmed/, { timeout: 15_000 });
  expect(await commandsSent(world)).toBe(1);
});
