import type { Page } from '@playwright/test';
import { button, field } from './controls.ts';
import { expect, hold, loseNetwork, test } from './journey.ts';
import { callsOf, PASSWORD } from './profile.ts';

const LOST = 'Your session ended before your changes were saved. Please enter them again.';

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
}

test('[core 5] saves the profile once for two presses', async ({ page, enter }) => {
  await enter('owner', '/profile');
  const calls = callsOf(page, 'PATCH', /\/user\//);
  await field(page, 'Company').fill('Lakeside');
  await button(page, 'Save details').dblclick();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  expect(calls.count).toBe(1);
});

test('[core 2.2] asks before leaving with changes, and returns the focus', async ({ page, enter }) => {
  await enter('owner', '/profile');
  await field(page, 'Company').fill('Elsewhere');
  await page.getByRole('link', { name: /^Time zone/ }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Stay on this page').click();
  await expect(field(page, 'Company')).toHaveValue('Elsewhere');
  // The menu item is gone by then, so the focus returns to the menu's button.
  await button(page, 'Profile of Riley Kowalski, needs attention').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Profile of Riley Kowalski, needs attention')).toBeFocused();
});

test('[core 2.2] counts what was typed during a save as not saved', async ({ page, enter }) => {
  const { release } = await hold(page, /\/user\/101$/);
  await enter('owner', '/profile');
  await field(page, 'First name').fill('Ria');
  await button(page, 'Save details').click();
  await expect(button(page, 'Saving…')).toBeVisible();
  await field(page, 'Company').fill('Typed during the save');
  release();
  await expect(button(page, 'Profile of Ria Kowalski, needs attention')).toBeVisible();
  await expect(field(page, 'Company')).toHaveValue('Typed during the save');
  await page.getByRole('link', { name: /^Login Info/ }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('[core 8] shows what another tab saved in untouched fields, keeps typed ones, and undoes nothing', async ({
  page,
  enter,
}) => {
  await enter('owner', '/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await field(page, 'Company').fill('Lakeside Vans');
  await field(other, 'First name').fill('Ria');
  await button(other, 'Save details').click();
  await expect(other.getByText('Your details are saved')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ria');
  await expect(field(page, 'Company')).toHaveValue('Lakeside Vans');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await button(page, 'Save details').click();
  expect((await sent).postDataJSON()).toEqual({ company: 'Lakeside Vans' });
  await expect(field(other, 'Company')).toHaveValue('Lakeside Vans');
});

test('[core 8] a save without a network keeps the input, and succeeds afterwards', async ({ page, enter, context }) => {
  await enter('owner', '/profile');
  await field(page, 'Company').fill('Lakeside Plumbing');
  await loseNetwork(page);
  await button(page, 'Save details').click();
  await expect(page.getByText('There is no connection to the server. Check your network and try again.')).toBeVisible();
  await expect(field(page, 'Company')).toHaveValue('Lakeside Plumbing');
  await context.setOffline(false);
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
});

test('[core 8] a token revoked between two calls leads to the sign-in page and back', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/profile');
  await field(page, 'Company').fill('First');
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  const revoked = { status: 401, body: { detail: 'Access Token has been revoked' } };
  await world.control('POST', '/faults', { operation: 'updateUser', effect: revoked });
  await field(page, 'Company').fill('Second');
  await button(page, 'Save details').click();
  await expect(page).toHaveURL(/\/login\?(session=true&)?next=%2Fprofile$/);
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await world.control('DELETE', '/faults');

  // After signing in, the user is informed once about the lost input.
  await signInAgain(page);
  await expect(field(page, 'Company')).toHaveValue('First');
  await expect(page.getByText(LOST)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Company')).toHaveValue('First');
  await expect(page.getByText(LOST)).toBeHidden();
});

test('[core 8] a logout in another tab discards changes without asking, and says so after the sign-in', async ({
  page,
  enter,
}) => {
  await enter('owner', '/profile');
  await field(page, 'Company').fill('Third');
  const other = await page.context().newPage();
  await other.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await other.close();
  await signInAgain(page);
  await expect(field(page, 'Company')).not.toHaveValue('Third');
  await expect(page.getByText(LOST)).toBeVisible();
});
