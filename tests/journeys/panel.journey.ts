import type { FileChooser, Page, Route } from '@playwright/test';
import { expect, headersOf, openWorld, PHONE, pressTwice, test, WIDE, type World } from './journey.ts';
import { follow } from './settled.ts';
import { openVehicle, row } from './vehicles.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open the mock panel' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mock' });
const expectStatus = (page: Page, sentence: string | RegExp) =>
  expect(drawer(page).getByRole('status')).toHaveText(sentence);

/** The page shows the panel, as with `npm start`. */
test.beforeEach(async ({ context, world: _world }) => {
  await context.clearCookies({ name: 'mock_panel' });
});

async function openPart(page: Page, title: string): Promise<void> {
  if (!(await drawer(page).isVisible())) await opener(page).click();
  await drawer(page).getByRole('tab', { name: title, exact: true }).click();
}

/** Loses the answer of the next call that makes a world, and returns a function that waits for its id. */
async function loseAnswer(page: Page, address: string): Promise<() => Promise<string>> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const lose = async (route: Route) => {
    const { id } = (await (await route.fetch()).json()) as { id: string };
    resolve(id);
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
  return () => promise;
}

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

test('the panel loads a scenario into the world, and resets changes', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  await drawer(page).getByLabel('Scenario').selectOption({ label: 'No vehicles' });
  await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
  await expectStatus(page, '“No vehicles” is loaded.');
  expect(await world.control('GET', `/worlds/${world.id}`)).toMatchObject({ scenario: 'empty' });

  await drawer(page).getByLabel('Scenario').selectOption({ label: 'An ordinary day' });
  await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
  await expectStatus(page, '“An ordinary day” is loaded.');
  const changed = { headers: await headersOf(world), data: { vehicle_name: 'Changed' } };
  await page.request.patch('/api/v1/vehicle/1001', changed);

  // The second click of a double click hits the button that takes its place.
  await drawer(page).getByRole('button', { name: 'Reset this world' }).dblclick();
  await drawer(page).getByRole('button', { name: 'Keep it' }).click();
  await drawer(page).getByRole('button', { name: 'Reset this world' }).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await drawer(page).getByRole('button', { name: 'Reset now' }).click();
  await expectStatus(page, 'The world was reset.');
  const van = await page.request.get('/api/v1/vehicle/1001', { headers: await headersOf(world) });
  expect(await van.json()).toMatchObject({ vehicle_name: 'Van 12' });

  // The mock itself replaces a world of the same name.
  await drawer(page).getByLabel('New world').fill(world.id);
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await expectStatus(page, /^There is a world w\d+ already\./);
});

test('the panel saves the world as a file, and opens it as a new world', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  const renamed = { headers: await headersOf(world), data: { vehicle_name: 'From the file' } };
  await page.request.patch('/api/v1/vehicle/1001', renamed);
  await openPart(page, 'World');
  const download = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Save this world' }).click();
  const file = await (await download).path();
  await expectStatus(page, `waymark-${world.id}.json was saved.`);

  const open = async (chosen: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await drawer(page).getByRole('button', { name: 'Open a world' }).click();
    await (await chooser).setFiles(chosen);
  };
  await open({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('[') });
  await expectStatus(page, 'This is not a world file.');
  await open({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"waymark-world/2"}') });
  await expectStatus(page, /Was saved by a newer mock/);
  // Only the answer is lost: the next press finds the world.
  const lost = await loseAnswer(page, '**/__mock/worlds/open');
  await open(file);
  await expectStatus(page, 'The mock does not answer.');

  await open(file);
  await expectStatus(page, `World: ${await lost()}`);
  const opened = (await drawer(page).getByRole('status').textContent())?.slice('World: '.length) ?? '';
  expect(opened).not.toBe(world.id);
  // Tokens of one world are not valid in another.
  const inOpened = { 'x-mock-world': opened };
  const token = await page.request.post('/__mock/token', { headers: inOpened, data: { persona: 'owner' } });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { ...inOpened, authorization: `Bearer ${access_token}` };
  const van = await page.request.get('/api/v1/vehicle/1001', { headers });
  expect(await van.json()).toMatchObject({ vehicle_name: 'From the file' });
  await world.control('DELETE', `/worlds/${opened}`);
  await expectStatus(page, `World ${opened} was removed, or left in another tab. This is world default.`);
});

