import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, choose } from './controls.ts';
import { exportedCsv } from './exported-csv.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';

const EVENTS = '**/api/v1/alert/event?**';
/** Number of alerts in the list, with those that are folded into one row. */
const listed = (page: Page): Promise<number> =>
  page
    .locator('main section > ul > li')
    .allInnerTexts()
    .then((rows) => rows.reduce((sum, row) => sum + Number(/(\d+) times/.exec(row)?.[1] ?? 1), 0));
const TRUCKS = new Set(['Box truck', 'Dump truck', 'F-150', 'Silverado']);

test('[commerce 2] lists alerts by day, filters them by vehicle and type, and keeps the view in the address', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(WIDE);
  await enter('owner', '/control-center/alerts');
  const rows = page.locator('main section > ul > li');
  await expect(page.getByRole('status').getByText(/^\d+ alerts · Chicago time$/)).toBeVisible();
  await expect.poll(() => listed(page)).toBe(30);
  const first = await rows.first().innerText();
  await page.getByRole('button', { name: 'Show 30 more' }).click();
  await expect.poll(() => listed(page)).toBe(60);
  // Older alerts move nothing that is shown.
  expect((await rows.first().innerText()).split('\n')[0]).toBe(first.split('\n')[0]);
  const group = rows.filter({ hasText: /Speed limit exceeded\s*\d+ times/ }).first();
  const times = Number(/(\d+) times · \d+:\d\d – \d+:\d\d AM · up to \d+\smph/.exec(await group.innerText())?.[1]);
  await group.getByRole('button', { name: /^Show each: / }).press('Enter');
  const parts = group.getByRole('listitem');
  await expect(parts).toHaveCount(times);
  const maps = page.getByRole('region', { name: /^Map: / });
  for (const index of [0, 1]) {
    await parts
      .nth(index)
      .getByRole('button', { name: /^Map: / })
      .click();
    await expect(parts.nth(index).getByRole('region', { name: /^Map: / })).toBeVisible();
    await expect(maps).toHaveCount(1);
  }
  await expectAccessible(page, 'alerts of a group that is open');
  await parts
    .nth(1)
    .getByRole('button', { name: /^Map: / })
    .click();
  await expect(maps).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Vehicles' }).click();
  await page.getByRole('option', { name: 'Van 12' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Alerts' }).click();
  await page.getByRole('option', { name: 'Engine idling' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/alert_type=engine_idle&vehicle_id=1001$/);
  await expect(rows.first()).toContainText('Van 12 Engine idling');
  await expect(rows.filter({ hasText: 'for ' }).first()).toBeVisible();
  await page.reload();
  await expect(rows.first()).toContainText('Van 12 Engine idling');
  await expectAccessible(page, 'alerts of a vehicle');
  await page
    .getByRole('link', { name: /^Trip of Van 12, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/control-center\/trips\?vehicle_id=1001&at=/);
  await page.goto('/control-center/alerts?vehicle_id=1002&alert_type=geofences');
  await expect(rows.first()).toContainText('Van 07 Arrived at Clybourn customer');
});

test('[core 2.1] a=theft_alarm shows alarms only, on a phone', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/alerts?a=theft_alarm');
  const rows = page.locator('main section li');
  await expect(rows.first()).toContainText('Alarm triggered');
  const texts = await rows.allInnerTexts();
  expect(texts.every((text) => text.includes('Alarm triggered'))).toBe(true);
  await expectAccessible(page, 'alarms');
});

test('[commerce 7] reads only the alerts that are shown, and keeps them when a later page fails', async ({
  page,
  enter,
}) => {
  const asked: string[] = [];
  await page.route(EVENTS, (route) => {
    const { searchParams } = new URL(route.request().url());
    // Counts of alerts of unknown types, which show none.
    if (searchParams.get('limit') === '1') {
      return route.fulfill({ json: { count: 10_200, next: null, previous: null, results: [] } });
    }
    const offset = Number(searchParams.get('offset'));
    asked.push(String(offset));
    if (offset === 100 && asked.length < 3) return route.fulfill({ status: 400, json: { detail: 'Broken' } });
    const results = Array.from({ length: 100 }, (_, index) => ({
      id: `alert-${offset + index}`,
      alert_type: 'curfew',
      timestamp: '2026-11-21T12:00:00Z',
      vehicle_id: 1001,
    }));
    return route.fulfill({ json: { count: 10_200, next: null, previous: null, results } });
  });
  await enter('owner', '/control-center/alerts?days=30');
  const folded = page.locator('main section > ul > li');
  const more = page.getByRole('button', { name: 'Show 30 more' });
  await expect(page.getByRole('status').getByText('10,200 alerts · Chicago time')).toBeVisible();
  await expect(folded).toContainText('30 times');
  // Two presses in one instant show twice as many.
  await more.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(folded).toContainText('90 times');
  expect(asked).toEqual(['0']);
  await more.click();
  await expect(page.getByText('Broken')).toBeVisible();
  await expect(folded).toContainText('100 times');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(folded).toContainText('120 times');
  expect(asked).toEqual(['0', '100', '100']);
});

test('[commerce 2] shows alerts of a group, and keeps it with the rules of its vehicles', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/alerts?vehicle_id=1001');
  await choose(page, 'Group', 'Trucks (4)');
  // A vehicle of another group leaves the choice.
  await expect(page).toHaveURL(/\/alerts\?group=Trucks$/);
  const links = page.locator('main section > ul > li p a');
  // The list of the vehicle stays until the group's has loaded.
  await expect(async () => {
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !TRUCKS.has(name))).toEqual([]);
  }).toPass();
  await page.getByRole('combobox', { name: 'Vehicles' }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'alerts of a group on a phone');
  await button(page, 'Export').click();
  const submit = page.getByRole('button', { name: /^Export [\d,]+ alerts$/ });
  const alerts = (await submit.innerText()).split(' ')[1];
  const download = page.waitForEvent('download');
  // Two presses in one instant save one file.
  await submit.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  const { title, head, rows } = exportedCsv(readFileSync(await (await download).path()));
  expect([title, head.Vehicles, head['Time zone'], head.Alerts]).toEqual([
    'Alerts',
    'Group Trucks',
    'America/Chicago',
    'All but ignition',
  ]);
  expect(rows.length).toBe(Number(alerts));
  expect(rows[0]?.['Time (America/Chicago)']).toMatch(/^2026-11-2\dT\d\d:\d\d:\d\d-06:00$/);
  expect(rows.every(({ Vehicle = '' }) => TRUCKS.has(Vehicle))).toBe(true);
  await button(page, 'Close').last().click();
  await page.getByRole('link', { name: 'Alert rules' }).click();
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('Trucks (4)');
  await page.getByRole('link', { name: 'Engine idling' }).click();
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await expect(page).toHaveURL(/group=Trucks/);
  await choose(page, 'Group', 'All groups');
  await page.goto('/control-center/alerts?group=Gone');
  await expect(page.getByText('No alert matches on these days.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(links.first()).toBeVisible();
});

test('[commerce 3] says that alerts of unknown types are missing, and lists them with the words of the server', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  type Body = { count: number; results: object[] };
  await page.route(/\/alert\/event\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Body;
    if (new URL(route.request().url()).searchParams.has('alert_type')) return route.fulfill({ json: body });
    const [first] = body.results;
    const added = { ...first, id: 'newer', alert_type: 'tire_blowout', message: 'Rear left' };
    return route.fulfill({ json: { ...body, count: body.count + 1, results: [added, ...body.results] } });
  });
  await enter('owner', '/control-center/alerts');
  const notice = page.getByText(/^1 alert is of a type that this version of the portal does not know\./);
  // The counts follow the list, which is slow on a busy machine.
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show all, with ignition' }).click();
  await expect(page).toHaveURL(/alert_type=all/);
  await expect(page.locator('main section li').filter({ hasText: 'tire blowout' })).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await expectAccessible(page, 'alerts of all types on a phone');
});

