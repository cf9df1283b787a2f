import { field, profileMenu } from './controls.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'Waymark-2026!';

test('[core 2.1] opens links with capitals or superfluous slashes, without the token in the address', async ({
  page,
  world: _world,
  baseURL,
}) => {
  await page.goto(`${baseURL}//Invite//?token=invite-newcomer`);
  await expect(page.getByRole('heading', { name: 'Accept the invitation?' })).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await page.goto('/Accept-Transfer?token=transfer-wrangler');
  await expect(page.getByRole('heading', { name: 'Accept the transfer?' })).toBeVisible();
  await expect(page).toHaveURL(/\/accept-transfer$/);
  await page.goto('/Privacy-Policy#retention');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy#retention$/);
});

test("[core 2.2] an unknown next shows the 404 page in the user's navigation, also after a reload", async ({
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

test('[core 2.2] a typed address opens at its top, and a reload restores the scroll position', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInViewport();
  expect(await scrolled()).toBe(0);
});

test('[core 2.3] pages with a session honor next, after the answer if they have one', async ({ page, enter }) => {
  await enter('owner', '/service-interruption?next=/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await page.goto('/cancel-invite?token=invite-newcomer&next=/profile/timezone');
  await page.getByRole('button', { name: 'Decline invitation' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/profile\/timezone$/);
});

test('[core 2.3] full-height pages have policies in the profile menu and a fallback for a broken picture', async ({
  page,
  world: _world,
  enter,
}) => {
  await page.route('**/api/v1/user?*', async (route) => {
    const answer = await route.fetch();
    const users = (await answer.json()) as { results: object[] };
    const results = users.results.map((user) => ({ ...user, image: '/no-such-picture.png' }));
    await route.fulfill({ response: answer, json: { ...users, results } });
  });
  await enter('owner', '/control-center');
  const profile = profileMenu(page);
  await expect(profile.locator('svg.tabler-icon-user')).toBeVisible();
  await profile.click();
  await page.getByRole('menuitem', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('[core 5] hides the asterisks of the sign-in labels from screen readers', async ({ page, world: _world }) => {
  await page.goto('/login');
  for (const role of ['combobox', 'textbox'] as const) {
    const field = page.getByRole(role, { name: role === 'combobox' ? 'Email' : 'Password', exact: true });
    await expect(field).toHaveAttribute('required', '');
    const id = (await field.getAttribute('id')) ?? '';
    const mark = page.locator(`label[for="${id}"]`).evaluate((label) => getComputedStyle(label, '::after').content);
    expect(await mark).toContain('*');
  }
});

test('[core 6] an installer looks up a serial number without signing in', async ({ page, world: _world }) => {
  await page.goto('/installer');
  const look = async (serial: string) => {
    await field(page, 'Serial number').fill(serial);
    await page.getByRole('button', { name: 'Look up' }).click();
  };
  await look('3199900011');
  await expect(page.getByText('Ready to be activated.')).toBeVisible();
  await look('3199900042');
  await expect(page.getByRole('alert')).toContainText('3199900042');
  await look('3100000000');
  await expect(page.getByRole('alert')).toContainText('Device key not found.');
});
