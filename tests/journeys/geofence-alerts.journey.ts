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