test.describe('a fleet of 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[commerce 7] reads one page of alerts, the rules of one vehicle, and a large group in calls of 500', async ({
    page,
    enter,
  }) => {
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      // Others only count.
      const isList = url.searchParams.get('limit') !== '1';
      if (/\/alert\/(event|rule)$/.test(url.pathname) && isList) asked.push(url);
    });
    const vehiclesAsked = () => asked.map(({ searchParams }) => searchParams.getAll('vehicle_id').length);
    await enter('owner-fleet', '/control-center/alerts');
    await expect.poll(() => listed(page)).toBe(30);
    expect(vehiclesAsked()).toEqual([0]);
    asked.length = 0;
    await page.getByRole('link', { name: 'Alert rules' }).click();
    await expect(page.getByRole('switch', { name: 'Alert: Engine idling' })).toBeVisible();
    expect(vehiclesAsked()).toEqual([1]);
    asked.length = 0;
    await page.getByRole('link', { name: 'History' }).click();
    // The rules have a choice of groups too.
    await expect(page.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('combobox', { name: 'Group' }).click();
    const option = page.getByRole('option').nth(1);
    const size = Number(/\(([\d,]+)\)/.exec(await option.innerText())?.[1]?.replace(',', ''));
    await option.click();
    await expect(page).toHaveURL(/group=/);
    await expect.poll(() => listed(page)).toBe(30);
    const calls = () => vehiclesAsked().filter((vehicles) => vehicles > 0);
    await expect.poll(() => calls().length).toBe(Math.ceil(size / 500));
    expect([size > 500, Math.max(...calls())]).toEqual([true, 500]);
  });
});
