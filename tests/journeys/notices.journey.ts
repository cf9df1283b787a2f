import { HOSTILE_HTML } from '../../fixtures/catalog/articles/hostile.ts';
import { expectAccessible } from './accessibility.ts';
import { watchViolations } from './csp.ts';
import { expect, hold, PHONE, test, type World } from './journey.ts';
import { row } from './vehicles.ts';

/** Interval of the service status checks (core 9). */
const POLL = 300_000;
/** Interval of the reads of an idle map. Their answers state whether the service status changed. */
const NEXT_READ = 61_000;
const BAR = /^Details: /;

type Entry = { operation: string | null; status: number };
const journal = async (world: World) => (await world.control('GET', '/journal')) as Entry[];
const sent = async (world: World) =>
  (await journal(world)).filter(({ operation }) => operation === 'sendCommand').length;
const startOutage = (world: World, of: 'everything' | 'x1' | 'dr') => world.control('POST', '/outage', { of });
const endOutage = (world: World) => world.control('DELETE', '/outage');
/** A response of the status page, as polls return it. */
const answerWith = (world: World, operation: 'listOutages' | 'listMaintenance', status: number, body: unknown) =>
  world.control('POST', '/faults', { operation, effect: { status, body } });

const maintenance = (status: string) => [
  {
    id: 'm-1',
    status,
    body: 'Devices cannot take commands while our network is renewed.',
    created_at: '2026-11-20T09:00:00Z',
    scheduled_for: '2026-11-22T08:00:00Z',
    scheduled_until: '2026-11-22T10:00:00Z',
  },
];

/** Waits until a change of state is drawn. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

for (const by of ['a pointer', 'Space'] as const) {
  test(`[core 8] shows the first bar of an outage only after ${by} lets go of a button`, async ({
    page,
    enter,
    world,
  }) => {
    await startOutage(world, 'everything');
    const chunk = await hold(page, /\/service-bar-[^/]+\.js$/);
    await enter('owner', '/profile');
    await page.getByLabel('Company').fill('Lakeside Plumbing');
    const save = page.getByRole('button', { name: 'Save details' });
    await expect.poll(chunk.count).toBe(1);
    await save.hover();
    await save.focus();
    // The pressed button itself sinks by a pixel.
    const before = await page.getByLabel('Company').boundingBox();
    if (by === 'Space') await page.keyboard.down('Space');
    else await page.mouse.down();
    const arrived = page.waitForResponse(/\/service-bar-[^/]+\.js$/);
    chunk.release();
    await (await arrived).finished();
    await page.evaluate(nextFrames);
    await expect(page.getByRole('button', { name: BAR })).toHaveCount(0);
    expect(await page.getByLabel('Company').boundingBox()).toEqual(before);
    if (by === 'Space') await page.keyboard.up('Space');
    else await page.mouse.up();
    await expect(page.getByText('Your details are saved')).toBeVisible();
    await expect(page.getByRole('button', { name: BAR })).toBeVisible();
  });
}

test('[core 4] shows an outage from its first poll to its end', async ({ page, enter, world }) => {
  await page.clock.install();
  const withToken: string[] = [];
  page.on('request', (request) => {
    const isStatus = /\/api\/(outage|maintenance)$/.test(request.url());
    const { authorization, 'x-access-token': token } = request.headers();
    if (isStatus && (authorization !== undefined || token !== undefined)) withToken.push(request.url());
  });
  await enter('owner', '/control-center');
  const van = row(page, 'Van 05');
  await expect(van).toBeVisible();
  await expect(page.getByRole('button', { name: BAR })).toHaveCount(0);

  await startOutage(world, 'x1');
  await world.control('POST', '/clock', { advance_ms: POLL });
  await page.clock.fastForward(POLL);
  await expect(page.getByText('Interruption', { exact: true })).toBeVisible();
  await expect(page.getByText(/^X1 devices cannot take commands at the moment/)).toBeVisible();

  await van.click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Commands are unavailable' });
  await expect(dialog.getByText('Major outage')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'DR devices' })).toContainText('Working');
  expect(await sent(world)).toBe(0);

  await endOutage(world);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('The outage is resolved. Commands work again.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: BAR })).toHaveCount(0);
  await expect(page.getByText('Commands are unavailable because of an outage')).toHaveCount(0);

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect.poll(() => sent(world)).toBe(1);
  expect(withToken).toEqual([]);
});

test('[core 4] an idle page shows start and end of an outage within a minute', async ({ page, enter, world }) => {
  await page.clock.install();
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 05')).toBeVisible();
  const bar = page.getByRole('button', { name: BAR });
  /** The interval of the next read starts with the last answer. */
  const passMinute = async (bars: number) => {
    await expect(async () => {
      await page.clock.fastForward(NEXT_READ);
      await expect(bar).toHaveCount(bars, { timeout: 2_000 });
    }).toPass({ intervals: [100] });
  };
  const checks = async () => (await journal(world)).filter(({ operation }) => operation === 'listOutages').length;
  await expect.poll(checks).toBe(1);
  await startOutage(world, 'x1');
  await passMinute(1);
  await expect(row(page, 'Van 05')).toContainText('Outage');
  await endOutage(world);
  await passMinute(0);
  expect(await checks()).toBe(3);
});

