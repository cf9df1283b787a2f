import { field } from './controls.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'Waymark-2026!';

test('[core 2.1] links with a capital or a trailing slash open their page, without the token in the address', async ({
  page,
  world: _world,
}) => {
  await page.goto('/Invite/?token=invite-newcomer');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await page.goto('/Accept-Transfer?token=transfer-wrangler');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await expect(page).toHaveURL(/\/accept-transfer$/);
  await page.goto('/Privacy-Policy#retention');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy#retention$/);
});

test('[core 2.2] an unknown next ends in the navigation of the signed-in user, and stays there after a reload', async ({
  page,
  enter,
}) => {
  await enter('owner', '/login?next=/no-such-page');
  const home = page.getByRole('banner').getByRole('link', { name: 'Waymark, dashboard' });
  for (const load of [() => Promise.resolve(), () => page.reload()]) {
    await load();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(home).toBeVisible();
  }
});

test('[core 2.2] Back after signing in shows no registration form', async ({ page, world: _world }) => {
  await page.goto('/register');
  await field(page, 'Postal code').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[core 2.2] a typed address opens at its top after another page was scrolled, a reload where it was', async ({
  page,
  world: _world,
}) => {
  await page.goto('/terms');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(500);
  const before = await scrolled();
  await page.reload();
  await expect.poll(scrolled).toBe(before);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport();
  expect(await scrolled()).toBe(0);
});
