import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { expectAccessible } from './accessibility.ts';
import { exportedCsv } from './exported-csv.ts';
import { expect, hold, PHONE, test } from './journey.ts';

const VAN_12 = 'GG-20417-A7';
const total = (page: Page) => page.locator('main section p b').first();
const rows = (page: Page) => page.locator('tbody [data-row]');
const report = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name });
const choose = async (page: Page, label: string, option: RegExp | string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

async function download(page: Page, kind: string): Promise<{ name: string; file: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menu')).toContainText(/rows?/);
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  const saved = await started;
  return { name: saved.suggestedFilename(), file: readFileSync(await saved.path()) };
}

test('[commerce 2] starts at mileage, narrows to a group and a vehicle, and keeps the view in the address', async ({
  page,
  enter,
}) => {
  await enter('owner', '/reports');
  await expect(report(page, 'Mileage')).toHaveAttribute('aria-current', 'page');
  await report(page, 'Mileage').focus();
  await expect(report(page, 'Mileage')).toHaveCSS('outline-width', '2px');
  await expect(page.getByText('Updated just now')).toBeVisible();
  await expect(rows(page)).toHaveCount(16);
  const fleet = Number((await total(page).innerText()).replaceAll(/[^\d]/g, ''));
  await choose(page, 'Vehicles', 'Van 12');
  await expect(page).toHaveURL(/vehicle_id=\d+/);
  await expect(rows(page)).toHaveCount(1);
  const one = Number((await total(page).innerText()).replaceAll(/[^\d]/g, ''));
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(fleet);
  await page.getByLabel('Compare with the period before').click();
  await expect(page.getByLabel('Compare with the period before')).toBeChecked();
  await expect(page.getByText(/in the period before/)).toBeVisible();
  await expect(page.getByText(/^Compared with Nov 8, 2026 – Nov 14, 2026, \d+:\d\d\sAM$/)).toBeVisible();
  await report(page, 'Idle time').click();
  await expect(page).toHaveURL(/type=idle&vehicle_id=\d+&compare=true/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'Share of engine time' })).toBeVisible();
  await expectAccessible(page, 'report of a vehicle');
});

test('[commerce 4] stops a report, keeps its part and goes on, and reads a failed vehicle again', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', { operation: 'listTrips', device_key: VAN_12, effect: { status: 403 } });
  const { release } = await hold(page, /device\/trip/);
  await enter('owner', '/reports');
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(page.getByText(/Stopped after \d+ of \d+ vehicles/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 vehicle could not be read. The figures do not include it.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Van 12' })).toContainText('A fault rule of the mock answered.');
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Updated just now')).toBeVisible();
  await expect(rows(page)).toHaveCount(16);
});

test('[commerce 2] shows the day of each vehicle, and all of them at the chosen moment', async ({ page, enter }) => {
  const ribbons = page.getByRole('region', { name: 'Day' }).getByRole('listitem');
  const day = page.getByRole('slider', { name: 'Time of the day' });
  await enter('owner', '/reports');
  await report(page, 'Day').click();
  await expect(page).toHaveURL(/type=day$/);
  const van = ribbons.filter({ hasText: 'Van 07' });
  await expect(van).toContainText('Parked at 438 W Fullerton Pkwy');
  await day.focus();
  await page.keyboard.press('Home');
  await expect(day).toHaveAttribute('aria-valuetext', /^12:00\sAM$/);
  await expect(van).not.toContainText('438 W Fullerton Pkwy');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-20$/);
  await expect(day).toHaveAttribute('aria-valuetext', /^11:59\sPM$/);
  await expectAccessible(page, 'days of the fleet');
  await van.getByRole('link').click();
  await expect(page).toHaveURL(/trips\?vehicle_id=1002&from=2026-11-20&to=2026-11-20$/);
});

test('[commerce 2] chooses yesterday, the last month and other days', async ({ page, enter }) => {
  await enter('owner', '/reports');
  await choose(page, 'Period', 'Yesterday');
  await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-20$/);
  await choose(page, 'Period', 'Last month');
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last month');
  await choose(page, 'Period', 'Other days');
  // The fields stay while their days have the name of a period.
  await page.getByLabel('First day').fill('2026-10-31');
  await page.getByLabel('First day').fill('2026-10-01');
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31$/);
  await expect(page.getByLabel('First day')).toBeFocused();
});

