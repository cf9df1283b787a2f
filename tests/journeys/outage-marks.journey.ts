import { expect, hold, pressTwice, test, type World } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

/** Time until the vehicles are refetched, long before the next status check (core 9). */
const NEXT_READ = 61_000;

const startOutage = (world: World, of: 'everything' | 'x1' | 'dr') => world.control('POST', '/outage', { of });
const endOutage = (world: World) => world.control('DELETE', '/outage');

test('[core 4] a refused command marks all affected vehicles until the next attempt succeeds', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center');
  const van = row(page, 'Van 05');
  const dashCam = row(page, 'Van 07');
  await van.click();
  await expect(van).not.toContainText('Outage');

  await startOutage(world, 'x1');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands are unavailable' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(van).toContainText('Outage');
  await expect(dashCam).not.toContainText('Outage');
  const panel = panelOf(page, 'Van 05');
  await expect(panel.getByRole('button', { name: 'About the outage' })).toBeVisible();

  await endOutage(world);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText('The outage is resolved. Commands work again.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(van).not.toContainText('Outage');
  await expect(panel.getByRole('button', { name: 'About the outage' })).toHaveCount(0);
});

test('[core 4] a paused vehicle in an outage keeps its way to renew', async ({ page, enter, world }) => {
  await startOutage(world, 'everything');
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 05')).toContainText('Outage');
  await expect(row(page, 'Van 09')).toContainText('Renew to track it again');
  await expect(row(page, 'Van 09')).not.toContainText('Outage');
});

test('[core 4] a server error triggers a status check, shown by dashboard and quick actions', async ({
  page,
  enter,
  world,
}) => {
  await page.clock.install();
  await enter('owner');
  await expect(page.getByRole('heading', { name: 'Quick actions' })).toBeVisible();
  await startOutage(world, 'everything');
  await world.control('POST', '/faults', { operation: 'listVehicles', effect: { status: 503 } });
  // The interval of the next read starts with the last response.
  await expect(async () => {
    await page.clock.fastForward(NEXT_READ);
    await expect(page.getByRole('listitem').filter({ hasText: 'take no commands' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const quick = page.getByRole('region', { name: 'Quick actions' });
  await quick.getByRole('button', { name: 'About the outage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands are unavailable' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'X1 devices' })).toContainText('Major outage');
});

test('[core 4] opens the notice instead of live video of a vehicle in an outage', async ({ page, enter, world }) => {
  await startOutage(world, 'everything');
  await enter('owner', '/control-center#vehicle-1002');
  await expect(page.getByRole('button', { name: 'Details: Interruption' })).toBeVisible();
  await page.getByRole('button', { name: 'Live View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands are unavailable' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);

  // By its address the view opens, with the notice over it.
  await page.goto('/control-center?vehicle=1002');
  await expect(page.getByText('Live View Failed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('[core 4] Live View says that it checks the service, once for all presses, and opens with the answer', async ({
  page,
  enter,
  world,
}) => {
  await page.clock.install();
  await startOutage(world, 'everything');
  await enter('owner', '/control-center/vehicle/1002');
  const live = page.getByRole('button', { name: 'Live View' });
  await expect(page.getByRole('button', { name: 'About the outage' }).first()).toBeVisible();
  await expect(live).toBeVisible();
  // Held before the end of the outage, which any response tells the page. The press joins a check that is then in flight.
  const status = await hold(page, '**/api/outage');
  // The page waits at most five seconds for a check.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  await endOutage(world);
  await pressTwice(live);
  const checking = page.getByRole('button', { name: 'Checking the service…' });
  await expect(checking).toHaveAttribute('aria-disabled', 'true');
  await checking.click({ force: true });
  await expect.poll(status.count).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(status.count()).toBe(1);
  await page.clock.resume();
  status.release();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'End Live', exact: true })).toBeVisible();
});

test('[core 4] Live View checks the service on a page that opened before the list of vehicles', async ({
  page,
  enter,
  world,
}) => {
  await startOutage(world, 'everything');
  const list = await hold(page, /\/api\/v1\/vehicle\?/);
  await enter('owner', '/control-center/vehicle/1002');
  await expect(page.getByRole('button', { name: 'About the outage' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Live View' }).click();
  await expect(page.getByRole('dialog', { name: 'Commands are unavailable' })).toBeVisible();
  await expect(page.getByText('Live View Failed')).toHaveCount(0);
  expect(list.count()).toBeGreaterThan(0);
  list.release();
});
