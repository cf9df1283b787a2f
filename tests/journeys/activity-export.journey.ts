import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { exportedCsv } from './exported-csv.ts';
import { expect, PHONE, test } from './journey.ts';

const FEED = '/control-center/logs';
const ALERTS = 'speed_limit%2Caccelerometer_event%2Cengine_idle';
const dialog = (page: Page) => page.getByRole('dialog');
const count = async (page: Page) => {
  // The feed loads all pages of seven days before it counts them.
  const summary = await page.getByText(/^[\d,]+ entries · /).textContent();
  return Number(summary?.split(' ')[0]?.replaceAll(',', ''));
};
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Export [\d,]+ entries$/ });

test.describe('a fleet of 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[commerce 1] exports more than 20,000 entries with their places, which a CSV reader reads', async ({
    page,
    enter,
    world,
  }) => {
    await world.control('POST', '/faults', { operation: 'listVehicles', times: 1, effect: { latency_ms: 5_000 } });
    await enter('owner-fleet', `${FEED}?range=custom&from=2026-11-19&to=2026-11-20&commands=none&alerts=${ALERTS}`);
    const entries = await count(page);
    expect(entries).toBeGreaterThan(20_000);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await submit(page).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Feed 2026-11-19 to 2026-11-20.csv');
    const { head, rows } = exportedCsv(readFileSync(await saved.path()));
    expect(head).toMatchObject({
      From: '2026-11-19T00:00:00-06:00',
      To: '2026-11-20T23:59:59-06:00',
      Vehicles: 'All vehicles',
      'Number of vehicles': '10000',
      Actions: 'Harsh driving, Engine idling, Speed limit exceeded',
      Entries: String(entries),
    });
    expect(rows).toHaveLength(entries);
    expect(rows[0]).toMatchObject({
      'Time (America/Chicago)': expect.stringMatching(/^2026-11-20T\d\d:\d\d:\d\d-06:00$/),
      Action: expect.stringMatching(/^(Speed limit exceeded|Harsh acceleration|Harsh braking|Engine idling)$/),
      'Speed (mph)': expect.stringMatching(/^\d+$/),
    });
    const places = rows.filter(({ Latitude = '', Longitude = '' }) => Number(Latitude) > 0 && Number(Longitude) < 0);
    expect(places.length).toBeGreaterThan(entries / 2);
    expect(rows.at(-1)).toMatchObject({ 'Time (America/Chicago)': expect.stringContaining('2026-11-19T0') });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 8] a lost network stops an export without a file, and it can be started again', async ({
    page,
    enter,
    world,
  }) => {
    await enter('owner', FEED);
    const entries = await count(page);
    await page.getByRole('button', { name: 'Export' }).click();
    // The later rule takes precedence: the first page arrives, all others are lost.
    await world.control('POST', '/faults', { operation: 'listLogs', effect: { drop: true } });
    await world.control('POST', '/faults', { operation: 'listLogs', times: 1, effect: { drop: false } });
    await submit(page).click();
    await expect(dialog(page)).toContainText('The export stopped. No file was saved.');
    await expectAccessible(page, 'stopped export');
    await world.control('DELETE', '/faults');
    const download = page.waitForEvent('download');
    await submit(page).click();
    expect(exportedCsv(readFileSync(await (await download).path())).rows).toHaveLength(entries);
  });

  test('[core 8] a canceled export saves nothing and reads no further', async ({ page, enter, world }) => {
    await enter('owner', FEED);
    await count(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await world.control('POST', '/faults', { operation: 'listLogs', effect: { latency_ms: 100_000 } });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const stopped = page.waitForEvent('requestfailed');
    await submit(page).click();
    await expect(dialog(page)).toContainText('0 of');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect((await stopped).url()).toContain('/iot/logs');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
    expect(downloads).toBe(0);
  });
});
