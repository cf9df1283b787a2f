import type { Browser, Page } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { expectAccessible } from './accessibility.ts';
import { button, field } from './controls.ts';
import { calls, chooseWorld, expect, headersOf, PHONE, signIn, test, type World } from './journey.ts';
import { connected, playing, VAN_07, view } from './live-view.ts';
import { actOn, expectSaid, people } from './sharing.ts';

/** Access that ends, is lowered or changes while its guest is in the middle of something. */
const GUEST = 201;
const TRACKER = 'GG-41873-T1';

type Elsewhere = { world: World; browser: Browser; baseURL: string | undefined };

/** A second browser in the same world. */
async function openAs(persona: string, path: string, { world, browser, baseURL }: Elsewhere): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  const page = await context.newPage();
  await signIn(page, world, persona);
  await page.goto(path);
  return page;
}

async function removeGuest(elsewhere: Elsewhere): Promise<void> {
  const owner = await openAs('owner', '/sharing', elsewhere);
  await actOn(owner, 'Noor Haddad', 'Remove');
  const question = owner.getByRole('dialog', { name: 'Remove Noor Haddad?' });
  await expect(question).toContainText('An open invitation to Noor Haddad is canceled, too.');
  await question.getByRole('button', { name: 'Remove guest' }).click();
  await expectSaid(owner, 'Noor Haddad was removed');
  await owner.context().close();
}

/** Replaces the guest's access, as an owner does elsewhere. */
async function share(page: Page, world: World, vehicle_access: object[], id = GUEST): Promise<void> {
  const headers = await headersOf(world);
  const answer = await page.request.patch(`/api/v1/user/${id}`, { headers, data: { vehicle_access } });
  expect(answer.status()).toBe(200);
}

const full = (vehicle: number, more: object = {}) => ({ vehicle, access_level: 'Full Access', ...more });
/** Twenty minutes after the opening of each world. */
const SOON = { access_end: '2026-11-21T15:50:00Z' };
const untilAfter = (world: World) => world.control('POST', '/clock', { advance_ms: 21 * MINUTE });
const ended = (page: Page, name: string) =>
  page.getByRole('heading', { name: `You no longer have access to ${name}`, exact: true });

/** Answers about a device from now on that a user without access should not get. */
function answersAbout(page: Page, key: string): string[] {
  const given: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(key) && response.status() < 400) given.push(response.url());
  });
  return given;
}

for (const how of ['the owner removes the guest', 'its time is over'] as const) {
  test(`[commerce 6] live video ends with the guest's access, when ${how}`, async ({
    page,
    world,
    enter,
    browser,
    baseURL,
  }) => {
    await page.clock.install();
    await share(page, world, [full(1002, SOON), full(1001)]);
    await enter('guest-full', VAN_07);
    await playing(page);
    if (how === 'its time is over') await untilAfter(world);
    else await removeGuest({ world, browser, baseURL });
    await connected(page, view(page).getByRole('alert'));
    await expect(view(page).getByRole('alert')).toContainText('Your access has ended');
    await expect(view(page).getByRole('alert')).toContainText('Van 07 is no longer shared with you');
    await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page, 'Live View after the access has ended');
    const given = answersAbout(page, '3182041907');
    await page.clock.fastForward(MINUTE);
    await view(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(view(page)).toHaveCount(0);
    await page.clock.fastForward(MINUTE);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(given).toEqual([]);
    await page.goto('/sharing');
    await expect(page.getByText('Van 07')).toHaveCount(0);
  });
}

