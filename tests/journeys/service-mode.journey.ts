import type { Browser, Page } from '@playwright/test';
import { choose } from './controls.ts';
import { chooseWorld, expect, PHONE, signIn, test, type World } from './journey.ts';

const KEY = '3182042261';
const SETTINGS = '/control-center/vehicle/settings/1003#service-mode';
const WORK = `/installer?device=${KEY}`;

/** The installer's own browser in the same world. */
async function installerOf(browser: Browser, world: World, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  const page = await context.newPage();
  await signIn(page, world, 'installer');
  return page;
}

test('[commerce 4] the owner opens service mode, an installer works, the owner ends it', async ({
  page,
  enter,
  world,
  browser,
  baseURL,
}) => {
  await enter('owner', SETTINGS);
  const toggle = page.getByRole('switch', { name: 'Service mode' });
  await expect(page.getByText('Off. Installers have no access.')).toBeVisible();
  await choose(page, 'Access ends', 'After 4 hours');
  await toggle.click({ force: true });
  const steps = page.getByRole('region', { name: 'Service mode' }).getByRole('listitem');
  const receipt = [
    'Opened',
    /^Installers have access .* left$/,
    'Access ends Nov 21, 2026, 1:30 PM, time zone: Chicago',
  ];
  await expect(steps).toHaveText(receipt);

  const other = await installerOf(browser, world, baseURL);
  await other.goto('/installer');
  await other.getByRole('link', { name: new RegExp(KEY) }).click();
  await expect(other.getByRole('heading', { name: KEY })).toBeVisible();
  await expect(other.getByRole('region', { name: 'State' }).getByRole('listitem')).toHaveText(receipt);
  await expect(other.getByRole('region', { name: 'State' })).toContainText('X2 MAX');
  await expect(other.getByRole('combobox', { name: '2. Parking lights when locking' })).toHaveValue('On');
  await choose(other, '1. Engine sensing', '2');
  await expect(other.getByText(/^Saved/)).toBeVisible();
  await other.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(other.getByText(/^Confirmed/)).toBeVisible();

  await page.goto('/control-center/vehicle/1003');
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('button', { name: 'End now' })).toBeHidden();
  await other.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Service mode has ended' })).toBeVisible();
  // Its entries lead to the receipt, in the feed and in short lists of it.
  await page.goto('/control-center/logs?vehicle_id=1003');
  await page.getByRole('button', { name: 'Service mode off' }).first().click();
  await page.getByRole('link', { name: 'Open service mode' }).click();
  await expect(page).toHaveURL(SETTINGS);
  await page.goto('/control-center/vehicle/1003');
  await page.getByRole('link', { name: 'Service mode off' }).click();
  await expect(page).toHaveURL(SETTINGS);
  await other.context().close();
});

test('[commerce 4] work that is open says when service mode ends by its time', async ({ page, enter, world }) => {
  const { access_token } = (await world.control('POST', '/token', { persona: 'owner' })) as { access_token: string };
  const opened = await page.request.patch(`/api/v1/device/service/${KEY}`, {
    headers: { authorization: `Bearer ${access_token}`, 'x-mock-world': world.id },
    data: { service_mode: true, service_mode_end_date: '2026-11-21T16:00:00Z' },
  });
  expect(opened.status()).toBe(200);
  await enter('installer', WORK);
  await expect(page.getByRole('button', { name: 'End service mode' })).toBeVisible();
  await world.control('POST', '/clock', { advance_ms: 1_800_000 });
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Service mode has ended' })).toBeVisible();
});

test('[commerce 8] says that service mode was not activated if the device does not answer', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', { operation: 'setServiceMode', times: 1, effect: { unreachable: true } });
  await page.setViewportSize(PHONE);
  await enter('owner', SETTINGS);
  await page.getByRole('switch', { name: 'Service mode' }).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Service mode could not be activated.');
  await expect(page.getByRole('switch', { name: 'Service mode' })).not.toBeChecked();
});

test('[commerce 1] [commerce 4] the installers page speaks French to a Canadian owner', async ({ page, enter }) => {
  await enter('owner-canadian', '/installer');
  await expect(page.getByRole('heading', { name: 'Rechercher un appareil' })).toBeVisible();
});
