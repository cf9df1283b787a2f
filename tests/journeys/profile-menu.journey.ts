import type { Page } from '@playwright/test';
import { profileMenu } from './controls.ts';
import { calls, expect, test } from './journey.ts';
import { PADDED } from './shell.ts';

const OWNER = 'riley.kowalski@waymark.example';

/** Changes the signed-in user in the server's responses. */
async function changeUser(page: Page, email: string, change: object): Promise<void> {
  await page.route(/\/api\/v1\/user\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: { email: string }[] };
    const results = body.results.map((user) => (user.email === email ? { ...user, ...change } : user));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
}

test('[core 2.5] links to the pages of the signed-in user', async ({ page, enter }) => {
  await enter('owner', PADDED);
  await page.getByRole('button', { name: 'Profile of Riley Kowalski' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Riley Kowalski')).toBeVisible();
  await expect(menu.getByText(OWNER)).toBeVisible();
  for (const [name, address] of [
    ['Support', 'https://help.waymark.example/'],
    ['Waymark website', 'https://www.waymark.example/'],
  ] as const) {
    const link = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  }
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[core 2.5] ignores toggling during the 325 ms of closing', async ({ page, enter }) => {
  await enter('owner', PADDED);
  const avatar = page.getByRole('button', { name: 'Profile of Riley Kowalski' });
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('visible');
  await avatar.click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  // Closes and tries to reopen in one call, so that no time passes in between.
  const closing = await avatar.evaluate(async (target) => {
    const press = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const isExpanded = () => target.getAttribute('aria-expanded');
    const frame = () => new Promise(requestAnimationFrame);
    const from = performance.now();
    press();
    await frame();
    press();
    await frame();
    const afterSecondClick = isExpanded();
    while (getComputedStyle(document.body).overflowY === 'hidden') await frame();
    return { afterSecondClick, locked: performance.now() - from };
  });
  expect(closing.afterSecondClick).toBe('false');
  expect(closing.locked).toBeGreaterThanOrEqual(325);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await avatar.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('[core 2.5] shows the default image instead of a broken picture', async ({ page, enter }) => {
  await changeUser(page, OWNER, { image: '/no-such-picture.png' });
  await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404 }));
  await enter('owner', PADDED);
  const avatar = page.getByRole('button', { name: 'Profile of Riley Kowalski' });
  await expect(avatar.locator('svg')).toBeVisible();
  await expect(avatar.locator('img')).toHaveCount(0);
  await expect(avatar).toHaveText('');
});

test('[core 2.4] the avatar warns of an account without a password', async ({ page, enter }) => {
  await changeUser(page, OWNER, { is_password_set: false });
  await enter('owner', PADDED);
  await expect(page.getByRole('button', { name: 'Profile of Riley Kowalski, needs attention' })).toBeVisible();
});

test('[core 2.4] the avatar warns of a profile without a phone only', async ({ page, enter }) => {
  await enter('owner-new', PADDED);
  await expect(page.getByRole('button', { name: 'Profile of Sasha Novak, needs attention' })).toBeVisible();
  await enter('guest-full', PADDED);
  await expect(profileMenu(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /needs attention/ })).toHaveCount(0);
});

test('[core 1] [core 2.5] the menu switches the language at once, and saves it', async ({ page, world, enter }) => {
  await enter('owner', PADDED);
  await profileMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Français' })).toBeChecked();
  await expect.poll(() => calls(world, 'updateUser')).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Profil de Riley Kowalski' })).toBeVisible();
});
