import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { exportedCsv } from './exported-csv.ts';
import { expect, loseNetwork, PHONE, test } from './journey.ts';

const FEED = '/control-center/logs';
const rows = (page: Page) => page.locator('[data-opener]');
const open = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('[commerce 2] filters the feed, and the address opens the same view again', async ({ page, enter }) => {
  await enter('owner', FEED);
  await expect(page.getByText('1,730 entries')).toBeVisible();
  await open(page, 'Filters');
  await dialog(page).getByRole('radio', { name: 'Last 30 days' }).check();
  await dialog(page).getByText('All 38 kinds').click();
  await dialog(page).getByRole('switch', { name: 'All commands' }).uncheck();
  await dialog(page).getByRole('switch', { name: 'All alerts' }).uncheck();
  await open(page, 'Show entries');
  await expect(dialog(page)).toContainText('Choose at least one command or alert.');
  await dialog(page).getByRole('checkbox', { name: 'Speed limit exceeded' }).check();
  await expect(dialog(page)).toContainText('1 of 38 kinds');
  await expectAccessible(page, 'filters');
  await open(page, 'Show entries');
  await expect(page).toHaveURL(/\?range=last_30_days&commands=none&alerts=speed_limit$/);
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused();
  await expect(rows(page).first()).toHaveText('Speed limit exceeded');
  const found = await page.getByText(/entries · Oct 23, 2026 to Nov 21, 2026/).textContent();
  await page.reload();
  await expect(page.getByText(found ?? '')).toBeVisible();
  await expect(rows(page).first()).toHaveText('Speed limit exceeded');
});

test('[commerce 5] saves, shares, applies, renames and deletes a favorite', async ({ page, enter }) => {
  await enter('owner', `${FEED}?commands=none&alerts=theft_alarm`);
  await open(page, 'Favorites');
  const list = dialog(page).getByRole('list', { name: 'Favorites' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const name = dialog(page).getByRole('textbox', { name: 'Name' });
  await name.fill('speeding this week');
  await open(page, 'Save favorite');
  await expect(dialog(page)).toContainText('Filter name already exists');
  await name.fill('Alarms');
  await open(page, 'Save favorite');
  await expect(list.getByRole('listitem').first()).toContainText('Alarms Shown now');
  await expectAccessible(page, 'favorites');
  await open(page, 'Rename: Alarms');
  await list.getByRole('textbox', { name: 'Name' }).fill('Break ins');
  await list.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Break ins');
  await open(page, 'Delete: Break ins');
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await open(page, 'Apply: Locks and alarms');
  await expect(page).toHaveURL(
    /range=last_30_days&commands=lock%2Cunlock%2Cpanic&alerts=theft_alarm|range=last_30_days/,
  );
});

test('[commerce 1] exports exactly the filtered entries as CSV', async ({ page, enter }) => {
  await enter('owner', `${FEED}?commands=none&alerts=speed_limit%2Caccelerometer_event`);
  const summary = await page.getByText(/^\d+ entries · /).textContent();
  const count = Number(summary?.split(' ')[0]);
  expect(count).toBeGreaterThan(100);
  await open(page, 'Export');
  const download = page.waitForEvent('download');
  await open(page, `Export ${count} entries`);
  await expect(dialog(page)).toContainText(`The file was saved with ${count} entries.`);
  const file = await (await download).path();
  const { title, head, columns, rows } = exportedCsv(await readFile(file, 'utf8'));
  expect(title).toBe('Feed');
  expect(head).toMatchObject({ 'Time zone': 'America/Chicago', Vehicles: 'All vehicles', Entries: String(count) });
  expect(columns.join()).toBe(
    'Time (America/Chicago),Action,Result,Originator,Vehicle,Serial number,Trouble codes,Speed (mph),Speed limit (mph),Mileage (mi),Battery (V),Tracker battery (%),Temperature (°F),Latitude,Longitude',
  );
  expect(rows).toHaveLength(count);
  expect(rows[0]?.['Time (America/Chicago)']).toMatch(/^2026-11-21T\d\d:\d\d:\d\d-06:00$/);
  const actions = rows.map(({ Action }) => Action);
  expect(new Set(actions)).toEqual(new Set(['Speed limit exceeded', 'Harsh acceleration', 'Harsh braking']));
});

test('[commerce 2] a link of a vehicle shows its entries, each with all fields', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', `${FEED}#vehicle-1002`);
  await expect(page.getByRole('row').nth(3)).toContainText('Van 07');
  // The head of the list says the day of its first row, which keeps its heading for screen readers.
  expect((await page.getByRole('heading', { name: 'Nov 21', exact: true }).boundingBox())?.width).toBe(1);
  await rows(page).first().click();
  await expect(dialog(page)).toContainText('Serial number3182041907');
  await expect(dialog(page)).toContainText('Tracker battery');
  await expectAccessible(page, 'entry on a phone');
  await dialog(page).getByRole('link', { name: 'Open the vehicle' }).click();
  await expect(page).toHaveURL(/\/control-center\/vehicle\/1002$/);
});

test('[commerce 2] keeps the entries in place while the vehicle and its day are read', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/vehicle\?/, async (route) => {
    await released;
    await route.fallback();
  });
  await enter('owner', `${FEED}#vehicle-1002`);
  // Below the top of the page, which a line about a paused vehicle moves.
  const offset = async () => {
    const [row, main] = await Promise.all([rows(page).first().boundingBox(), page.getByRole('main').boundingBox()]);
    return Math.round((row?.y ?? 0) - (main?.y ?? 0));
  };
  await expect(rows(page).first()).toBeVisible();
  const before = await offset();
  release();
  await expect(page.getByRole('main')).toContainText('Parked at 438 W Fullerton Pkwy');
  expect(await offset()).toBe(before);
});