test('the panel removes a world after a question, and goes on in another one if it was its own', async ({
  page,
  world,
  enter,
}) => {
  const other = await openWorld(page.request, 'default');
  const gone = await openWorld(page.request, 'default');
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  const part = drawer(page).getByRole('tabpanel', { name: 'World' });
  const list = part.getByLabel('World', { exact: true });
  const remove = part.getByRole('button', { name: 'Remove', exact: true });
  await list.selectOption('default');
  await remove.click();
  await expectStatus(page, 'World default cannot be removed. Reset it instead.');

  // The second click of a double click hits the button that takes its place.
  await list.selectOption(other.id);
  await remove.dblclick();
  await expect(part.getByText(`World ${other.id} and all its changes will be gone`)).toBeVisible();
  // Another choice takes the question back.
  await list.selectOption(gone.id);
  await expect(part.getByText('all its changes will be gone')).toHaveCount(0);
  await remove.click();
  // It is removed in another tab before the answer.
  await world.control('DELETE', `/worlds/${gone.id}`);
  await part.getByRole('button', { name: `Remove ${gone.id} now` }).click();
  await expectStatus(page, `World ${gone.id} had been removed already.`);
  await expect(list).toHaveValue(world.id);

  await list.selectOption(other.id);
  await remove.click();
  await pressTwice(part.getByRole('button', { name: `Remove ${other.id} now` }));
  await expectStatus(page, `World ${other.id} was removed.`);
  const worlds = (await world.control('GET', '/worlds')) as { id: string }[];
  expect(worlds.map(({ id }) => id)).not.toContain(other.id);

  await remove.click();
  await expect(part.getByText(`You are in world ${world.id}. It will be gone`)).toBeVisible();
  await part.getByRole('button', { name: `Remove ${world.id} now` }).click();
  await expectStatus(page, `World ${world.id} was removed.`);
  await expect(drawer(page).getByText(/^default · \d/)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  // The test ends by removing its world.
  await world.control('POST', '/worlds', { id: world.id });
});

test.describe('a mock that is away', () => {
  /** Presses that ask the mock, by section. */
  const CONTROLS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
    People: [/^guest-full@/, 'Reload the page'],
    World: ['Load', 'Use', 'Create', 'Save this world'],
    Time: ['Stop the clock', 'Back to now', '15 min', 'Go'],
    Faults: ['X1', '2.5 s', 'Decline the next payment', 'Make unreachable: Van 12'],
    Journal: ['Clear'],
  };

  test('each control says so and does nothing, and the panel is back without a reload when the mock is', async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner', '/control-center');
    for (const title of Object.keys(CONTROLS)) await openPart(page, title);
    await openPart(page, 'Faults');
    await expect(drawer(page).getByRole('button', { name: 'Make unreachable: Van 12' })).toBeVisible();
    let asked = 0;
    await page.route('**/__mock/**', (route) => {
      asked += 1;
      return route.abort('connectionrefused');
    });
    for (const [title, names] of Object.entries(CONTROLS)) {
      await openPart(page, title);
      for (const name of names) {
        const before = asked;
        await drawer(page).getByRole('button', { name, exact: true }).click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expectStatus(page, 'The mock does not answer.');
      }
    }
    await openPart(page, 'World');
    await drawer(page).getByRole('button', { name: 'Reset this world' }).click();
    await drawer(page).getByRole('button', { name: 'Reset now' }).click();
    await expectStatus(page, 'The mock does not answer.');
    await expect(page).toHaveURL(/\/control-center/);

    const made = await openWorld(page.request, 'default');
    await page.unroute('**/__mock/**');
    await expect(drawer(page).getByRole('status')).toBeHidden();
    // Sections that do not poll show what has changed.
    await expect(drawer(page).getByLabel('World', { exact: true }).locator(`option[value="${made.id}"]`)).toHaveCount(
      1,
    );
    await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
    await expectStatus(page, '“An ordinary day” is loaded.');
    await world.control('DELETE', `/worlds/${made.id}`);
  });

  test('a key that was taken away is a sentence that says what to do', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    await openPart(page, 'Time');
    const detail = 'The key of this request belongs to no team.';
    await page.route('**/__mock/**', (route) => route.fulfill({ status: 401, json: { detail, code: 'KEY_UNKNOWN' } }));
    const sentence = 'The key of this browser is no longer valid. Reload the page to enter another one.';
    await expectStatus(page, sentence);
    await drawer(page).getByRole('button', { name: '1 day' }).click();
    await expectStatus(page, sentence);
    const reloaded = page.waitForEvent('load');
    await drawer(page).getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
  });
});

