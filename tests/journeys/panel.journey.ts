import { expect, pressTwice, test, type World } from './journey.ts';
import { drawer, expectStatus, opener, openPart, showPanel } from './panel.ts';
import { openVehicle, row } from './vehicles.ts';

test.beforeEach(({ context, world: _world }) => showPanel(context));

const rulesOf = (world: World) => world.control('GET', '/faults');

test('the panel opens by keyboard, and signs another persona in at one press', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('tab', { name: 'People' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(drawer(page).getByRole('tab', { name: 'World' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await openPart(page, 'People');
  await drawer(page).getByLabel('Find a person').fill('Read Only');
  await drawer(page)
    .getByRole('button', { name: /^guest-read-only@/ })
    .click();
  await expect(page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(drawer(page)).toBeHidden();
  // What is done is not offered again.
  await opener(page).click();
  await expect(drawer(page).getByRole('button', { name: /^dealer@/ })).toBeVisible();
  await expect(drawer(page).getByRole('group', { name: 'Sign in as' })).toBeHidden();

  // Dealers have a sign-in page of their own.
  await drawer(page)
    .getByRole('button', { name: /^dealer@/ })
    .click();
  await expect(page).toHaveURL(/\/installer$/);
  await opener(page).click();
  await drawer(page)
    .getByRole('button', { name: /^guest-read-only@/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  await page.goto('/control-center');
  await expect(row(page, 'Van 12')).toBeVisible();
  await expect(row(page, 'Wrangler')).toBeHidden();
});

test('[commerce 8] a device that the panel takes offline does not respond until it is back', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  await openPart(page, 'Faults');
  await drawer(page).getByLabel('Find a device').fill('Van 14');
  await drawer(page).getByRole('button', { name: 'Make unreachable: Van 14' }).click();
  await expectStatus(page, 'Van 14 no longer answers.');
  await expect(drawer(page).getByText('device does not answer')).toBeVisible();
  await page.getByRole('button', { name: 'Close the panel' }).click();

  const vehicle = await openVehicle(page, 'Van 14');
  await vehicle.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(vehicle.getByText(/The device did not answer. Nothing was changed/).first()).toBeVisible();
  await expect(vehicle.getByText('Locked', { exact: true })).toBeVisible();

  await openPart(page, 'Faults');
  await drawer(page).getByRole('button', { name: 'Make reachable: Van 14' }).click();
  await expectStatus(page, 'Van 14 answers again.');
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await vehicle.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(vehicle.getByText('Unlocked', { exact: true })).toBeVisible();
});

test('the panel adds faults and lists them', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await openPart(page, 'Faults');
  const part = drawer(page).getByRole('tabpanel', { name: 'Faults' });
  // In one instant, of which the last counts.
  await part.getByRole('group', { name: 'Delay of every call' }).evaluate((group) => {
    for (const text of ['2.5 s', '0.5 s']) {
      [...group.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
    }
  });
  await expectStatus(page, 'Delay of every call: 0.5 s');
  const startedAt = Date.now();
  await page.request.get('/api/outage');
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500);

  await part.getByRole('group', { name: 'Outage' }).getByRole('button', { name: 'X1' }).click();
  await expectStatus(page, 'Outage: X1');
  expect(await (await page.request.get('/api/outage')).json()).toContainEqual(
    expect.objectContaining({ status: 'identified', body: expect.stringMatching(/^X1 devices cannot take commands/) }),
  );
  // Without a reload, in both directions.
  await expect(page.getByRole('button', { name: /^Details: / })).toBeVisible();
  await part.getByRole('group', { name: 'Outage' }).getByRole('button', { name: 'None' }).click();
  await expect(page.getByRole('button', { name: /^Details: / })).toHaveCount(0);

  await pressTwice(part.getByRole('button', { name: 'Decline the next payment' }));
  await expectStatus(page, 'The next payment will be declined.');
  await expect(part.getByRole('listitem').filter({ hasText: 'chargePayment' })).toContainText(
    'card declined · once · not used yet',
  );
  expect(await rulesOf(world)).toHaveLength(2);
  await part.getByRole('button', { name: 'Remove all' }).click();
  await expect(part.getByText('No fault rules.')).toBeVisible();
  expect(await rulesOf(world)).toEqual([]);
});

test.describe('in a browser elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("the panel stops and moves the clock, in the time zone of the portal's user", async ({ page, world, enter }) => {
    await enter('owner', '/control-center');
    await openPart(page, 'Time');
    const part = drawer(page).getByRole('tabpanel', { name: 'Time' });
    await part.getByRole('button', { name: 'Stop the clock' }).click();
    await expect(part.getByText('Stopped')).toBeVisible();
    const before = (await world.control('GET', '/clock')) as { now_ms: number; frozen: boolean };
    expect(before.frozen).toBe(true);
    await part.getByRole('button', { name: '15 min' }).click();
    await expect
      .poll(() => world.control('GET', '/clock'))
      .toMatchObject({ now_ms: before.now_ms + 15 * 60_000, frozen: true });
    await expectStatus(page, /^It is 11\/21\/26, 9:4\d AM CST now\.$/);
    await expect(part.getByText('Central Standard Time, the time zone of the portal’s user.')).toBeVisible();
    await part.getByLabel('Go to').fill('2026-11-21T14:00');
    await part.getByRole('button', { name: 'Go', exact: true }).click();
    await expectStatus(page, 'It is 11/21/26, 2:00 PM CST now.');
    expect(await world.control('GET', '/clock')).toMatchObject({ now: '2026-11-21T20:00:00.000Z' });
    await part.getByRole('button', { name: 'Start the clock' }).click();
    await expect(part.getByText('Running')).toBeVisible();
    await openPart(page, 'Outbox');
    await expect(drawer(page).getByText('to ada@waymark.example · Nov 19, 2026, 6:00 PM')).toBeVisible();
  });
});

test('shows sent messages in the outbox, and calls in the journal', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await page.request.post('/api/v1/user/email-resend', { data: { email: 'unconfirmed@waymark.example' } });
  await openPart(page, 'Outbox');
  await expect(
    drawer(page)
      .getByText(/^to unconfirmed@waymark\.example/)
      .first(),
  ).toBeVisible();
  await openPart(page, 'Journal');
  await drawer(page).getByLabel('Filter by path, status or person').fill('email-resend 202');
  const entry = drawer(page).getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await entry.locator('summary').click();
  await expect(entry.getByText('resendEmail')).toBeVisible();
  await expect(entry.getByRole('region', { name: 'Request' })).toContainText('"email": "unconfirmed@waymark.example"');
  await drawer(page).getByRole('button', { name: 'Clear' }).click();
  // The page behind the panel goes on calling, so that the journal itself does not stay empty.
  await expect(entry).toHaveCount(0);
});

test('the panel on its own page shows all sections at once', async ({ page, world }) => {
  await page.goto('/__mock');
  for (const name of ['People', 'World', 'Time', 'Faults', 'Outbox', 'Journal']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(page.getByText('Stopped')).toBeVisible();
  expect(await world.control('GET', '/clock')).toMatchObject({ frozen: true });
  await page.getByLabel('Scenario').selectOption({ label: 'Fleet of 10,000' });
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByText('“Fleet of 10,000” is loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page).toHaveURL(/\/login/);
});