test('[commerce 2] the days of a report follow the address, and stay as typed while they are no range', async ({
  page,
  enter,
}) => {
  const first = page.getByLabel('First day');
  const last = page.getByLabel('Last day');
  const wrong = page.getByText('The last day lies before the first.');
  await enter('owner', '/reports?page=usage&type=mileage&from=2026-11-01&to=2026-11-10');
  await first.fill('2026-11-05');
  await last.fill('2026-11-04');
  await expect(wrong).toBeVisible();
  await expect(page).toHaveURL(/from=2026-11-05&to=2026-11-10$/);
  await expect(last).toHaveValue('2026-11-04');
  // As a link to other days of the same report does.
  await page.evaluate(() => {
    history.pushState(null, '', '/reports?page=usage&type=mileage&from=2026-10-01&to=2026-10-03');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(first).toHaveValue('2026-10-01');
  await expect(last).toHaveValue('2026-10-03');
  await expect(wrong).toBeHidden();
  await page.goBack();
  await expect(first).toHaveValue('2026-11-05');
  await expect(last).toHaveValue('2026-11-10');
});

test('[commerce 2] exports exactly the rows of a report as CSV and Excel', async ({ page, enter }) => {
  await enter('owner', '/reports?page=safety&type=speeding&days=30');
  await expect(page.getByText('Updated just now')).toBeVisible();
  await expect(rows(page)).toHaveCount(16);
  const csv = await download(page, 'CSV file');
  expect(csv.name).toBe('Speeding 2026-10-23 to 2026-11-21.csv');
  const { title, head, columns: names, rows: lines } = exportedCsv(csv.file);
  expect(title).toBe('Speeding');
  expect(head).toMatchObject({
    From: '2026-10-23T00:00:00-05:00',
    To: expect.stringMatching(/^2026-11-21T\d\d:\d\d:\d\d-06:00$/),
    'Time zone': 'America/Chicago',
    Vehicles: 'All vehicles',
    'Number of vehicles': '16',
  });
  const columns = ['Vehicle', 'Speeding', 'Latest (America/Chicago)', 'Note'];
  expect(names).toEqual(columns);
  expect(lines).toHaveLength(16);
  expect(lines.reduce((sum, { Speeding }) => sum + Number(Speeding), 0)).toBe(Number(head['Speeding']));
  expect(lines.find(({ Vehicle }) => Vehicle === 'Van 07')?.['Latest (America/Chicago)']).toMatch(
    /^2026-\d\d-\d\dT\d\d:\d\d:\d\d-0[56]:00$/,
  );
  const excel = await download(page, 'Excel file');
  const [sheet] = await readXlsxFile(excel.file);
  expect(sheet?.data[0]?.[0]).toBe('Speeding');
  expect(sheet?.data).toContainEqual(['Number of vehicles', 16, null, null]);
  expect(sheet?.data.slice(-17)[0]).toEqual(columns);
});

test('[places 8] service and comparison are numbers with their units in the heads', async ({ page, enter }) => {
  await enter('owner', '/reports?page=health&type=service');
  await expect(rows(page)).toHaveCount(16);
  const service = await download(page, 'CSV file');
  expect(service.name).toBe('Service 2026-11-21.csv');
  const file = exportedCsv(service.file);
  expect(file.columns).toEqual(['Vehicle', 'State', 'Until service (mi)', 'Until service (days)', 'Odometer (mi)']);
  expect(
    Object.values(file.head)
      .slice(-4)
      .reduce((sum, count) => sum + Number(count), 0),
  ).toBe(16);
  const numbers = file.rows.flatMap((row) => file.columns.slice(2).map((column) => row[column] ?? ''));
  expect(numbers.filter((cell) => !/^(-?\d+)?$/.test(cell))).toEqual([]);
  expect(numbers.filter((cell) => cell !== '').length).toBeGreaterThan(16);
  await page.goto('/reports?page=usage&type=idle&vehicle_id=1001&compare=true');
  await expect(page.getByText('Updated just now')).toBeVisible();
  const idle = await download(page, 'CSV file');
  expect(idle.name).toBe('Idle time Van 12 2026-11-15 to 2026-11-21.csv');
  const { head, columns, rows: cells } = exportedCsv(idle.file);
  expect(head).toMatchObject({
    Vehicles: 'Van 12',
    'Period before': expect.stringMatching(/^2026-11-08T00:00:00-06:00 to 2026-11-14T\d\d:\d\d:\d\d-06:00$/),
    'Idle time (h)': cells[0]?.['Idle time (h)'],
  });
  expect(columns).toEqual([
    'Vehicle',
    'Idle time (h)',
    'Period before (h)',
    'Change (%)',
    'Share of engine time (%)',
    'Note',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] shows health of the vehicles, what needs attention first', async ({ page, enter }) => {
    await enter('owner', '/reports?page=health&type=battery');
    await expect(rows(page).first()).toContainText('Low');
    await report(page, 'Trouble codes').click();
    await expect(rows(page).first()).toContainText('Has codes');
    await expect(rows(page).first()).toContainText('Van 07');
    await expectAccessible(page, 'health report');
    await page.getByRole('link', { name: 'Safety', exact: true }).click();
    await expect(page.getByText('Compare with the period before')).toBeInViewport({ ratio: 1 });
  });
});
