import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { chooseWorld, expect, headersOf, hold, PHONE, pressTwice, test, type World, watched } from './journey.ts';
import { moreAbout } from './vehicles.ts';

const HOUR = 3_600_000;
const REFUSED = {
  status: 403,
  body: { detail: 'The plan of this vehicle does not include its location.', code: 'PLAN' },
};

/** Opens the dialog from the menu of the vehicle's page. */
async function share(page: Page) {
  await moreAbout(page, 'Van 12');
  await page.getByRole('menuitem', { name: 'Share location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the location of Van 12' });
  await expect(dialog.getByText('No active links.')).toBeVisible();
  return dialog;
}

/** A browser of another person, without a session, in the same world. */
async function elsewhere(
  browser: Browser,
  world: World,
  baseURL: string | undefined,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; other: Page }> {
  const context = await browser.newContext({ baseURL, ...options });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  return { context, other: await context.newPage() };
}

/** Creates a link by the API. Returns its address. */
async function linkOf(
  page: Page,
  world: World,
  { vehicle = 1001, milliseconds = 8 * HOUR } = {},
): Promise<{ id: string; address: string }> {
  const { now } = (await world.control('GET', '/clock')) as { now: string };
  const answer = await page.request.post(`/api/v1/vehicle/${vehicle}/location-link`, {
    headers: await headersOf(world),
    data: { expires_at: new Date(Date.parse(now) + milliseconds).toISOString() },
  });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  return { id, address: `/where?token=${token}` };
}

test('[core 1] an owner copies a link, a visitor opens it, and it ends when it is revoked', async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await enter('owner', '/control-center/vehicle/1001');
  const dialog = await share(page);
  await dialog.getByRole('radio', { name: '1 day' }).check();
  await pressTwice(dialog.getByRole('button', { name: 'Create link' }));
  await expect(dialog.getByText(/^The link works until Nov 22/)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('not opened yet');
  const link = dialog.getByLabel('Link', { exact: true });
  const address = await link.inputValue();
  expect(address).toMatch(/^http:\/\/[^/]+\/where\?token=[0-9a-f-]{36}$/);
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('Write permission denied.')) });
  });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Select the link and copy it.')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => {
        document.body.dataset['copied'] = text;
        return Promise.resolve();
      },
    });
  });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-copied', address);
  await expectAccessible(page, 'new link');

  const { context, other } = await elsewhere(browser, world, baseURL);
  await watched(other, async () => {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'Where Van 12 is' })).toBeVisible();
    await expect(other).toHaveURL(/\/where$/);
    await expect(other.getByText(/^\d+\.\d{4}, -\d+\.\d{4}$/)).toBeVisible();
    await expect(other.getByRole('region', { name: 'Map of Van 12' })).toBeVisible();
    await expectAccessible(other, 'visitor');
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Where Van 12 is' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await moreAbout(page, 'Van 12');
    await page.getByRole('menuitem', { name: 'Share location' }).click();
    await expect(dialog.getByRole('listitem')).toContainText('Last opened just now');
    await expect(dialog.getByText(address)).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByText('No active links.')).toBeVisible();

    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(other.getByRole('heading', { name: 'The location is no longer shared' })).toBeFocused();
    await expect(other.getByText(/^\d+\.\d{4}, -\d+\.\d{4}$/)).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'The location is no longer shared' })).toBeVisible();
  });
  await context.close();
  const token = new URL(address).searchParams.get('token') ?? '';
  expect(JSON.stringify(await world.control('GET', '/journal'))).not.toContain(token);
});

test('[core 1] the page of a link follows the vehicle, survives a failure, and says when it ends', async ({
  page,
  world,
}) => {
  const { address } = await linkOf(page, world, { vehicle: 1002, milliseconds: 2 * HOUR });
  await page.goto(address);
  const place = page.getByText(/^\d+\.\d{4}, -\d+\.\d{4}$/);
  const first = await place.innerText();
  await expect(page.getByText(/^The owner shares this location until Nov 21/)).toBeVisible();
  const update = page.getByRole('button', { name: 'Update now' });
  await world.control('POST', '/clock', { advance_ms: HOUR });
  await update.click();
  await expect(place).not.toHaveText(first);

  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'readLocationLink', times: 3, effect });
  await update.click();
  await expect(page.getByText('The location could not be updated. Down for a moment.')).toBeVisible();
  await expect(place).toBeVisible();
  await update.click();
  await expect(page.getByText('Down for a moment.')).toBeHidden();

  await world.control('POST', '/clock', { advance_ms: HOUR });
  await update.click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
  await expect(place).toHaveCount(0);
});

