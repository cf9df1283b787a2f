import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, test } from './journey.ts';
import { moreAbout, panelOf, row } from './vehicles.ts';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** Value of an entry in a list of facts. */
const fact = (within: Locator, name: string): Locator =>
  within
    .locator('dl > div')
    .filter({ has: within.page().getByText(name, { exact: true }) })
    .locator('dd')
    .first();
const command = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('[core 3, core 9] opens the overview of a vehicle from the map', async ({ page, enter }) => {
  await enter('owner', '/control-center#vehicle-1001');
  const panel = panelOf(page, 'Van 12');
  // The list learns from the panel, once the row may move.
  await expect(panel.getByRole('region', { name: 'Needs attention' })).toContainText('Low tire, rear left: 26 psi');
  await expect(row(page, 'Van 12')).not.toContainText('Low tire');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Van 12')).toContainText('Low tire, rear left: 26 psi');
  await expect(row(page, 'Van 12')).toBeFocused();
  await row(page, 'Van 12').click();
  await panel.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/control-center\/vehicle\/1001$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Van 12' })).toBeVisible();
  await expect(page.getByText('2023 Ford Transit 250 · Vans')).toBeVisible();
  await expect(page.getByText('Serial GG-20417-A7')).toBeVisible();
});

test('[core 3, core 9] the overview shows condition, plan and maintenance of a vehicle', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1001');
  const condition = card(page, 'Condition');
  // Only the low tire is marked, in the drawing and in the list.
  await expect(condition.locator('svg [data-wrong="true"]')).toHaveAttribute('data-part', 'back_left');
  await expect(fact(condition, 'Tires, rear left')).toHaveText('26 psi low');
  await expect(fact(condition, 'Tires, front left')).toHaveText(/^\d\d psi$/);
  await expect(fact(card(page, 'Status'), 'Lock').getByRole('link')).toHaveAttribute(
    'href',
    /\/logs\?vehicles=1001&commands=lock/,
  );
  await expect(condition).toContainText(/Reported .* ago · Fuel and tires: just now/);
  const attention = card(page, 'Needs attention');
  await expect(attention).toContainText('Low tire, rear left: 26 psi');
  await expect(fact(condition, 'Vehicle battery')).toHaveText(/^1[234]\.\d V$/);
  await expect(fact(condition, 'Tracker battery')).toHaveText(/^\d\d%$/);
  await expect(fact(condition, 'Fuel')).toHaveText(/^\d+%/);
  await expect(fact(condition, 'Temperature')).toHaveText(/^\d+°F$/);
  await expect(fact(condition, 'Odometer')).toHaveText(/^41,\d{3}\smi$/);

  const plan = card(page, 'Plan');
  await expect(plan).toContainText('Premium Plus');
  await expect(plan).toContainText('Location every 30 seconds');
  await expect(fact(plan, 'Term')).toHaveText('1-Year');
  await expect(fact(plan, 'Renews')).toHaveText('Mar 3, 2027');
  await expect(plan).toContainText('2.00 of 2 GB');
  await expect(plan).toContainText('100% used · Live View is blocked until the data renews.');
  await expect(card(page, 'Maintenance')).toContainText(/7\d\d\smi to go/);
  await expect(card(page, 'Trouble codes')).toContainText('The vehicle reports no trouble codes.');
});

test('[core 7] the overview sends commands, and shows the reported state and activity', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1001');
  const status = card(page, 'Status');
  await expect(fact(status, 'Lock')).toHaveText('Locked');
  await expect(fact(status, 'Last report')).toHaveText(/ago$/);
  await expect(card(page, 'Commands')).toContainText('Remote start can take up to 1 minute.');
  await expect(command(page, 'Aux 1')).toHaveCount(0);
  await command(page, 'Unlock').click();
  await expect(fact(status, 'Lock')).toHaveText('Unlocked');
  await expect(command(page, 'Unlock')).toHaveAccessibleDescription(/^Confirmed \d/);
  const activity = card(page, 'Latest activity').getByRole('listitem');
  await expect(activity.first()).toContainText('UnlockedBy Riley Kowalski');
  await expect(activity).toHaveCount(3);
});

test('[core 3] the overview leads to the other pages of the vehicle', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1001');
  await moreAbout(page, 'Van 12');
  await page.getByRole('menuitem', { name: 'Transfer to a new owner' }).click();
  await expect(page.getByRole('dialog')).toContainText('Van 12');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const pages = page.getByRole('navigation', { name: 'Pages of Van 12' });
  await expect(pages.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', /\/vehicle\/settings\/1001$/);
  await expect(pages.getByRole('link', { name: 'Vehicle info' })).toHaveAttribute('href', /\/vehicle\/info\/1001$/);
  await card(page, 'Maintenance').getByRole('link', { name: 'Edit reminder' }).click();
  await expect(page).toHaveURL(/\/control-center\/vehicle\/info\/1001$/);
});

