import type { Locator, Page } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { calls, expect, test, type World } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

test.use({ isMapDrawn: true });

const search = (page: Page): Locator => page.getByRole('searchbox');
/** Names of the list in order. */
const names = (page: Page): Promise<string[]> =>
  page
    .locator('[data-vehicle]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.querySelector('.one-line')?.textContent ?? ''),
    );

/** A Wednesday morning in Chicago, when vans are driving. Set before the sign-in. */
async function onTheRoad(world: World): Promise<void> {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7));
  day.setUTCHours(15, 20, 0, 0);
  await world.control('POST', '/clock', { now: day.toISOString(), frozen: true });
}

test('[core 2.1] keeps a vehicle selected on the map across a reload', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await search(page).fill('Dump truck');
  await page.getByRole('button', { name: 'Show all vehicles' }).click();
  // A single vehicle is centered in the area that list, buttons and attribution leave free.
  await expect(async () => {
    await page.mouse.click(888, 475);
    await expect(panelOf(page, 'Dump truck')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(row(page, 'Dump truck')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/control-center#vehicle-\d+$/);
  await page.reload();
  await expect(panelOf(page, 'Dump truck')).toBeVisible();
  await page.goBack();
  await expect(panelOf(page, 'Dump truck')).toBeHidden();
  await expect(page).toHaveURL(/\/control-center$/);
});

test('[commerce 9] moves driving vehicles within a minute, without a reload', async ({ page, world, enter }) => {
  await onTheRoad(world);
  await page.clock.install();
  await enter('owner', '/control-center');
  await row(page, 'Van 03').click();
  const position = panelOf(page, 'Van 03').getByRole('button', { name: 'Copy position' }).locator('..');
  const street = position.locator('b');
  await expect(street).toHaveText(/\d+ \w/);
  const before = await street.innerText();
  await world.control('POST', '/clock', { advance_ms: 2 * MINUTE });
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(street).not.toHaveText(before);
  await expect(street).toHaveText(/\d+ \w/);
});

test('[commerce 2] narrows the list by search, facets, groups and types, and sorts it', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const facets = page.getByRole('group', { name: 'Filter by state' });
  await facets.getByRole('button', { name: 'Offline' }).click();
  await expect.poll(() => names(page)).toEqual(['Generator']);
  await expect(page.getByText('1 of 16 vehicles found')).toBeAttached();
  await facets.getByRole('button', { name: 'Offline' }).click();

  await page.getByRole('button', { name: 'Sort and filter' }).click();
  const options = page.getByRole('dialog', { name: 'Sort and filter' });
  await options.getByRole('button', { name: 'In groups' }).click();
  await options.getByRole('button', { name: 'Tracker' }).click();
  await expect.poll(() => names(page)).toEqual(['Generator', 'Trailer 3']);
  await options.getByRole('button', { name: 'Tracker' }).click();
  await options.getByRole('button', { name: 'Trucks' }).click();
  await expect.poll(() => names(page)).toEqual(['Box truck', 'Dump truck', 'F-150', 'Silverado']);
  await options.getByRole('combobox', { name: 'Sort by' }).selectOption('Mileage');
  await expect.poll(async () => (await names(page))[0]).toBe('F-150');
  expect((await names(page)).at(-1)).toBe('Silverado');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sort and filter, 1 set' })).toBeFocused();

  await search(page).fill('zeppelin');
  await expect(page.getByText('No vehicle matches the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(row(page, 'Van 02')).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('[core 6] says once which commands the product lacks, and offers none of them', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await row(page, "Nina's CR-V").click();
  const panel = panelOf(page, "Nina's CR-V");
  await expect(panel.getByText(/^Not available on this device: .*Unlock/)).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Unlock', exact: true })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(await calls(world, 'sendCommand')).toBe(0);
});

test('[core 3] a started engine shows its state, and its button stops it', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 05').click();
  const van = panelOf(page, 'Van 05');
  await van.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(van.getByText('Engine on')).toBeVisible();
  const stop = van.getByRole('button', { name: 'Stop engine' });
  await expect(stop).toHaveAccessibleDescription(/^Confirmed \d/);
  await stop.click();
  await expect(van.getByText('Engine off')).toBeVisible();
  await expect(van.getByRole('button', { name: 'Start', exact: true })).toHaveAccessibleDescription(/^Confirmed \d/);
});

test('[core 2.1] works by keyboard: search, list, panel, menu and back', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await expect(row(page, 'Silverado')).toBeVisible();
  await search(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Needs attention/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Silverado')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Van 14')).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Van 14')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page, 'Van 14')).toBeHidden();
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View on map' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Van 14' })).toBeFocused();
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 7] renders only visible rows while scrolling to the end by keyboard', async ({ page, enter }) => {
    await enter('owner-fleet', '/control-center');
    await expect(page.locator('[data-vehicle]').first()).toBeVisible();
    await search(page).press('ArrowDown');
    await page.keyboard.press('End');
    const last = page.locator('[data-vehicle]').last();
    await expect(last).toBeFocused();
    expect(await page.getByRole('listitem').count()).toBeLessThan(80);
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: /^Needs attention/ })).toBeFocused();
    expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  });
});
