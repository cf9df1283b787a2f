import type { APIRequestContext, Page } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { calls, expect, headersOf, test, type World } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

/** Whether the device of Trailer 3 reports live tracking. */
async function isTracked(request: APIRequestContext, world: World): Promise<boolean | undefined> {
  const answer = await request.get('/api/v1/vehicle?limit=100', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: { id: number; live_tracking_active?: boolean }[] };
  return results.find(({ id }) => id === 1015)?.live_tracking_active;
}

const trailer = (page: Page) => panelOf(page, 'Trailer 3');
const startTracking = (page: Page) => trailer(page).getByRole('button', { name: 'Start live tracking' });
const stopTracking = (page: Page) => trailer(page).getByRole('button', { name: 'Stop live tracking' });

test('[commerce 4] shows live tracking as the device reports it, until the user stops it', async ({
  page,
  world,
  request,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center');
  await row(page, 'Trailer 3').click();
  await world.control('DELETE', '/journal');
  await startTracking(page).click();
  await expect(trailer(page).getByText(/^Every 60 sec · last position /)).toBeVisible();
  expect(await isTracked(request, world)).toBe(true);
  await expect(row(page, 'Trailer 3').getByText('Live')).toBeVisible();
  expect(await calls(world, 'getVehicle')).toBe(1);
  await page.clock.fastForward(MINUTE);
  await expect.poll(() => calls(world, 'getVehicle')).toBe(2);
  await stopTracking(page).click();
  await expect(row(page, 'Trailer 3').getByText('Live')).toBeHidden();
  expect(await isTracked(request, world)).toBe(false);
  // The list is still polled, but the tracker is not.
  await world.control('DELETE', '/journal');
  await expect(async () => {
    await page.clock.fastForward(MINUTE);
    expect(await calls(world, 'listVehicles')).toBeGreaterThan(1);
  }).toPass();
  expect(await calls(world, 'getVehicle')).toBe(0);
});

test('[commerce 4] keeps live tracking on the vehicle’s own page, and ends it outside of the Control Center', async ({
  page,
  world,
  request,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center#vehicle-1015');
  await expect(startTracking(page)).toBeVisible();
  await world.control('DELETE', '/journal');
  await startTracking(page).click();
  await expect.poll(() => calls(world, 'getVehicle')).toBe(1);
  await trailer(page).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trailer 3' })).toBeVisible();
  await page.clock.fastForward(MINUTE);
  await expect.poll(() => calls(world, 'getVehicle')).toBe(2);
  await page.goBack();
  await expect(stopTracking(page)).toBeVisible();

  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Map');
  await expect.poll(() => isTracked(request, world)).toBe(false);
  await page.clock.fastForward(3 * MINUTE);
  expect(await calls(world, 'getVehicle')).toBe(2);
  await page.goBack();
  await expect(startTracking(page)).toBeVisible();
});

test('[commerce 4] explains why a sleeping tracker cannot be tracked live', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Generator').click();
  const asleep = panelOf(page, 'Generator');
  await expect(asleep.getByRole('button', { name: 'Start live tracking' })).toBeDisabled();
  await expect(asleep.getByText('The device is in deep sleep mode').first()).toBeVisible();
});

test('[commerce 4] a full page load turns live tracking off', async ({ page, world, request, enter }) => {
  await enter('owner', '/control-center#vehicle-1015');
  const trailer = panelOf(page, 'Trailer 3');
  await trailer.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(trailer.getByRole('button', { name: 'Stop live tracking' })).toBeVisible();
  await page.goto('/terms');
  await expect.poll(() => isTracked(request, world)).toBe(false);
});
