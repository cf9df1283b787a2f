import type { APIRequestContext, Page } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, headersOf, hold, PHONE, test, type World } from './journey.ts';
import { openVehicle } from './vehicles.ts';

const OWNER = 'owner-fleet';

type Tracker = { id: number; device_key: string; vehicle_name: string; live_tracking_interval?: number };

/** Trackers of the fleet that can be switched to live tracking, those wired to power first. Switches `count` on. */
async function track(request: APIRequestContext, world: World, count: number): Promise<Tracker[]> {
  const bearer = await headersOf(world, OWNER);
  const headers = { ...bearer, 'x-access-token': bearer['authorization']?.replace('Bearer ', '') ?? '' };
  const answer = await request.get('/api/v1/vehicle?limit=100', { headers });
  const { results } = (await answer.json()) as { results: Tracker[] };
  const trackers = results
    .filter(({ live_tracking_interval }) => live_tracking_interval !== undefined)
    .sort((a, b) => (a.live_tracking_interval ?? 0) - (b.live_tracking_interval ?? 0));
  const tracked: Tracker[] = [];
  for (const tracker of trackers) {
    if (tracked.length === count) break;
    const data = { deviceKey: tracker.device_key, command: 'set_live_tracking', value: true };
    const set = await request.post('/api/iot/send-configuration', { headers, data });
    if (set.ok()) tracked.push(tracker);
  }
  expect(tracked).toHaveLength(count);
  return tracked;
}

/** How many of the trackers report live tracking. */
async function countLive(request: APIRequestContext, world: World): Promise<number> {
  const answer = await request.get('/api/v1/vehicle?limit=100', { headers: await headersOf(world, OWNER) });
  const { results } = (await answer.json()) as { results: { live_tracking_active?: boolean }[] };
  return results.filter(({ live_tracking_active }) => live_tracking_active).length;
}

/** Reads of each vehicle since the journal was cleared. */
async function readsOf(world: World, { id }: Tracker): Promise<number> {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; path: string }[];
  return entries.filter(({ operation, path }) => operation === 'getVehicle' && path.includes(`/${id}`)).length;
}

const list = (page: Page) => page.getByRole('region', { name: 'Live tracking' });

test('[commerce 4] tracks several trackers at their own intervals, and stops one or all', async ({
  page,
  world,
  request,
  enter,
}) => {
  const tracked = await track(request, world, 4);
  const [wired, battery] = [tracked[0], tracked.at(-1)] as [Tracker, Tracker];
  expect([wired.live_tracking_interval, battery.live_tracking_interval]).toEqual([30, 60]);
  await page.clock.install();
  await world.control('DELETE', '/journal');
  await enter(OWNER, '/control-center');
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  const rowOf = ({ vehicle_name }: Tracker) =>
    list(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(vehicle_name, { exact: true }) });
  await expect(rowOf(wired).getByText(/^Every 30 sec · last position /)).toBeVisible();
  await expect.poll(() => readsOf(world, wired)).toBe(1);
  await page.clock.fastForward(MINUTE / 2);
  await expect.poll(() => readsOf(world, wired)).toBe(2);
  expect(await readsOf(world, battery)).toBe(1);
  await page.clock.fastForward(MINUTE / 2);
  await expect.poll(() => readsOf(world, wired)).toBe(3);
  expect(await readsOf(world, battery)).toBe(2);
  await expectAccessible(page, 'tracked trackers');

  await rowOf(wired)
    .getByRole('button', { name: `Stop live tracking of ${wired.vehicle_name}` })
    .click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  expect(await countLive(request, world)).toBe(3);
  await rowOf(battery).getByRole('button', { name: battery.vehicle_name, exact: false }).first().click();
  await expect(page.getByRole('complementary', { name: battery.vehicle_name, exact: true })).toBeVisible();
  await list(page).getByRole('button', { name: 'Stop all' }).click();
  await expect(list(page)).toBeHidden();
  expect(await countLive(request, world)).toBe(0);
});