test('[commerce 6] a dialog of the vehicle gives way to the news that access has ended', async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await enter('guest-full', '/control-center/vehicle/1003');
  await button(page, 'More about Van 14').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name').fill('North van');
  await removeGuest({ world, browser, baseURL });
  await dialog.getByRole('button', { name: 'Save name', exact: true }).click();
  await expect(ended(page, 'Van 14')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page, 'a vehicle after the access has ended');
  await page.getByRole('link', { name: 'What is shared with you' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is shared with you' })).toBeVisible();
});

test('[commerce 6] a trouble code of the vehicle is not dismissed after the access has ended', async ({
  page,
  world,
  enter,
}) => {
  await share(page, world, [full(1002, SOON), full(1001)]);
  await enter('guest-full', '/control-center/vehicle/1002');
  await page.getByRole('button', { name: /^P0301/ }).click();
  await untilAfter(world);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'P0301' });
  await expect(dialog).toContainText('You no longer have access to this vehicle. The code was not dismissed.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(ended(page, 'Van 07')).toBeVisible();
});

for (const viewport of [undefined, PHONE]) {
  test.describe(viewport ? 'on a phone' : 'on a desk', () => {
    if (viewport) test.use({ viewport });

    test('[commerce 6] a half filled form says that the access has ended, and lets its user go', async ({
      page,
      world,
      enter,
    }) => {
      await share(page, world, [full(1003, SOON), full(1001)]);
      await enter('guest-full', '/control-center/vehicle/info/1003');
      await field(page, 'License plate').fill('WM 14');
      await untilAfter(world);
      // A call that the page makes by itself may say the time before the press: then the page has the news already.
      await button(page, 'Save info').evaluateAll((buttons: HTMLElement[]) => {
        for (const each of buttons) each.click();
      });
      await expect(ended(page, 'Van 14')).toBeVisible();
      await expect(field(page, 'License plate')).toHaveCount(0);
      await expectAccessible(page, 'a form after the access has ended');
      await page.getByRole('link', { name: 'What is shared with you' }).click();
      await expect(page.getByRole('link', { name: 'Van 12' })).toBeVisible();
      await expect(page.getByText('Van 14')).toHaveCount(0);
    });
  });
}

test('[commerce 6] live tracking of a guest ends when they accept an invitation that lowers their access', async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await share(page, world, [full(1015), full(1001)]);
  const headers = await headersOf(world);
  const vehicles = [{ vehicle: 1015, access_level: 'Read Only' }];
  const offer = { email: 'guest-full@waymark.example', subscriber: 11, vehicles };
  expect((await page.request.post('/api/v1/user/invite', { headers, data: offer })).status()).toBe(201);
  await page.clock.install();
  await enter('guest-full', '/control-center#vehicle-1015');
  const panel = page.getByRole('complementary', { name: 'Trailer 3', exact: true });
  await panel.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeVisible();

  // The same guest in another browser.
  const other = await openAs('guest-full', '/sharing', { world, browser, baseURL });
  await button(other, 'Accept the invitation of Riley Kowalski').click();
  await expectSaid(other, 'You now see the vehicles of Riley Kowalski');
  await other.context().close();

  const isTracked = async () => {
    const answer = await page.request.get('/api/v1/vehicle/1015', { headers });
    return ((await answer.json()) as { live_tracking_active?: boolean }).live_tracking_active;
  };
  expect(await isTracked()).toBe(false);
  await page.clock.fastForward(MINUTE);
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Live tracking' })).toHaveCount(0);
  await expect(panel.getByText('Your access is Read Only').first()).toBeVisible();
});