test('[core 4] sends the first command after the end of an outage', async ({ page, enter, world }) => {
  await startOutage(world, 'x1');
  await enter('owner', '/control-center');
  await expect(page.getByRole('button', { name: BAR })).toBeVisible();
  await row(page, 'Van 05').click();
  await endOutage(world);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText(/^Confirmed \d/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sent(world)).toBe(1);
});

for (const { of, persona, devices, isShown } of [
  { of: 'x1', persona: 'mfa-sms', devices: 'X1', isShown: true },
  { of: 'x1', persona: 'owner-australian', devices: 'DR', isShown: false },
  { of: 'dr', persona: 'owner-australian', devices: 'DR', isShown: true },
  { of: 'dr', persona: 'mfa-sms', devices: 'X1', isShown: false },
  { of: 'everything', persona: 'owner-australian', devices: 'DR', isShown: true },
] as const) {
  test(`[core 4] an outage of ${of} ${isShown ? 'shows' : 'is hidden'} where there are ${devices} devices`, async ({
    page,
    enter,
    world,
  }) => {
    await startOutage(world, of);
    // Affects everyone, so that it shows when the bar of the outage would.
    await answerWith(world, 'listMaintenance', 200, maintenance('scheduled'));
    await enter(persona, '/control-center');
    await expect(page.getByRole('group', { name: 'Filter by state' })).toBeVisible();
    await expect(page.getByText('Scheduled Maintenance', { exact: true })).toBeVisible();
    await expect(page.getByText('Interruption', { exact: true })).toHaveCount(isShown ? 1 : 0);
  });
}

test('[core 4] devices of an unaffected family take commands during an outage', async ({ page, enter, world }) => {
  await startOutage(world, 'dr');
  await enter('owner', '/control-center');
  await expect(page.getByRole('button', { name: BAR })).toBeVisible();
  await row(page, 'Van 05').click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText(/^Confirmed \d/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[core 4] an outage that only the server knows opens the dialog too', async ({ page, enter, world }) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 05').click();
  await startOutage(world, 'everything');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Commands are unavailable' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Commands are unavailable because of an outage').first()).toBeVisible();
  await expect(page.getByRole('button', { name: BAR })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 4] allows commands before a scheduled maintenance', async ({ page, enter, world }) => {
    await answerWith(world, 'listMaintenance', 200, maintenance('scheduled'));
    await enter('owner', '/control-center');
    await expect(page.getByText('Scheduled Maintenance', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Sun, Nov 22, 2:00\s–\s4:00\sAM$/)).toBeVisible();
    await row(page, 'Van 05').click();
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(page.getByText(/^Confirmed \d/)).toBeVisible();
  });

  test('[core 4] maintenance in progress blocks all devices, also in French', async ({ page, enter, world }) => {
    await answerWith(world, 'listMaintenance', 200, maintenance('in_progress'));
    await enter('owner-canadian', '/control-center');
    await expect(page.getByText('Maintenance en cours', { exact: true })).toBeVisible();
    await expect(page.getByText(/^dim\. 22 nov\., 3 h 00\s–\s5 h 00$/)).toBeVisible();
    await row(page, 'Outback').first().click();
    await page.getByRole('button', { name: 'Déverrouiller', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Les commandes sont interrompues' })).toBeVisible();
    expect(await sent(world)).toBe(0);
  });
});

