import { expect, PHONE, test } from './journey.ts';
import { ZOOMED } from './reading.ts';
import { row } from './vehicles.ts';

test('[core 2.1] at 400 % the sheet of the list covers the tools and shows vehicles', async ({ page, enter }) => {
  await page.setViewportSize(ZOOMED);
  await enter('owner', '/control-center');
  const sheet = page.getByRole('region', { name: 'Vehicles', exact: true });
  const handle = sheet.getByRole('button', { name: /height: / });
  await expect(row(page, 'Silverado')).toBeInViewport();
  await handle.press('End');
  await expect(sheet).toHaveAttribute('data-detent', 'full');
  await expect(row(page, 'Silverado')).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'Trailer 3')).toBeInViewport();
  // It makes space for the focused element below it.
  await page.getByRole('searchbox', { name: /^Search vehicle/ }).focus();
  await expect(sheet).toHaveAttribute('data-detent', 'peek');
  await page.keyboard.press('ArrowDown');
  await expect(sheet).toHaveAttribute('data-detent', 'half');
});

test('[core 2.1] at 400 % the menu of a row keeps the height of the sheet', async ({ page, enter }) => {
  await page.setViewportSize(ZOOMED);
  await enter('owner', '/control-center');
  const sheet = page.getByRole('region', { name: 'Vehicles', exact: true });
  await sheet.getByRole('button', { name: 'Actions for Silverado' }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(sheet).toHaveAttribute('data-detent', 'half');
});

test('[core 2.1] the handle of a sheet is a target of 24 pixels', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center');
  const handle = page.getByRole('region', { name: 'Vehicles', exact: true }).getByRole('button', { name: /height: / });
  await expect(handle).toBeVisible();
  expect((await handle.boundingBox())?.height).toBe(24);
});

test('[core 2.2] the clear button of the model year is a target of 24 pixels', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/info/1001');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2023');
  const size = await page
    .locator('.mantine-InputClearButton-root')
    .first()
    .evaluate(({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight));
  expect(size).toBeGreaterThanOrEqual(24);
});

test('[core 2.2] the pages of a vehicle are tabs that share the width of a phone', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/vehicle/dashcam/1002');
  const pages = page.getByRole('navigation', { name: 'Pages of Van 07' });
  const links = pages.getByRole('link');
  await expect(links).toHaveText(['Overview', 'Info', 'Settings', 'Dash cam', 'Options']);
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page');
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  for (const { width, height } of boxes) {
    // Equal but for the longest names.
    expect(width).toBeGreaterThan(69);
    expect(width).toBeLessThan(77);
    expect(height).toBe(44);
  }
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('[core 2.2] the title names the vehicle, and its map is an image with its own text', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1001');
  await expect(page).toHaveTitle('Van 12 – Vehicle | Waymark Account');
  await expect(page.getByRole('img', { name: 'Van 12, 3207 W Lake St, Chicago, IL 60612' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of Van 12' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Van 12 – Vehicle settings | Waymark Account');
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard | Waymark Account');
  await expect(page.getByRole('img', { name: 'Map with 16 vehicles' })).toBeVisible();
});

test('[core 2.1] the vehicle list has a name, size and hint, and an opened panel is announced', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  const list = page.getByRole('list', { name: 'Vehicles' });
  await expect(list).toHaveAccessibleDescription('Arrow keys move between vehicles, Enter opens one.');
  const last = list.getByRole('listitem').filter({ hasText: 'Van 12' });
  // Sixteen vehicles and four headings.
  await expect(last).toHaveAttribute('aria-setsize', '20');
  await expect(last).toHaveAttribute('aria-posinset', '19');
  await row(page, 'Van 12').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Details of Van 12 are shown.' })).toBeAttached();
});

test('[core 4] describes the digits of a code by where it was sent', async ({ page, world: _world }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('mfa-sms@waymark.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Waymark-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /^We sent a text message with a 6-digit code to \(•••\) •••-\d{4}/,
  );
});
