import { expect, hold, test } from './journey.ts';
import { userRequests } from './session.ts';
import { row } from './vehicles.ts';

test('[core 4] skips the initial load on excluded paths, and does it on the first other page', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await userRequests(world)).toBe(0);
  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await userRequests(world)).toBe(1);

  await page.goto('/control-center/vehicle/99999');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Waymark Account');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  await page.goto('/control-center/vehicle/1001');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(page).toHaveTitle('Van 12 – Vehicle | Waymark Account');
});

test('[core 4] loads vehicles, user and map key with the first page', async ({ page, enter }) => {
  const key = page.waitForRequest((request) => request.url().endsWith('/api/map-platform'));
  const vehicles = page.waitForRequest(/\/api\/v1\/vehicle\?/);
  await enter('owner', '/');
  await Promise.all([key, vehicles]);
});

test('[core 2.3] shows a loader until the initial state is set, if it takes long enough to notice', async ({
  page,
  enter,
}) => {
  const { release } = await hold(page, /\/api\/v1\/user\?/);
  // The layout preloads the chunk of the alert about paused vehicles. Loaded later, it would cause a layout shift.
  const paused = page.waitForRequest(/\/paused-devices-/);
  await enter('owner', '/control-center');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await paused;
  release();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test('[core 2.2] shows a failed load of the account in page and title, and retries', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', {
    operation: 'listUsers',
    effect: { status: 403, body: { detail: 'Not now.' } },
  });
  await enter('owner', '/control-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account did not load' })).toBeVisible();
  await expect(page).toHaveTitle('Your account did not load | Waymark Account');
  await expect(page.getByText('Not now.')).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test('[core 1] uses the language of each account from the start', async ({ page, enter }) => {
  await enter('owner-canadian', '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/Waymark/);
  await page.goto('/terms');
  await expect(page).toHaveTitle(/^Conditions \|/);
  await enter('owner-mexican', '/control-center');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // The sign-in page uses the browser's language at once, without a reload.
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
  await page.getByRole('button', { name: /^Perfil de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
  await page.goto('/terms');
  await expect(page).toHaveTitle(/^Terms \|/);
  await enter('owner', '/control-center');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
