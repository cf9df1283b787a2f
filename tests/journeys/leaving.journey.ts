import type { APIRequestContext, Page } from '@playwright/test';
import { charges, fill, isPayment, MONTHLY, thanks } from './checkout.ts';
import { profileMenu } from './controls.ts';
import { expect, headersOf, PHONE, test, WIDE, type World } from './journey.ts';
import { openVehicle } from './vehicles.ts';
import { inControl, stopWorkers } from './worker.ts';

/** What leaves, reloads or reopens a page, with the service worker that visitors have from the second load on. */
test.use({ serviceWorkers: 'allow' });

/** A tracker of the owner. */
const TRAILER = 'Trailer 3';

async function isTracked(request: APIRequestContext, world: World): Promise<boolean | undefined> {
  const answer = await request.get('/api/v1/vehicle/1015', { headers: await headersOf(world) });
  return ((await answer.json()) as { live_tracking_active?: boolean }).live_tracking_active;
}

async function track(page: Page): Promise<void> {
  await page.goto('/control-center');
  const panel = await openVehicle(page, TRAILER);
  await panel.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeEnabled();
}

test('[commerce 4] live tracking ends when the page is left, reloaded or signed out', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  for (const leave of [() => page.goto('/terms'), () => page.reload()]) {
    await track(page);
    expect(await isTracked(request, world)).toBe(true);
    // The files of the map come through the worker.
    await page.waitForLoadState('networkidle');
    await stopWorkers(page);
    await leave();
    await expect.poll(() => isTracked(request, world)).toBe(false);
  }
  await track(page);
  expect(await isTracked(request, world)).toBe(true);
  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => isTracked(request, world)).toBe(false);
});

test('[commerce 4] a logout ends live tracking also while all connections of the browser are busy', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  await track(page);
  expect(await isTracked(request, world)).toBe(true);
  await world.control('POST', '/faults', { operation: 'listOutages', effect: { latency_ms: 8_000 } });
  const held = page.waitForRequest((asked) => asked.url().includes('held=6'));
  await page.evaluate(() => {
    for (let number = 1; number <= 6; number += 1) void fetch(`/api/outage?held=${number}`).catch(() => undefined);
  });
  await held;
  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => isTracked(request, world)).toBe(false);
});

for (const [where, viewport] of [
  ['in a wide window', WIDE],
  ['on a phone', PHONE],
] as const) {
  test(`[commerce 4] ${where}, finds a slow payment after a reload, and after leaving and coming back`, async ({
    page,
    enter,
    world,
  }) => {
    await page.setViewportSize(viewport);
    await fill(page, MONTHLY);
    await enter('owner', '/terms');
    await inControl(page);
    const sent = Promise.withResolvers<{ headers: Record<string, string>; data: string }>();
    await page.route(isPayment, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.resolve({ headers: await route.request().allHeaders(), data: route.request().postData() ?? '' });
    });
    await page.goto('/subscriptions/checkout');
    await page.getByRole('button', { name: 'Pay $9.59' }).click();
    const { headers, data } = await sent.promise;
    await page.reload();
    await expect(page.getByText('The server did not answer, and no payment was found.')).toBeVisible();
    await page.goto('/profile');
    // The server gets to it while the page is away.
    expect((await page.request.post('/api/v1/payments', { headers, data })).status()).toBe(200);
    await page.goBack();
    await expect(page.getByText(/^We found your payment of 9:\d\d\sAM; you were not charged twice\.$/)).toBeVisible();
    await expect(thanks(page)).toBeVisible();
    expect(await charges(world)).toEqual([200]);
  });
}

test('[core 2.2] loads the page of a newer build once, if its file is gone after a deployment', async ({
  page,
  context,
  enter,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  let isGone = true;
  await context.route(/\/assets\/products-page-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/device-upgrade-offer');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(new URL(request.url()).search);
    isGone = false;
  });
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(loads).toEqual(['?retry=1']);
  expect(new URL(page.url()).search).toBe('');
});

test('[core 9] goes on with the session when the network is back, without a reload', async ({
  page,
  context,
  enter,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  await page.goto('/control-center');
  const panel = await openVehicle(page, 'Van 14');
  await expect(panel.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\. Shown as of /)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Unlock' }).click();
  await expect(panel.getByText(/^Unlocked/)).toBeVisible();
});