test('[core 8] shows a failed status check once, in the server’s words, until it succeeds', async ({
  page,
  enter,
  world,
}) => {
  await page.clock.install();
  await answerWith(world, 'listOutages', 503, { detail: 'The status page is resting.' });
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 05')).toBeVisible();
  const alerts = page.getByRole('region', { name: 'Messages' });
  const checks = async () => (await journal(world)).filter(({ operation }) => operation === 'listOutages').length;
  /** Waits for the attempts of one poll: three, with pauses in between. */
  const pollTo = async (count: number) => {
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000);
        return checks();
      })
      .toBe(count);
  };
  /** The next poll. Its interval starts with the previous response. */
  const pollAgainTo = async (count: number) => {
    const before = await checks();
    await expect
      .poll(async () => {
        await page.clock.fastForward((await checks()) === before ? POLL : 1_000);
        return checks();
      })
      .toBe(count);
  };
  await pollTo(3);
  await expect(alerts.getByRole('alert')).toContainText('The status page is resting.');
  await alerts.getByRole('button', { name: 'Close' }).click();

  await pollAgainTo(6);
  await expect(alerts.getByRole('alert')).toHaveCount(0);

  await world.control('DELETE', '/faults');
  await pollAgainTo(7);
  await answerWith(world, 'listOutages', 503, { detail: 'The status page is resting again.' });
  await pollAgainTo(10);
  await expect(alerts.getByRole('alert')).toContainText('The status page is resting again.');
});

test('[core 4] the interruption page needs no sign-in, and leads to it once all is over', async ({ page, world }) => {
  await startOutage(world, 'everything');
  await page.goto('/service-interruption');
  await expect(page.getByRole('heading', { level: 1, name: 'Interruption' })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked again: nothing has changed.')).toBeAttached();
  await endOutage(world);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[core 4] a signed-in user continues from the interruption page, which announces the end', async ({
  page,
  enter,
  world,
}) => {
  await startOutage(world, 'x1');
  await enter('owner', '/service-interruption');
  await expect(page.getByRole('heading', { level: 1, name: 'Interruption' })).toBeVisible();
  await expect(page.getByRole('button', { name: BAR })).toHaveCount(0);
  await endOutage(world);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('The outage is resolved. Commands work again.')).toBeVisible();
});

test('[core 8] the interruption page shows an unknown status, and checks again', async ({ page, world }) => {
  await answerWith(world, 'listOutages', 503, { detail: 'The status page is resting.' });
  await page.goto('/service-interruption');
  await expect(page.getByRole('heading', { level: 1, name: 'The service status is not known' })).toBeVisible();
  await expect(page.getByText('The status page is resting.')).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[core 2.1] the sample of the interruption page requires its flag', async ({ page, world: _world }) => {
  await page.goto('/service-interruption-test');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();

  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { flags: object };
    await route.fulfill({ json: { ...config, flags: { ...config.flags, serviceInterruptionTest: true } } });
  });
  await page.goto('/service-interruption-test');
  await expect(page.getByText('This is a sample.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

/** Uses a page that may have violations of the content policy: sanitizing hostile content reports some. */
const unwatched = test.extend({
  page: async ({ context }, provide) => provide(await context.newPage()),
});

unwatched('what a hostile notice brings is text: nothing runs and nothing leaves', async ({ page, enter, world }) => {
  const { violations } = watchViolations(page);
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attacker.example')) foreignRequests.push(request.url());
  });
  await startOutage(world, 'everything');
  const [outage] = (await (
    await page.request.get('/api/outage', { headers: { 'x-mock-world': world.id } })
  ).json()) as { body: string }[];
  await answerWith(world, 'listOutages', 200, [
    { ...outage, status: 'investigating', created_at: '2026-11-21T15:00:00Z', body: HOSTILE_HTML },
  ]);
  await enter('owner', '/control-center');
  await page.getByRole('button', { name: BAR }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your session ended.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'help site' })).toHaveAttribute('rel', 'noreferrer');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await expect(dialog.locator('img, iframe, form, input, style, svg:not(.tabler-icon, button svg)')).toHaveCount(0);
  expect(await page.evaluate(() => '__waymarkOwned' in window)).toBe(false);
  expect(foreignRequests).toEqual([]);
  // Sanitizing parses it in a document without a window, where the policy reports each handler and style. Nothing loads.
  expect((await violations()).filter((violation) => !violation.includes('inline'))).toEqual([]);
});

test('[core 4] bar, dialog and interruption page meet WCAG 2.2 AA', async ({ page, enter, world }) => {
  await answerWith(world, 'listMaintenance', 200, maintenance('in_progress'));
  await startOutage(world, 'x1');
  await enter('owner', '/control-center');
  await expect(page.getByRole('group', { name: 'Filter by state' })).toBeVisible();
  await expect(page.getByRole('button', { name: BAR })).toHaveCount(2);
  await expectAccessible(page, 'bar');
  await page.getByRole('button', { name: 'Details: Interruption' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Details: Interruption' })).toBeFocused();
  await page.goto('/service-interruption');
  await expect(page.getByRole('heading', { level: 2, name: 'Under Maintenance' })).toBeVisible();
  await expectAccessible(page, 'interruption page');
});