test('[core 1] a link without or with an unknown token says so, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/where', '/where?token=short', '/where?token=00000000-0000-4000-8000-000000000000']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await expect(page).toHaveURL(/\/where$/);
  }
  await expectAccessible(page, 'not valid');
});

test('[commerce 6] a link shows no position without one in the plan, in French on a phone', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  const { address } = await linkOf(page, world);
  const { context, other } = await elsewhere(browser, world, baseURL, { locale: 'fr-CA', viewport: PHONE });
  await watched(other, async () => {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'Position : Van 12' })).toBeVisible();
    await expectAccessible(other, 'French');
    await world.control('POST', '/faults', {
      operation: 'readLocationLink',
      effect: {
        status: 200,
        body: {
          vehicle_name: 'Van 12',
          latitude: null,
          longitude: null,
          located_at: null,
          no_position: 'out_of_service',
          expires_at: '2026-11-21T23:30:00Z',
        },
      },
    });
    await other.getByRole('button', { name: 'Actualiser' }).click();
    await expect(other.getByText('La position n’est pas disponible pour le moment.')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Carte : Van 12' })).toHaveCount(0);
  });
  await context.close();
});

test('[core 6] an exact end is checked in the zone of the account, on a phone', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/control-center/vehicle/1001');
  const dialog = await share(page);
  await dialog.getByRole('radio', { name: 'At an exact time' }).check();
  const end = dialog.getByLabel('The link expires on');
  await end.fill('2026-11-21T10:00');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(end).toHaveAccessibleDescription(/Choose a time at least 1 hour from now/);
  await end.fill('2026-11-29T10:00');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(end).toHaveAccessibleDescription(/Choose a time within 7 days/);
  await end.fill('2026-11-22T18:30');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('The link works until Nov 22, 2026, 6:30 PM.')).toBeVisible();
  await expectAccessible(page, 'phone');
});

test('[core 6] guests share no location, and a service without location links says so', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', {
    operation: 'listLocationLinks',
    effect: { status: 404, body: { detail: 'Not found.' } },
  });
  await enter('owner', '/control-center/vehicle/1001');
  await moreAbout(page, 'Van 12');
  await page.getByRole('menuitem', { name: 'Share location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the location of Van 12' });
  await expect(dialog.getByText('The service does not offer this.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toHaveCount(0);

  await enter('guest-full', '/control-center/vehicle/1001');
  await moreAbout(page, 'Van 12');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Share location' })).toHaveCount(0);
});

test('[commerce 6] a refused link says why, and can be created afterwards', async ({ page, enter, world }) => {
  await world.control('POST', '/faults', { operation: 'createLocationLink', times: 1, effect: REFUSED });
  await enter('owner', '/control-center/vehicle/1001');
  const dialog = await share(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(REFUSED.body.detail)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(/^The link works until/)).toBeVisible();
});

test('[core 1] a link that arrives late is not shown for another vehicle', async ({ page, enter }) => {
  await enter('owner', '/control-center#vehicle-1001');
  const slow = await hold(page, /\/vehicle\/1001\/location-link/, { only: (request) => request.method() === 'POST' });
  const dialog = await share(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(slow.count).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'vehicle-1003';
  });
  await moreAbout(page, 'Van 14');
  await page.getByRole('menuitem', { name: 'Share location' }).click();
  const other = page.getByRole('dialog', { name: 'Share the location of Van 14' });
  await expect(other.getByRole('button', { name: 'Create link' })).toBeVisible();
  const answered = page.waitForResponse(/\/vehicle\/1001\/location-link/);
  slow.release();
  await answered;
  await expect(other.getByRole('button', { name: 'Create link' })).toBeVisible();
  await expect(other.getByText(/^The link works until/)).toHaveCount(0);
});
