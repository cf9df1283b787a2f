import { expect, PHONE, test } from './journey.ts';

test('the dashboard shows first what needs somebody, and leads to it on the map', async ({ page, enter }) => {
  await enter('owner', '/');
  await expect(page).toHaveTitle('Dashboard | Waymark Account');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const rows = attention.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Silverado: alarm triggered');
  await expect(rows.nth(1)).toContainText('Trailer 3: tracker battery');
  await expect(attention).toContainText('Van 07: trouble code P0301');
  await expect(attention).toContainText('2 vehicles not tracked');
  await expect(attention).toContainText('Van 09 is paused');

  await attention.getByRole('link', { name: 'Open on map: Silverado' }).click();
  await expect(page.getByRole('complementary', { name: 'Silverado' })).toBeVisible();
});

test('the fleet in numbers, alerts as a chart and as a table, what happened today', async ({ page, world, enter }) => {
  const sent = { deviceKey: 'GG-20417-A7', command: 'arm' };
  const { access_token: token } = (await world.control('POST', '/token', { persona: 'owner' })) as {
    access_token: string;
  };
  const answer = await page.request.post('/api/iot/send-command', { data: sent, headers: { 'x-access-token': token } });
  expect(answer.status()).toBe(200);
  await enter('owner', '/');
  const fleet = page.getByRole('region', { name: 'Fleet now' });
  await expect(fleet.getByRole('listitem')).toHaveText([
    /^\d+Moving$/,
    /^\d+Parked$/,
    '1Alarm',
    /^\d+Offline$/,
    '2Paused',
  ]);
  await expect(page.getByRole('region', { name: 'Activity today' })).toContainText('Van 12 Locked');

  const alerts = page.getByRole('region', { name: 'Alerts a day' });
  await expect(alerts.getByRole('figure')).toBeVisible();
  await alerts.getByRole('button', { name: 'Show as table' }).click();
  await expect(alerts.getByRole('row')).toHaveCount(15);
});

test('an owner without vehicles is welcomed', async ({ page, enter }) => {
  await enter('owner-new', '/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet', viewport: PHONE });

  test('the dashboard stays short, and is read on a phone', async ({ page, enter }) => {
    await enter('owner-fleet', '/');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention.getByRole('link', { name: /more vehicles need attention$/ })).toBeVisible();
    expect(await attention.getByRole('listitem').count()).toBeLessThanOrEqual(7);
    await expect(page.getByRole('region', { name: 'Fleet now' })).toContainText('Moving');
  });
});

test('what does not load says so, and the rest is there', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'listLogs', then: { status: 403 } });
  await enter('owner', '/');
  await expect(page.getByRole('heading', { name: 'Activity did not load' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Silverado');
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Activity did not load' })).toBeHidden();
});