test('[commerce 6] live tracking of a guest ends with the access to the vehicle', async ({ page, world, enter }) => {
  await share(page, world, [full(1015, SOON), full(1001)]);
  await page.clock.install();
  await enter('guest-full', '/control-center#vehicle-1015');
  const panel = page.getByRole('complementary', { name: 'Trailer 3', exact: true });
  await panel.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(panel.getByRole('button', { name: 'Stop live tracking' })).toBeVisible();
  await untilAfter(world);
  await page.clock.fastForward(MINUTE);
  await expect(page.getByText('Trailer 3')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Live tracking' })).toHaveCount(0);
  const given = answersAbout(page, TRACKER);
  await page.clock.fastForward(5 * MINUTE);
  expect(given).toEqual([]);
});

test('[commerce 4] an owner does not undo what was changed elsewhere, and sees that a guest left', async ({
  page,
  world,
  enter,
  context,
}) => {
  await enter('owner', '/sharing/edit/201');
  await expect(page.getByRole('checkbox', { name: /^Van 14/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Read Only/ }).check();

  const second = await context.newPage();
  await second.goto('/sharing/edit/201');
  const search = second.getByRole('searchbox', { name: 'Search vehicles and groups' });
  await search.fill('Van 05');
  await second.getByRole('checkbox', { name: /^Van 05/ }).check();
  await button(second, 'Save access').click();
  await expectSaid(second, 'The access was saved');

  await button(page, 'Save access').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This access was changed elsewhere' })).toBeVisible();
  expect(await calls(world, 'updateUser')).toBe(1);
  await page.getByRole('searchbox', { name: 'Search vehicles and groups' }).fill('Van 05');
  await expect(page.getByRole('checkbox', { name: /^Van 05/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Read Only/ })).toBeChecked();
  await expectAccessible(page, 'access that was changed elsewhere');
  await button(page, 'Save access').click();
  await expectSaid(page, 'The access was saved');
  await second.goto('/sharing');
  const noor = people(second).filter({ hasText: 'Noor Haddad' });
  await expect(noor).toContainText('Van 05 Read Only');
  await expect(noor).toContainText('Van 14 Read Only');

  await page.getByRole('radio', { name: /^Full Access/ }).check();
  const headers = await headersOf(world, 'guest-full');
  expect((await page.request.delete('/api/v1/user/201?subscriber=11', { headers })).status()).toBe(204);
  await button(page, 'Save access').click();
  await expect(page.getByRole('heading', { name: 'This guest is not in your account' })).toBeVisible();
  expect(await calls(world, 'updateUser')).toBe(2);
  await page.getByRole('link', { name: 'Back to sharing' }).click();
  await expect(people(page).filter({ hasText: 'Noor Haddad' })).toHaveCount(0);
});

test('[commerce 4] removing a guest cancels the invitation to them, also if the service leaves it open', async ({
  page,
  world,
  enter,
}) => {
  const headers = await headersOf(world);
  const vehicles = [{ vehicle: 1005, access_level: 'Read Only' }];
  const offer = { email: 'guest-full@waymark.example', subscriber: 11, vehicles };
  const sent = await page.request.post('/api/v1/user/invite', { headers, data: offer });
  const token = (await sent.json()) as object;
  await enter('owner', '/sharing');
  const row = page.getByRole('list', { name: 'Invitations', exact: true }).getByText('guest-full@waymark.example');
  await expect(row).toBeVisible();
  // A service that keeps it open after the removal, and refuses to cancel it.
  const kept = { operation: 'listUserTokens', effect: { status: 200, body: [token] } };
  const { id } = (await world.control('POST', '/faults', kept)) as { id: string };
  await world.control('POST', '/faults', { operation: 'declineInvite', times: 1, effect: { status: 503 } });
  await actOn(page, 'Noor Haddad', 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove guest' }).click();
  await expectSaid(page, 'Noor Haddad was removed');
  await expect(page.getByText('The invitation to guest-full@waymark.example may still be open.')).toBeVisible();
  expect(await calls(world, 'declineInvite')).toBe(1);
  await world.control('DELETE', `/faults/${id}`);
  await page.reload();
  await expect(people(page).filter({ hasText: 'Noor Haddad' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('[commerce 3] the last use of a guest is read again when the owner returns to the page', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/sharing');
  const noor = people(page).filter({ hasText: 'Noor Haddad' });
  await expect(noor).toContainText('Not used yet');
  const bearer = await headersOf(world, 'guest-full');
  const headers = { ...bearer, 'x-access-token': bearer['authorization']?.replace('Bearer ', '') ?? '' };
  const lock = { deviceKey: '3182042261', command: 'arm' };
  expect((await page.request.post('/api/iot/send-command', { headers, data: lock })).status()).toBe(200);
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
  await expect(noor).toContainText('Used just now');
});