test('a scenario link opens a new world, with its person, time, fault and page', async ({ page, world, enter }) => {
  // Another user is signed in to another world.
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  const part = drawer(page).getByRole('tabpanel', { name: 'World' });
  await follow(page, '/trips');
  await expect(part.getByLabel('Page')).toHaveValue('/trips');
  await part.getByLabel('Person').selectOption('guest-partial@waymark.example');
  await part.getByLabel('Fault').selectOption('No device answers');
  await part.getByLabel('Page').fill('//evil.example');
  await expect(part.getByText('A page is a path of the portal, such as /control-center.')).toBeVisible();
  await part.getByLabel('Page').fill('/control-center?q=Van');
  await part.getByLabel('At the time of this world').check();
  const link = await part.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('persona=guest-partial&at=');
  await world.control('POST', '/clock', { advance_ms: 86_400_000 });

  // Only the answer is lost: the link finds its world when it is opened again.
  const lost = await loseAnswer(page, '**/__mock/worlds');
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText('The mock does not answer.');
  await page.reload();
  await expect(page).toHaveURL(/\/control-center\?q=Van/);
  await expect(row(page, 'Van 12')).toBeVisible();
  await expect(row(page, 'Wrangler')).toBeHidden();
  const cookies = await page.context().cookies();
  const opened = cookies.find(({ name }) => name === 'mock_world')?.value ?? '';
  expect(opened).not.toBe(world.id);
  expect(opened).toBe(await lost());
  const inOpened = { headers: { 'x-mock-world': opened } };
  const rules = (await (await page.request.get('/__mock/faults', inOpened)).json()) as unknown[];
  expect(rules).toMatchObject([{ effect: { unreachable: true } }]);
  const clock = (await (await page.request.get('/__mock/clock', inOpened)).json()) as { now: string };
  expect(clock.now.slice(0, 10)).toBe(new URL(link).searchParams.get('at')?.slice(0, 10));
  expect(await rulesOf(world)).toEqual([]);

  await page.goto('/__mock/start?persona=nobody');
  await expect(page.getByRole('status')).toHaveText('The link does not open: it names a person that does not exist.');
  await page.getByRole('link', { name: 'Open the mock panel' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await world.control('DELETE', `/worlds/${opened}`);
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

/** Left and top edge of the button, in whole pixels. */
async function placeOf(page: Page): Promise<[x: number, y: number]> {
  const { x, y } = (await opener(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  return [Math.round(x), Math.round(y)];
}

/** Texts and controls of the portal that a box covers. */
const coveredBy = (page: Page, box: { x: number; y: number; width: number; height: number }) =>
  page.evaluate(({ x, y, width, height }) => {
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    while (seen.nextNode()) {
      const element = seen.currentNode as HTMLElement;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText && !element.matches('button, a, input, select, img, svg')) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < x + width && right > x && top < y + height && bottom > y) found.push(element.outerHTML.slice(0, 80));
    }
    return found;
  }, box);

for (const [name, viewport, stepUp] of [
  ['wide', WIDE, 340],
  ['on a phone', PHONE, 342],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the button of the panel covers nothing of the portal', async ({ page, enter }) => {
      await enter('owner', '/control-center');
      await expect(row(page, 'Silverado')).toBeVisible();
      const first = await opener(page).boundingBox();
      expect(first).toMatchObject({ x: viewport.width / 2 - 24, y: 0, width: 48, height: 12 });
      if (first) expect(await coveredBy(page, first)).toEqual([]);

      await page.mouse.move(viewport.width / 2, 6);
      await page.mouse.down();
      await page.mouse.move(viewport.width - 20, 400, { steps: 4 });
      await page.mouse.up();
      await expect(drawer(page)).toBeHidden();
      await page.reload();
      expect(await placeOf(page)).toEqual([viewport.width - 16, 376]);

      await opener(page).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      expect(await placeOf(page)).toEqual([0, stepUp]);
      await page.emulateMedia({ media: 'print' });
      await expect(opener(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Alt+Shift+M');
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Alt+Shift+M');
      await expect(drawer(page)).toBeHidden();
      await opener(page).click();
      await expect(drawer(page)).toBeVisible();
    });
  });
}