test('[commerce 3] names the geofence of an entry, and leads to its trip only if there is one', async ({
  page,
  enter,
}) => {
  await enter('owner', `${FEED}?vehicles=1002&commands=none&alerts=geofences`);
  await rows(page).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Arrived at Clybourn customer' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('list', { name: 'Events of this trip' })).toContainText('Arrived at Clybourn customer');
  await page.goto(`${FEED}?vehicles=1002&commands=lock&alerts=none`);
  await rows(page).first().click();
  await expect(dialog(page).getByRole('link', { name: 'Open the vehicle' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Open the trip' })).toBeHidden();
});

test('[places 7] says whether the ignition went on or off, and what was harsh, in feed, details and alerts', async ({
  page,
  enter,
}) => {
  await enter('owner', `${FEED}?vehicles=1002&commands=none&alerts=ignition%2Caccelerometer_event`);
  await expect(rows(page).first()).toHaveText('Ignition off');
  const names = new Set(await rows(page).allInnerTexts());
  for (const name of ['Ignition on', 'Ignition off']) expect(names).toContain(name);
  expect([...names].some((name) => name === 'Harsh acceleration' || name === 'Harsh braking')).toBe(true);
  for (const name of ['Ignition', 'Harsh driving']) expect(names).not.toContain(name);
  await rows(page).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Ignition off' })).toBeVisible();
  const asked = page.waitForRequest(/alert\/event/);
  await page.goto('/control-center/alerts?vehicle_id=1002');
  const types = new URL((await asked).url()).searchParams.getAll('alert_type');
  expect(types).toHaveLength(24);
  expect(types).not.toContain('ignition');
  await expect(page.getByPlaceholder('All but ignition')).toBeVisible();
  await page.goto('/control-center/alerts?vehicle_id=1002&alert_type=ignition');
  const alerts = page.getByRole('main').getByRole('listitem');
  await expect(alerts.filter({ hasText: 'Van 07 Ignition on' }).first()).toBeVisible();
  await expect(alerts.filter({ hasText: 'Van 07 Ignition off' }).first()).toBeVisible();
});

test('[core 8] keeps the feed when its next page cannot be read, and reads it again', async ({ page, enter }) => {
  await enter('owner', FEED);
  await expect(rows(page).first()).toBeVisible();
  await loseNetwork(page);
  await page.getByRole('button', { name: 'Ignition off' }).first().press('End');
  await page.context().setOffline(false);
  await expect(page.locator('[aria-rowindex="1731"] [data-opener]')).toBeFocused();
});

test('[core 8] says what failed if the feed does not load', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'listLogs', effect: { status: 403 } });
  await enter('owner', FEED);
  await expect(page.getByRole('heading', { name: 'The feed did not load' })).toBeVisible();
  await world.control('DELETE', '/faults');
  await open(page, 'Try again');
  await expect(rows(page).first()).toBeVisible();
});