test('[core 6, commerce 6] the overview omits what the Basic plan lacks', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'getObd', effect: { status: 503 } });
  await enter('mfa-sms', '/control-center/vehicle/1201');
  await expect(card(page, 'Status')).toContainText('The Basic plan has no location.');
  // Entries do not contain the position either.
  await expect(card(page, 'Latest activity').getByRole('listitem').first()).toHaveText(/^(Locked|Unlocked)\d+ /);
  await expect(card(page, 'Trouble codes')).toContainText('Trouble codes are not part of the Basic plan.');
  await expect(card(page, 'Maintenance')).toContainText('Service reminders are not part of the Basic plan.');
  // Lock, doors and engine are in the status.
  await expect(fact(card(page, 'Status'), 'Doors')).toBeVisible();
  await expect(card(page, 'Condition').locator('dt')).toHaveText([
    'Vehicle battery',
    'Tracker battery',
    'Temperature',
    'Odometer',
  ]);
});

test('[core 6, commerce 6] list, menu and panel show no position with the Basic plan', async ({ page, enter }) => {
  await enter('mfa-sms', '/control-center');
  const altima = row(page, 'Altima');
  await expect(altima).toContainText('The Basic plan has no location');
  await page.getByRole('button', { name: 'Actions for Altima' }).click();
  await expect(page.getByRole('menuitem', { name: /^View on map/ })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: /^View on map/ })).toContainText('The Basic plan has no location');
  await page.keyboard.press('Escape');
  await altima.click();
  const panel = panelOf(page, 'Altima');
  await expect(panel.getByText('The Basic plan has no location')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy position' })).toHaveCount(0);
});

test('[core 6, commerce 8] the overview tells what a product lacks from what it does not report', async ({
  page,
  world,
  enter,
}) => {
  await world.control('POST', '/faults', { operation: 'getObd', effect: { status: 503 } });
  await enter('owner', '/control-center/vehicle/1009');
  await expect(page.getByText('The alarm is sounding.')).toBeVisible();
  await expect(command(page, 'Stop panic')).toBeVisible();
  await expect(command(page, 'Aux 2')).toBeVisible();
  await expect(fact(card(page, 'Condition'), 'Fuel and tires')).toHaveText(/^Not in the Premium plan/);

  // Missing values of the vehicle bus are not an error of the page.
  await page.goto('/control-center/vehicle/1003');
  await expect(fact(card(page, 'Condition'), 'Fuel and tires')).toHaveText('Not reported');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[core 6, commerce 6] the overview of a tracker omits what it cannot do, and tracks it live', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/vehicle/1015');
  await expect(card(page, 'Condition').locator('dt')).toHaveText(['Tracker battery', 'Temperature', 'Odometer']);
  await expect(fact(card(page, 'Condition'), 'Tracker battery')).toHaveText(/^\d+% low$/);
  await expect(card(page, 'Trouble codes')).toHaveCount(0);
  await expect(card(page, 'Commands')).toContainText('Not available on this device: Lock, Unlock');
  await expect(command(page, 'Unlock')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(page.getByText(/^Every 60 sec · last position /)).toBeVisible();
});

test('[core 2.3, core 6, commerce 4] shows why actions of a vehicle are disabled', async ({ page, world, enter }) => {
  await enter('owner', '/control-center/vehicle/1014');
  await expect(page.getByText('Pending transfer to a new owner: transfer-recipient@waymark.example.')).toBeVisible();
  await page.getByRole('link', { name: 'View transfer' }).click();
  await expect(page.getByText('Waiting for the new owner')).toBeVisible();

  await page.goto('/control-center/vehicle/1004');
  await expect(page.getByText(/^Amara Okafor has exclusive access until Nov 22, 2026/)).toBeVisible();
  await expect(command(page, 'Lock')).toHaveAccessibleDescription('Someone else has exclusive access');
  await moreAbout(page, 'Van 02');
  await expect(page.getByRole('menuitem', { name: /^Transfer to a new owner/ })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: /^Transfer/ })).toContainText('Someone else has exclusive access');

  // Live View opens over a full-height page, and closing returns to the previous page (core 2.3).
  await world.control('POST', '/faults', { operation: 'startStream', effect: { status: 503 } });
  await page.goto('/control-center/vehicle/1002');
  await page.getByRole('button', { name: 'Live View' }).click();
  await expect(page).toHaveURL(/\/control-center\?vehicle=1002#vehicle-1002$/);
  await expect(page.getByRole('dialog').getByText('Live View Failed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/control-center\/vehicle\/1002$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Van 07' })).toBeVisible();
});

