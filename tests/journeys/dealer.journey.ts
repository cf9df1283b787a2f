import { expect, PHONE, test } from './journey.ts';
import { fillIn } from './session.ts';

const DEALER = 'dealer@waymark.example';

test('[commerce 6] a dealer at the usual form gets a link to the dealer sign-in, and works', async ({
  page,
  world: _w,
}) => {
  await page.goto('/login');
  await fillIn(page, DEALER);
  await page.getByRole('link', { name: 'Go to the dealer sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Dealer sign-in' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await fillIn(page, DEALER);
  await expect(page).toHaveURL(/\/installer$/);
  await expect(page.getByRole('heading', { name: 'Devices in service mode' })).toBeVisible();
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveText(['Installer']);
});

test('[commerce 6] a dealer stays signed in after a reload and in another tab', async ({ page, enter, context }) => {
  await enter('dealer', '/installer');
  await expect(page.getByRole('heading', { name: 'Devices in service mode' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Devices in service mode' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/installer');
  await expect(other.getByRole('heading', { name: 'Devices in service mode' })).toBeVisible();
});

test('[commerce 6] another account at the dealer sign-in is sent to the usual one', async ({ page, world: _w }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/dealer/login');
  await fillIn(page, 'installer@waymark.example');
  await expect(page.getByRole('alert')).toContainText('This is not a dealer account.');
  await page.getByRole('alert').getByRole('link').click();
  // The address changes before the form does.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, 'installer@waymark.example');
  await expect(page).toHaveURL(/\/installer$/);
});

test('[core 6] pages of owners say so to an installer, and lead to the work', async ({ page, enter }) => {
  await enter('installer', '/control-center');
  await expect(page.getByRole('heading', { name: 'This page is for vehicle owners' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the installers’ page' }).click();
  await expect(page.getByRole('heading', { name: 'Devices in service mode' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/installer$/);
});
