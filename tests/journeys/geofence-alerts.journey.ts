import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, field } from './controls.ts';
import { expect, headersOf, test } from './journey.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('[commerce 6] saves alerts by vehicle, and tells which device rejected its own', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', {
    operation: 'createAlertRule',
    nth: 1,
    times: 1,
    then: { status: 424, body: { detail: 'The device rejected the alert. Please try again.', code: 'RULE_REJECTED' } },
  });
  await enter('owner', '/control-center/geofences/edit/81');
  await box(page, 'Arrives: Box truck').check();
  await box(page, 'Arrives: Silverado').check();
  await box(page, 'Leaves: Silverado').check();
  await button(page, 'Save alerts').click();
  await expect(page.getByText('The alerts of 1 vehicle were not saved. Saved: 1.')).toBeVisible();
  await expect(page.getByText('The device rejected the alert. Please try again.')).toHaveCount(1);
  await expectAccessible(page, 'alerts of a geofence');

  await button(page, 'Save alerts').click();
  await expect(page.getByText('Alerts saved')).toBeVisible();
  const answer = await page.request.get('/api/v1/alert/rule?alert_type=geofences&limit=100', {
    headers: await headersOf(world),
  });
  const { results } = (await answer.json()) as { results: { geofence: number; parameters: object }[] };
  expect(results.filter(({ geofence }) => geofence === 81).map(({ parameters }) => parameters)).toEqual(
    expect.arrayContaining([
      { geofence_id: 81, arrive: true, depart: false },
      { geofence_id: 81, arrive: true, depart: true },
    ]),
  );
});

test('[commerce 8] tells that the location of the device is denied, and asks before changes are lost', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/geofences/create');
  await field(page, 'Name').fill('Yard');
  await button(page, 'Use my location').click();
  await expect(page.getByText(/^This browser does not share its location/)).toBeVisible();

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 41.8869, longitude: -87.65286 });
  await button(page, 'Use my location').click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('1028 W Fulton Market, Chicago, IL 60607');
  await expect(field(page, 'Latitude')).toHaveValue('41.8869');

  await button(page, 'Cancel').click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Name')).toHaveValue('Yard');
});

test('[commerce 3] sets notifications of all vehicles with an alert, and replays the boxes before they are saved', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/geofences/edit/84');
  const replay = page.getByRole('region', { name: 'Last 30 days' });
  const counted = replay.getByRole('status').locator('b');
  await expect(replay.getByText('As many as with the saved rule')).toBeVisible();
  const arrivals = Number(await counted.innerText());
  expect(arrivals).toBeGreaterThan(20);
  await box(page, 'Leaves: Van 07').check();
  await expect(counted).not.toHaveText(String(arrivals));
  await expect(button(page, 'Arrives and leaves')).toHaveAttribute('aria-pressed', 'true');
  await replay.getByRole('button', { name: 'Leaves', exact: true }).click();
  await expect(replay.getByText('Left Clybourn customer').first()).toBeVisible();

  const sms = page.getByRole('switch', { name: 'SMS' });
  await sms.check();
  await expect(sms).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page, 'notifications of a geofence');
  const answer = await page.request.get('/api/v1/alert/rule?alert_type=geofences&limit=100', {
    headers: await headersOf(world),
  });
  const { results } = (await answer.json()) as { results: { geofence: number; notify_sms: boolean }[] };
  expect(results.filter(({ geofence }) => geofence === 84).map(({ notify_sms }) => notify_sms)).toEqual([true]);
});
