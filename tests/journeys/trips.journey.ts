import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { exportedCsv } from './exported-csv.ts';
import { expect, PHONE, test } from './journey.ts';

const FIVE_MINUTES = 5 * 60_000;

const trips = (page: Page) => page.getByRole('list', { name: 'Trips' }).getByRole('button');
const slider = (page: Page) => page.getByRole('slider', { name: 'Time of the trip' });

async function download(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFileSync(await (await started).path(), 'utf8');
}

test('[commerce 2] plays a trip, keeps its moment in the address, and goes to the next by keyboard', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/trips?days=7');
  await expect(trips(page).first()).toContainText('Chicago');
  await expect(page.getByText('A trip lasts while the ignition is on')).toBeVisible();
  await expect(trips(page).nth(4)).toBeInViewport({ ratio: 1 });
  await trips(page).nth(1).click();
  await expect(trips(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/vehicle_id=\d+&days=7&at=2026-11-21T\d\d%3A\d\d%3A\d\d/);
  const start = page.url();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  const moment = await slider(page).getAttribute('aria-valuetext');
  expect(moment).toMatch(/^\d+:\d\d:\d\d AM, \d+\smph · [\d.]+\smi of [\d.]+\smi$/);
  await expect(page).not.toHaveURL(start);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', moment ?? '');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', moment ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(page, 'playback of a trip');
  await trips(page).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(trips(page).nth(2)).toBeFocused();
  await expect(trips(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
});

test('[commerce 2] lists the last 24 hours of each chosen vehicle, and stays open past full five minutes', async ({
  page,
  enter,
  world,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center/trips');
  await expect(trips(page).first()).toContainText('Chicago');
  for (const [name, id] of [
    ['Van 12', 1001],
    ['Van 14', 1003],
  ] as const) {
    const read = page.waitForResponse(/device\/trip/);
    // Typing replaces the chosen vehicle, and Enter takes the first match.
    await page.getByRole('combobox', { name: 'Vehicle', exact: true }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await read;
    await expect(page).toHaveURL(new RegExp(`vehicle_id=${id}$`));
    await expect(trips(page).first()).toContainText('Chicago');
  }
  // The list of the vehicle before stays until this one has loaded.
  await page.waitForLoadState('networkidle');
  const before = await trips(page).count();
  for (let mark = 0; mark < 3; mark++) {
    const read = page.waitForResponse(/device\/trip/);
    await world.control('POST', '/clock', { advance_ms: FIVE_MINUTES });
    await page.clock.fastForward(FIVE_MINUTES);
    await read;
    await expect(trips(page).first()).toBeVisible();
  }
  expect(Math.abs((await trips(page).count()) - before)).toBeLessThan(2);
});

test('[commerce 2] exports all points of the listed trips with their count', async ({ page, enter }) => {
  await enter('owner', '/control-center/trips?days=7');
  await expect(trips(page).first()).toBeVisible();
  const listed = await trips(page).count();
  await page.getByRole('button', { name: 'Export' }).click();
  const label = await page.getByRole('menu').innerText();
  const [, trip = '', point = ''] = /([\d,]+) trips · ([\d,]+) points/.exec(label) ?? [];
  expect(Number(trip.replaceAll(',', ''))).toBe(listed);
  await page.keyboard.press('Escape');
  const points = Number(point.replaceAll(',', ''));
  const { title, head, columns, rows } = exportedCsv(await download(page, 'CSV file'));
  expect(title).toBe('Trips');
  expect(head).toMatchObject({
    From: '2026-11-15T00:00:00-06:00',
    'Time zone': 'America/Chicago',
    'Number of vehicles': '1',
    Trips: String(listed),
    'Distance (mi)': expect.stringMatching(/^\d+(\.\d)?$/),
    'Idle (h)': expect.stringMatching(/^\d+(\.\d\d?)?$/),
  });
  expect(columns.join()).toBe('Trip,Time (America/Chicago),Latitude,Longitude,Speed (mph),Odometer (mi),Events');
  expect(rows).toHaveLength(points);
  expect(rows[0]).toMatchObject({
    Trip: '1',
    'Time (America/Chicago)': expect.stringMatching(/^2026-11-\d\dT\d\d:\d\d:\d\d-06:00$/),
  });
  const gpx = await download(page, 'GPX file');
  expect(gpx.match(/<trkpt /g)).toHaveLength(points);
  expect(gpx.match(/<trk>/g)).toHaveLength(listed);
  expect(gpx).toContain(`<metadata><name>Trips, ${head['Vehicles']}</name><desc>From: 2026-11-15T00:00:00-06:00`);
});

test('[commerce 6] explains an empty period, an unknown vehicle and a failure, and tries again', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', { operation: 'listTrips', times: 4, effect: { status: 500 } });
  await enter('owner', '/control-center/trips?from=2024-01-01&to=2024-01-02');
  await expect(page.getByRole('heading', { name: 'The trips could not be loaded' })).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No trips in this period' })).toBeVisible();
  await page.goto('/control-center/trips?vehicle_id=999999');
  await expect(page.getByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  await expectAccessible(page, 'trips of an unknown vehicle');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] a guest sees the trips of a shared vehicle and one of them in detail', async ({ page, enter }) => {
    await enter('guest-read-only', '/control-center/trips?days=7');
    await trips(page).first().click();
    await expect(slider(page)).toBeVisible();
    await expectAccessible(page, 'trip on a phone');
  });
});
