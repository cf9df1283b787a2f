import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { exportedCsv } from './exported-csv.ts';
import { expect, test } from './journey.ts';

const FLEET = 10_000;

/** Doubles the fleet of the mock, which has no more vehicles. */
async function doubleFleet(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/vehicle\/?\?/, async (route) => {
    const url = new URL(route.request().url());
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const isCopy = offset >= FLEET;
    if (isCopy) url.searchParams.set('offset', String(offset - FLEET));
    const answer = await route.fetch({ url: url.href });
    const body = (await answer.json()) as { count: number; results: { id: number; vehicle_name: string }[] };
    const results = isCopy
      ? body.results.map((one) => ({ ...one, id: one.id + FLEET, vehicle_name: `Copy, "${one.vehicle_name}"` }))
      : body.results;
    const following = offset + results.length;
    url.searchParams.set('offset', String(following));
    const next = following < 2 * FLEET ? `${url.pathname}${url.search}` : null;
    await route.fulfill({ json: { ...body, count: 2 * FLEET, next, results } });
  });
}

async function save(page: Page, kind: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menu')).toContainText('20,000 rows');
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFileSync(await (await started).path());
}

test.use({ scenario: 'fleet' });

test('[commerce 2] other libraries read all of 20,000 rows of a report', async ({ page, enter }) => {
  await doubleFleet(page);
  await enter('owner-fleet', '/reports?page=health&type=battery');
  await expect(page.getByRole('heading', { name: 'Batteries of each vehicle' })).toBeVisible();
  const { head, columns, rows: csv } = exportedCsv(await save(page, 'CSV file'));
  expect(head['Number of vehicles']).toBe('20000');
  expect(csv).toHaveLength(20_000);
  expect(columns).toEqual([
    'Vehicle',
    'State',
    'Vehicle battery (V)',
    'Tracker battery (%)',
    'Tracker battery (V)',
    'Last report (America/Chicago)',
  ]);
  expect(csv.at(-1)?.['Vehicle']).toMatch(/^Copy, ".+ 10000 .+"$/);
  const [sheet] = await readXlsxFile(await save(page, 'Excel file'));
  expect(sheet?.data.slice(-20_001)[0]).toEqual(columns);
  expect(sheet?.data.at(-1)?.[0]).toBe(csv.at(-1)?.['Vehicle']);
});

test('[places 8] prints and saves that a report was stopped, with the chart as wide as paper', async ({
  page,
  enter,
}) => {
  await enter('owner-fleet', '/reports');
  const chart = page.locator('figure svg').first();
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = page.getByText(/^Stopped after [\d,]+ of 10,000 vehicles\. The figures cover those\.$/);
  await expect(stopped).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const saved = await started;
  const { title, head, rows } = exportedCsv(readFileSync(await saved.path()));
  const done = /^Mileage, partial \(([\d,]+) of 10,000\)$/.exec(title)?.[1] ?? '';
  expect(saved.suggestedFilename()).toBe(`Mileage 2026-11-15 to 2026-11-21 partial (${done} of 10,000).csv`);
  expect(head['Partial']).toBe(`The figures cover ${done} of 10,000 vehicles.`);
  const read = rows.filter((row) => row['Mileage (mi)'] !== '');
  expect(read).toHaveLength(Number(done.replaceAll(',', '')));
  const sum = read.reduce((miles, row) => miles + Number(row['Mileage (mi)']), 0);
  expect(sum).toBeCloseTo(Number(head['Mileage (mi)']), 0);
  const covered = page.locator('main p', { hasText: 'All vehicles (10,000)' });
  await expect(covered).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(chart).toHaveAttribute('width', '640');
  await expect(page.getByRole('columnheader', { name: 'Vehicle' })).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await expect(covered).toBeVisible();
  await expect(stopped).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue|Export/ })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
