import type { Locator, Page } from '@playwright/test';
import { profileMenu } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';
import { PADDED } from './shell.ts';
import { row } from './vehicles.ts';

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}
/** Presses the down arrow until `option` is the active one that Enter selects. */
async function arrowTo(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('ArrowDown');
    const isActive = ({ id }: Element) => document.activeElement?.getAttribute('aria-activedescendant') === id;
    if (await option.evaluate(isActive)) return;
  }
  throw new Error(`The arrow does not reach ${String(option)}`);
}
/** Whether the focused element shows a focus ring or border. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || !focused.matches(':focus-visible')) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

/** A page with the padded layout. Its content is irrelevant here. */

test('[core 4] signs in by keyboard alone, with a refusal in between', async ({ page, world: _world }) => {
  await page.goto('/login?next=%2Fcontrol-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.type('riley.kowalski@waymark.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('Wrong-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Username or password are incorrect');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Waymark-2026!');
  await tabTo(page, page.getByRole('button', { name: 'Show password', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember me on this browser', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/control-center$/);
  await expect(row(page, 'Van 14')).toBeVisible();
});

test('[core 2.4] the skip link is the first tab stop, is visible, and skips the navigation', async ({
  page,
  enter,
}) => {
  await enter('owner', PADDED);
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('[core 2.4] navigates by Tab and Enter, with the focus on the new page', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 14')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Dashboard', exact: true }));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('[core 2.5] operates the profile menu by arrows, and Escape returns the focus', async ({ page, enter }) => {
  await enter('owner', PADDED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const avatar = profileMenu(page);
  await tabTo(page, avatar);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // It handles keys once it has the focus.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(avatar).toBeFocused();
  // It cannot open again until it has faded out.
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('[core 2.4] changes My Account by keyboard alone', async ({ page, enter }) => {
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enter('owner', '/profile');
  await expect(textbox('First name')).toBeVisible();
  await tabTo(page, textbox('First name'));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Robin');
  await page.keyboard.press('Enter');
  // Not the message, which closes by itself.
  await expect(page.getByRole('button', { name: /^Profile of Robin Kowalski/ })).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Units' }));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('option', { name: /^Kilometers/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Units' })).toHaveValue('Kilometers, liters, °C');
  await tabTo(page, page.getByRole('switch', { name: 'Share how I use the app' }));
  await page.keyboard.press('Space');
  await tabTo(page, button('Save preferences'));
  await page.keyboard.press('Enter');
  // Saving is announced. Unsaved changes would prompt on the way to the next page.
  await expect(button('Save preferences')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: /^Login Info/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Login Info' })).toBeVisible();
  await tabTo(page, page.getByLabel(/^Current password/));
  await page.keyboard.type('Waymark-2025!');
  await tabTo(page, page.getByLabel(/^New password/));
  await page.keyboard.type('Lakeside-2027!');
  await tabTo(page, page.getByLabel(/^Confirm new password/));
  await page.keyboard.type('Lakeside-2027!');
  await page.keyboard.press('Enter');
  await expect(page.locator('[id$="-error"]').filter({ hasText: 'Current password invalid' })).toBeVisible();
  await expect(page.getByLabel(/^New password/)).toHaveValue('Lakeside-2027!');
});

test('[core 8] arrows enter a menu whose first item is disabled, which shows its reason', async ({ page, enter }) => {
  await enter('guest-read-only', '/control-center');
  await row(page, 'Van 14').press('Enter');
  await page.getByRole('button', { name: 'More about Van 14' }).press('Enter');
  const rename = page.getByRole('menuitem', { name: /^Rename/ });
  await expect(rename).toBeFocused();
  expect(await isFocusSeen(page)).toBe(true);
  await expect(rename).toBeDisabled();
  await expect(rename).toContainText('Your access does not allow changes');
  await page.keyboard.press('Enter');
  await expect(rename).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Command history' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More about Van 14' })).toBeFocused();
});

test('[core 2.6] closes an alert by keyboard', async ({ page, enter }) => {
  await enter('owner', PADDED);
  const alerts = page.getByRole('region', { name: 'Messages' });
  await expect(alerts.getByText(/paused/)).toBeVisible();
  await tabTo(page, alerts.getByRole('button', { name: 'Close' }));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(alerts.getByText(/paused/)).toHaveCount(0);
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: PHONE });

  test('[core 2.4] the hamburger menu traps the focus until Escape', async ({ page, enter }) => {
    await enter('owner', PADDED);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hamburger = page.getByRole('button', { name: 'Menu' });
    await tabTo(page, hamburger);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(hamburger).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Dashboard' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
  });
});
