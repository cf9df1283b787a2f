import { expectAccessible } from './accessibility.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';

const EVENTS = '**/api/v1/alert/event?**';

test('[commerce 2] lists alerts by day, filters them by vehicle and type, and keeps the view in the address', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(WIDE);
  await enter('owner', '/control-center/alerts');
  const rows = page.locator('main section li');
  await expect(rows).toHaveCount(30);
  await expect(page.getByRole('status').getByText(/^\d+ alerts$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show 30 more' }).click();
  await expect(rows).toHaveCount(60);
  await page.getByRole('combobox', { name: 'Vehicles' }).click();
  await page.getByRole('option', { name: 'Van 12' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Alerts' }).click();
  await page.getByRole('option', { name: 'Engine idling' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/alert_type=engine_idle&vehicle_id=1001$/);
  await expect(rows.first()).toContainText('Van 12 Engine idling');
  await expect(rows.first()).toContainText('for ');
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

test('[commerce 7] keeps the alerts that were read when a later page fails, and continues', async ({ page, enter }) => {
  await page.route(EVENTS, (route) =>
    new URL(route.request().url()).searchParams.get('offset') === '100'
      ? route.fulfill({ status: 400, json: { detail: 'Broken' } })
      : route.continue(),
  );
  await enter('owner', '/control-center/alerts?days=30');
  await expect(page.getByRole('status').getByText(/^100 of [\d,]+ alerts loaded/)).toBeVisible();
  await page.unroute(EVENTS);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').getByText(/^[\d,]+ alerts$/)).toBeVisible();
});

test('[commerce 7] reads on until very many alerts are loaded, says why it pauses, and continues', async ({
  page,
  enter,
}) => {
  await page.route(EVENTS, (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const results = Array.from({ length: 100 }, (_, index) => ({
      id: `alert-${offset + index}`,
      alert_type: 'curfew',
      timestamp: '2026-11-21T12:00:00Z',
      vehicle_id: 1001,
    }));
    return route.fulfill({ json: { count: 10_200, next: null, previous: null, results } });
  });
  await enter('owner', '/control-center/alerts?days=30');
  const status = page.getByRole('status').filter({ hasText: 'alerts' });
  await expect(status).toHaveText(
    '10,000 of 10,200 alerts loaded. Loading pauses after every 10,000. Continue, or choose fewer days or vehicles.',
    { timeout: 30_000 },
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(status).toHaveText('10,200 alerts');
});

test('[core 8] stops before the first alerts are loaded, and continues', async ({ page, enter, world }) => {
  await world.control('POST', '/faults', { operation: 'listAlertEvents', then: { latency_ms: 60_000 }, times: 1 });
  await enter('owner', '/control-center/alerts');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped before alerts were loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').getByText(/^\d+ alerts$/)).toBeVisible();
});