test('[commerce 4] says that a position could not be refreshed, and goes on', async ({
  page,
  world,
  request,
  enter,
}) => {
  await track(request, world, 2);
  await page.clock.install();
  await enter(OWNER, '/control-center');
  await expect(list(page).getByText(/^Every \d+ sec · last position /)).toHaveCount(2);
  await world.control('POST', '/faults', { operation: 'getVehicle', effect: { status: 503 } });
  await page.clock.fastForward(MINUTE);
  await expect(list(page).getByText(/^Couldn’t refresh. Retrying within \d+ sec$/)).toHaveCount(2);
  await world.control('DELETE', '/faults');
  await page.clock.fastForward(MINUTE);
  await expect(list(page).getByText(/^Every \d+ sec · last position /)).toHaveCount(2);
});

test('[commerce 6] a guest with Read Only sees live tracking, and why only others can stop it', async ({
  page,
  world,
  request,
  enter,
}) => {
  const bearer = await headersOf(world);
  const headers = { ...bearer, 'x-access-token': bearer['authorization']?.replace('Bearer ', '') ?? '' };
  const order = { deviceKey: 'GG-41873-T1', command: 'set_live_tracking', value: true };
  expect((await request.post('/api/iot/send-configuration', { headers, data: order })).ok()).toBe(true);
  const shared = { vehicle_access: [{ vehicle: 1015, access_level: 'Read Only' }] };
  expect((await request.patch('/api/v1/user/203', { headers, data: shared })).ok()).toBe(true);
  await enter('guest-read-only', '/control-center');
  await expect(list(page).getByRole('button', { name: 'Stop live tracking of Trailer 3' })).toBeDisabled();
  await expect(list(page).getByText('Your access is Read Only')).toBeVisible();
  await list(page)
    .getByRole('button', { name: /^Trailer 3/ })
    .click();
  const panel = page.getByRole('complementary', { name: 'Trailer 3', exact: true });
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeDisabled();
  await expectAccessible(page, 'live tracking that a guest cannot stop');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 4] lists the tracked trackers above the vehicles', async ({ page, world, request, enter }) => {
    await track(request, world, 2);
    await enter(OWNER, '/control-center');
    await list(page).getByRole('button', { name: 'Live tracking · 2' }).click();
    await expect(list(page).getByRole('button', { name: /^Stop live tracking of / })).toHaveCount(2);
    await expectAccessible(page, 'tracked trackers on a phone');
  });
});

test('[commerce 4] leaving the map ends live tracking, also while the next page loads', async ({
  page,
  world,
  request,
  enter,
}) => {
  const isTracked = async () => {
    const answer = await request.get('/api/v1/vehicle/1015', { headers: await headersOf(world) });
    return ((await answer.json()) as { live_tracking_active?: boolean }).live_tracking_active;
  };
  const own = await hold(page, /\/assets\/vehicle-page-/);
  const other = await hold(page, /\/assets\/sharing-page-/);
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Trailer 3');
  await panel.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeEnabled();

  await panel.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  own.release();
  await expect(page.getByRole('button', { name: 'Stop live tracking' })).toBeEnabled();
  expect(await isTracked()).toBe(true);

  await page.getByRole('link', { name: 'Sharing' }).first().click();
  await expect.poll(isTracked).toBe(false);
  await expect(page).toHaveURL(/\/control-center\/vehicle\/1015/);
  other.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
});

test('[commerce 4] live tracking ends if another page is pressed while the one of the tracker loads', async ({
  page,
  world,
  request,
  enter,
}) => {
  const own = await hold(page, /\/assets\/vehicle-page-/);
  await enter('owner', '/control-center');
  const panel = await openVehicle(page, 'Trailer 3');
  await panel.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeEnabled();
  await panel.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.getByRole('link', { name: 'Sharing' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await request.get('/api/v1/vehicle/1015', { headers: await headersOf(world) });
      return ((await answer.json()) as { live_tracking_active?: boolean }).live_tracking_active;
    })
    .toBe(false);
  own.release();
});