test('[core 2.2, core 8] shows an invalid id and a failed load inside the shell', async ({ page, world, enter }) => {
  await enter('guest-read-only', '/control-center/vehicle/1009');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/control-center/vehicle/van');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();

  await page.goto('/control-center/vehicle/1001');
  await expect(page.getByText('Shared with you by Riley Kowalski. Access level: Read Only.')).toBeVisible();
  await expect(command(page, 'Start')).toHaveAccessibleDescription('Your access is Read Only');
  await moreAbout(page, 'Van 12');
  await expect(page.getByRole('menuitem', { name: /^Transfer/ })).toContainText(
    'Shared vehicles cannot be transferred',
  );

  await world.control('POST', '/faults', { operation: 'listVehicles', effect: { status: 403 } });
  await world.control('POST', '/faults', { operation: 'getVehicle', effect: { status: 403 } });
  await world.control('POST', '/faults', { operation: 'listLogs', effect: { status: 403 } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This vehicle did not load' })).toBeVisible();
  await world.control('DELETE', '/faults');
  await world.control('POST', '/faults', { operation: 'listLogs', effect: { status: 403 } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Van 12' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Activity did not load' })).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Latest activity').getByRole('listitem')).toHaveCount(3);
});

/** Replaces values of vehicles by id. Later changes apply to the next read. */
async function patchedVehicles(page: Page, patches: Readonly<Record<number, object>>): Promise<void> {
  await page.route('**/api/v1/vehicle?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { results: { id: number }[] };
    const results = list.results.map((vehicle) => ({ ...vehicle, ...patches[vehicle.id] }));
    await route.fulfill({ response: answer, json: { ...list, results } });
  });
}

test('[core 3, core 6] shows unknown products, silent devices and moving vehicles', async ({ page, enter }) => {
  await page.clock.install();
  const driving = { timestamp: '2026-11-21T15:30:00Z', latitude: 41.88, longitude: -87.65, speed: 52, armed: true };
  const patches = {
    1003: { last_known_state: null },
    1005: { product_name: 'ft-x9', image: '/no-such-picture.webp' },
    1012: { last_known_state: driving },
  };
  await patchedVehicles(page, patches);
  await enter('owner', '/control-center/vehicle/1003');
  await expect(page.getByText(/^The device has not reported yet\./)).toBeVisible();
  await expect(card(page, 'Status')).toContainText('No position yet.');
  await expect(fact(card(page, 'Status'), 'Lock')).toHaveText('Not reported');
  await expect(card(page, 'Condition')).toContainText(/temperature.* and .*Not reported/);

  await page.goto('/control-center/vehicle/1005');
  await expect(page.getByRole('heading', { level: 1, name: 'Van 03' })).toBeVisible();
  // A default picture replaces a broken one.
  await expect(page.locator('header img')).toHaveCount(0);
  await expect(command(page, 'Lock')).toHaveAttribute('aria-disabled', 'false');
  await expect(fact(card(page, 'Status'), 'Engine')).toHaveText('Off');
  const maintenance = card(page, 'Maintenance');
  await expect(maintenance).toContainText('Service is due');
  // The card that shows it also ends it.
  await card(page, 'Needs attention').getByRole('link', { name: 'See service' }).click();
  await expect(maintenance).toBeFocused();
  await maintenance.getByRole('button', { name: 'Service was done' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/control-center/vehicle/1012');
  await expect(fact(card(page, 'Status'), 'Speed')).toHaveText('52 mph');
  await expect(card(page, 'Plan')).toContainText('Free trial');
  driving.speed = 0;
  await page.clock.fastForward(61_000);
  await expect(fact(card(page, 'Status'), 'Speed')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 3, commerce 4] docks the commands of a vehicle', async ({ page, context, enter }) => {
    await enter('owner', '/control-center/vehicle/1003');
    const dock = card(page, 'Commands');
    await expect(dock).toBeInViewport();
    await expect(command(page, 'Open trunk')).toHaveCount(0);
    await page.getByRole('button', { name: 'All commands' }).click();
    await expect(command(page, 'Open trunk')).toBeVisible();
    await expect(dock).toContainText('Remote start can take up to 1 minute.');
    await page.getByRole('button', { name: 'Fewer commands' }).click();
    await command(page, 'Unlock').click();
    await expect(command(page, 'Unlock')).toHaveAccessibleDescription(/^Confirmed \d/);

    // Without a network, the last known data stays.
    await context.setOffline(true);
    await expect(command(page, 'Refresh')).toHaveAccessibleDescription('No connection');
    await expect(fact(card(page, 'Status'), 'Lock')).toHaveText('Unlocked');
    await context.setOffline(false);

    await page.goto('/control-center/vehicle/1010');
    await expect(page.getByText(/^The plan expired on Nov \d+, 2026\. F-150 is not tracked/)).toBeVisible();
    await expect(card(page, 'Plan')).toContainText('Renew to track it again.');
    await expect(command(page, 'Lock')).toHaveAccessibleDescription('The plan has expired');
  });
});

for (const scenario of ['default', 'documented-only'] as const) {
  test.describe(`with the answers of ${scenario}`, () => {
    test.use({ scenario });

    test('[core 3] the condition has the battery that feeds the key locker', async ({ page, enter }) => {
      await enter('owner', '/control-center/vehicle/1003');
      const condition = page.getByRole('region', { name: 'Condition' });
      await expect(condition.getByRole('term').filter({ hasText: 'Key locker battery' })).toBeVisible();
      await expect(condition.getByText(/^Key locker battery1\d\.\d V$/)).toBeVisible();
    });
  });
}
