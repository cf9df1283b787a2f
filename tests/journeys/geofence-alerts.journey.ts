import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, field } from './controls.ts';
import { expect, headersOf, PHONE, test, WIDE } from './journey.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** Opens the boxes of each vehicle below the sentences. */
const openBoxes = (page: Page) => button(page, 'Each vehicle by itself').click();

test('[commerce 6] saves alerts by vehicle, and tells which device rejected its own', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', {
    operation: 'createAlertRule',
    nth: 1,
    times: 1,
    effect: {
      status: 424,
      body: { detail: 'The device rejected the alert. Please try again.', code: 'RULE_REJECTED' },
    },
  });
  await enter('owner', '/control-center/geofences/edit/81');
  await openBoxes(page);
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
  await openBoxes(page);
  const replay = page.getByRole('region', { name: 'Last 30 days' });
  const counted = replay.getByRole('status').locator('b');
  await expect(replay.getByText('As many as with the saved rule')).toBeVisible();
  const arrivals = Number(await counted.innerText());
  expect(arrivals).toBeGreaterThan(20);
  // The map of the drawing has the newest of them.
  const toMap = replay.getByRole('button', { name: /^Map: Van 07, / }).first();
  const [, time = ''] = /(\d+:\d\d\s[AP]M)$/.exec((await toMap.getAttribute('aria-label')) ?? '') ?? [];
  await toMap.press('Enter');
  const map = page.getByRole('region', { name: 'Map for drawing' });
  await expect(map.getByText(new RegExp(`^Van 07 · .+ · ${time}$`))).toBeInViewport();
  await box(page, 'Leaves: Van 07').check();
  await expect(replay.getByText(/^\d+ more than with the saved rule$/)).toBeVisible();
  await expect(replay.getByText('Left Clybourn customer').first()).toBeVisible();
  await box(page, 'Arrives: Van 07').uncheck();
  await box(page, 'Leaves: Van 07').uncheck();
  await expect(replay.getByText('Nothing in the last 30 days')).toBeVisible();
  await expect(replay.getByText(`${arrivals} fewer than with the saved rule`)).toBeVisible();
  await box(page, 'Arrives: Van 07').check();

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

test('[commerce 3] sets alerts of all listed vehicles in one call for each list, and names them before they end', async ({
  page,
  enter,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/geofences/edit/81');
  await openBoxes(page);
  const all = (name: string) => page.getByRole('group', { name }).getByRole('checkbox');
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Trucks');
  await expect(page.getByText('4 of 16 vehicles found')).toBeAttached();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('All groups');
  await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('van 0');
  const listed = all('The 3 vehicles found');
  await listed.first().check();
  await listed.last().check();
  await expect(box(page, 'Leaves: Van 03')).toBeChecked();
  await listed.last().uncheck();
  await box(page, 'Leaves: Van 03').check();
  await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('');
  await expectAccessible(page, 'alerts of many vehicles on a phone');
  await world.control('DELETE', '/journal');
  await button(page, 'Save alerts').click();
  await expect(page.getByText('Alerts saved')).toBeVisible();
  const journal = (await world.control('GET', '/journal')) as { operation: string | null }[];
  // Two vehicles that arrive, and one that does both.
  expect(journal.filter(({ operation }) => operation === 'createAlertRule')).toHaveLength(2);

  await page.setViewportSize(WIDE);
  await page.goto('/control-center/geofences');
  await page.getByRole('button', { name: 'Actions for Shop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Shop?' });
  await expect(question.getByText('4 alerts end with it:')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([
    'F-150: arrives and leaves',
    'Van 03: arrives and leaves',
    'Van 05: arrives',
    'Van 07: arrives',
  ]);
  await expectAccessible(page, 'deletion of a geofence');
});

test('[commerce 3] the replay counts each vehicle with its own boxes', async ({ page, enter, world }) => {
  const headers = await headersOf(world);
  const countOf = async (vehicle: number, arrive: boolean, depart: boolean): Promise<number> => {
    const parameters = { geofence_id: 81, arrive, depart };
    const data = { vehicle_ids: [vehicle], alert_type: 'geofences', parameters };
    const answer = await page.request.post('/api/v1/alert/rule/backtest', { headers, data });
    return ((await answer.json()) as { count: number }).count;
  };
  const answer = await page.request.get('/api/v1/vehicle?limit=100', { headers });
  const { results } = (await answer.json()) as { results: { id: number; vehicle_name: string }[] };
  const idOf = (name: string) => results.find(({ vehicle_name }) => vehicle_name === name)?.id ?? 0;
  const [arrives, leaves, both] = [
    await countOf(idOf('Van 12'), true, false),
    await countOf(idOf('Van 07'), false, true),
    await countOf(idOf('F-150'), true, true),
  ];
  expect(Math.min(arrives, leaves, both)).toBeGreaterThan(0);

  await enter('owner', '/control-center/geofences/edit/81');
  await openBoxes(page);
  await box(page, 'Arrives: Van 12').check();
  await box(page, 'Leaves: Van 07').check();
  const replay = page.getByRole('region', { name: 'Last 30 days' });
  await expect(replay.getByRole('status').locator('b')).toHaveText(String(arrives + leaves + both));
  await expect(replay.getByText(`${arrives + leaves} more than with the saved rule`)).toBeVisible();
  await expect(replay.getByText('On 3 of 3 vehicles')).toBeVisible();
});

test('[commerce 3] sets the alerts of a new geofence in words, and compares its replay with what is saved', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/geofences/create');
  await field(page, 'Name').fill('Yard');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 41.8869, longitude: -87.65286 });
  await button(page, 'Use my location').click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('1028 W Fulton Market, Chicago, IL 60607');
  await button(page, 'Create').click();
  await expect(page.getByRole('region', { name: 'Alerts of vehicles' })).toBeFocused();
  await expect(page.getByText('Tell me when which vehicles? leaves Yard.')).toBeAttached();

  await button(page, 'Vehicles: which vehicles?').press('Enter');
  await page.getByRole('searchbox', { name: 'Search vehicles and groups' }).fill('van 1');
  await page.getByRole('checkbox', { name: /^Van 12/ }).check();
  await page.getByRole('checkbox', { name: /^Van 14/ }).check();
  await expectAccessible(page, 'vehicles of an alert of a geofence');
  await page.keyboard.press('Escape');
  const vehicles = button(page, 'Vehicles: 2 vehicles');
  await expect(vehicles).toBeFocused();
  await button(page, 'Arrives or leaves: leave').press('Space');
  await button(page, 'arrive at or leave').click();
  await expect(button(page, 'Arrives or leaves: arrive at or leave')).toBeFocused();
  await expectAccessible(page, 'alerts of a geofence in words');
  const replay = page.getByRole('region', { name: 'Last 30 days' });
  await expect(replay.getByText(/more than with the saved rule$/)).toBeVisible();
  await button(page, 'Save alerts').click();
  await expect(page.getByText('Alerts saved')).toBeVisible();
  await expect(replay.getByText('As many as with the saved rule')).toBeVisible();
  await button(page, 'Add an alert').click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Vehicles: which vehicles?')).toBeFocused();
  const answer = await page.request.get('/api/v1/alert/rule?alert_type=geofences&limit=100', {
    headers: await headersOf(world),
  });
  const { results } = (await answer.json()) as { results: { vehicle_id: number; parameters: { depart: boolean } }[] };
  const both = results.filter(({ parameters }) => JSON.stringify(parameters).includes('"arrive":true,"depart":true'));
  expect(both.map(({ vehicle_id }) => vehicle_id)).toEqual(expect.arrayContaining([1001]));
});
