import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
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
  await expect(page.getByRole('heading', { name: 'Batteries of each vehicle' })).toBeVisible({ timeout: 60_000 });
  const csv = parse(await save(page, 'CSV file'), { bom: true, columns: true }) as Record<string, string>[];
  expect(csv).toHaveLength(20_000);
  expect(Object.keys(csv[0] ?? {})).toEqual([
    'Vehicle',
    'State',
    'Vehicle battery (V)',
    'Tracker battery (%)',
    'Last report',
  ]);
  expect(csv.at(-1)?.['Vehicle']).toMatch(/^Copy, ".+ 10000 .+"$/);
  const [sheet] = await readXlsxFile(await save(page, 'Excel file'));
  expect(sheet?.data).toHaveLength(20_001);
  expect(sheet?.data.at(-1)?.[0]).toBe(csv.at(-1)?.['Vehicle']);
});

test('[commerce 2] prints the chart as wide as paper, the vehicles and that a report was stopped', async ({
  page,
  enter,
}) => {
  await enter('owner-fleet', '/reports');
  const chart = page.locator('figure svg').first();
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = page.getByText(/^Stopped after [\d,]+ of 10,000 vehicles\. The figures cover those\.$/);
  await expect(stopped).toBeVisible();
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
