import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { watchViolations } from './csp.ts';
import { expect, PHONE, test, type World } from './journey.ts';

const VAN_07 = '/control-center?vehicle=1002';
const VAN_12_DATA_USED_UP = '/control-center?vehicle=1001';
const BOX_TRUCK_WITHOUT_CAM_2 = '/control-center?vehicle=1008';
const VAN_07_DEVICE = '3182041907';
/** A page and the view over it have to come first. */
const LOADED = { timeout: 15_000 };

const BACKEND =
  'Something went wrong on our end. Click below to retry. If this problem persists, please contact customer support.';
const FIRMWARE =
  "Your firmware may need to be updated. Please update to the latest firmware through the product's mobile app.";

const view = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => view(page).getByRole('button', { name, exact: true });
const picture = (page: Page) => page.locator('video');
const timeOf = (page: Page) => picture(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** The date on the picture. */
const clock = (page: Page) => page.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}:\d{2}/);

/** Until something shows. The id of a stream is asked for every 5 seconds: the browser's clock goes on to the next time. */
async function connected(page: Page, shown: Locator): Promise<void> {
  const isWaiting = view(page).getByRole('status').filter({ hasText: 'Setting up video stream…' });
  const shows = async () => {
    if ((await isWaiting.count()) > 0) await page.clock.fastForward(5_000);
    return shown.count();
  };
  await expect.poll(shows, { timeout: 20_000, intervals: [200] }).toBe(1);
}

async function moves(page: Page): Promise<void> {
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** The clock on the picture goes on: the player was told that the picture moved. */
async function ticks(page: Page): Promise<void> {
  const shown = (await clock(page).textContent()) ?? '';
  await expect(clock(page)).not.toHaveText(shown);
}

async function playing(page: Page): Promise<void> {
  await connected(page, clock(page));
  await moves(page);
}

/** Presses a control of a player, which may have hidden them: a mouse that comes brings them back. */
async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await button(page, name).click();
}

async function choose(page: Page, camera: 'Front' | 'Rear'): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await view(page).getByText(camera, { exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // The map below the view is tried elsewhere; drawing it takes most of a machine.
  await page.route('**/map/style/**', (route) => route.abort());
});

/** How often an operation was called, and how many of the calls succeeded. */
async function calls(world: World, operation: string): Promise<number> {
  const journal = (await world.control('GET', '/journal')) as { operation: string }[];
  return journal.filter((entry) => entry.operation === operation).length;
}

/** Commands that a page sends from now on, in order. */
function commandsOf(page: Page): string[] {
  const commands: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/iot/send-command')) return;
    commands.push((request.postDataJSON() as { command: string }).command);
  });
  return commands;
}

const breakVideo = (world: World, mode: string) =>
  world.control('POST', '/faults', {
    operation: 'liveVideo',
    device_key: VAN_07_DEVICE,
    then: { status: 503, body: mode },
  });

test('[core 2.11] from the panel to moving pictures, and back to the page below', async ({ page, enter, world }) => {
  const { violations } = watchViolations(page);
  const commands = commandsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await enter('owner', '/control-center');
  await page.getByRole('button', { name: /^Van 07/ }).click();
  const open = page.getByRole('complementary', { name: 'Van 07' }).getByRole('button', { name: 'Live view' });
  await expect(open).toBeEnabled();
  expect(scripts.filter((path) => path.includes('hls'))).toEqual([]);

  await open.click();
  await expect(page).toHaveURL(/\/control-center\?vehicle=1002#vehicle-1002$/);
  await playing(page);
  await ticks(page);
  await expect(view(page).getByText('1.24 of 2 GB')).toBeVisible();
  await expect(view(page).getByRole('link', { name: 'Still need help?' })).toHaveAttribute(
    'href',
    'https://help.waymark.example/',
  );
  expect(await violationsOf(page)).toEqual([]);

  await press(page, 'End Live');
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(/\/control-center#vehicle-1002$/);
  await expect(open).toBeFocused();
  await expect.poll(() => commands).toEqual(['end_xc_live_stream']);
  await expect.poll(() => calls(world, 'sendCommand')).toBe(1);
  expect(await calls(world, 'startStream')).toBe(1);
  expect(await violations()).toEqual([]);
});

test('[core 2.1] back closes the view and ends its stream; opening was one step', async ({ page, enter }) => {
  const commands = commandsOf(page);
  await enter('owner', '/control-center#vehicle-1002');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Live view' }).click();
  await playing(page);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(/\/control-center#vehicle-1002$/);
  await expect.poll(() => commands).toEqual(['end_xc_live_stream']);
});

test('[core 2.11] the rear camera has no microphone; the front one has it again', async ({ page, enter, world }) => {
  const commands = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);
  await expect(button(page, 'Mic off')).toBeVisible();
  await choose(page, 'Rear');
  await expect(page.getByLabel('Rear camera of Van 07')).toBeVisible();
  await playing(page);
  await expect(button(page, /^Mic/)).toHaveCount(0);
  expect(commands).toEqual(['query_xc_camera_info']);

  await choose(page, 'Front');
  await expect(page.getByLabel('Front camera of Van 07')).toBeVisible();
  await playing(page);
  await expect(button(page, 'Mic off')).toBeVisible();
  expect(await calls(world, 'startStream')).toBe(3);
});

test('[core 8] without Cam 2 the view says so, and the front camera can be watched again', async ({ page, enter }) => {
  await enter('owner', BOX_TRUCK_WITHOUT_CAM_2);
  await playing(page);
  await choose(page, 'Rear');
  const failure = view(page).getByRole('alert');
  await expect(failure).toContainText('Cam 2 Disconnected');
  await expect(failure).toContainText(
    'Please ensure that Cam 2 is connected. Then try accessing Live View again. If this problem persists, please contact customer support.',
  );
  await expect(button(page, 'End Live')).toBeVisible();
  await expect(button(page, 'Retry')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await choose(page, 'Front');
  await playing(page);

  // A dash cam with one camera has no other to choose.
  await enter('owner', '/control-center?vehicle=1012');
  await playing(page);
  await expect(button(page, 'Snapshot')).toBeVisible();
  await expect(view(page).getByRole('radio')).toHaveCount(0);
});

test('[core 5] with all data used nothing is started, and panel and view say why', async ({ page, enter, world }) => {
  await enter('owner', '/control-center#vehicle-1001');
  const open = page.getByRole('button', { name: 'Live view' });
  await expect(open).toBeDisabled(LOADED);
  await expect(open).toHaveAccessibleDescription('All data of this period is used');

  await page.goto(VAN_12_DATA_USED_UP);
  const failure = view(page).getByRole('alert');
  await expect(failure).toContainText('Live View Failed', LOADED);
  await expect(failure).toContainText(
    'Van 12 has used 100% of its data plan for this period. If you need access to Live View now, please upgrade your Streaming Plan.',
  );
  await expect(button(page, 'End Live')).toBeVisible();
  await expect(button(page, 'Retry')).toHaveCount(0);
  expect(await calls(world, 'startStream')).toBe(0);
});

test('[core 6] a plan that no longer streams and read-only access bar the view with their reason', async ({
  page,
  enter,
  world,
}) => {
  await enter('guest-read-only', VAN_12_DATA_USED_UP);
  await expect(view(page).getByRole('alert')).toContainText('Your access is read-only', LOADED);

  // The streaming plan of Van 07 ends in ten days, its vehicle's plan does not.
  await world.control('POST', '/clock', { advance_ms: 11 * 86_400_000 });
  await page.context().clearCookies({ name: /Cognito/ });
  await enter('owner', '/control-center#vehicle-1002');
  await expect(page.getByRole('button', { name: 'Live view' })).toHaveAccessibleDescription(
    'Needs a streaming plan',
    LOADED,
  );
});

for (const [what, vehicle, title, text] of [
  ['an unknown vehicle', '99999', 'This vehicle could not be found', 'It may have left your account'],
  ["somebody else's vehicle", '1201', 'This vehicle could not be found', 'It may have left your account'],
  ['a name that is no id', 'van', 'This vehicle could not be found', 'It may have left your account'],
  ['a vehicle without a camera', '1003', 'Live View Failed', 'Van 14 has no camera.'],
] as const) {
  test(`[core 2.11] ${what}: the view says so and closes`, async ({ page, enter }) => {
    await enter('owner', `/control-center?vehicle=${vehicle}`);
    const notice = view(page).getByRole('alert');
    await expect(notice).toContainText(title, LOADED);
    await expect(notice).toContainText(text);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
    await expect(page).toHaveURL(/\/control-center$/);
  });
}

test('[core 4] a stream that runs is joined, and left to whoever started it', async ({ page, enter, world }) => {
  const first = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);

  const other = await page.context().newPage();
  await other.clock.install();
  await other.route('**/map/style/**', (route) => route.abort());
  const second = commandsOf(other);
  await other.goto(VAN_07);
  await playing(other);
  expect(await calls(world, 'startStream')).toBe(1);
  await press(other, 'End Live');
  await expect(view(other)).toBeHidden();
  expect(second).toEqual([]);

  await press(page, 'End Live');
  await expect.poll(() => first).toEqual(['end_xc_live_stream']);
});

test('[core 4] a stream is pinged every 15 seconds until it is ended', async ({ page, enter, world }) => {
  await enter('owner', VAN_07);
  await playing(page);
  await expect.poll(() => calls(world, 'pingStream')).toBe(1);
  for (const pings of [2, 3]) {
    // In two halves, between which the picture moves: 15 seconds without a movement are a stall.
    await page.clock.fastForward(7_500);
    await ticks(page);
    await page.clock.fastForward(7_500);
    await expect.poll(() => calls(world, 'pingStream')).toBe(pings);
    await ticks(page);
  }
  await press(page, 'End Live');
  await expect(view(page)).toBeHidden();
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/__mock/health'));
  expect(await calls(world, 'pingStream')).toBe(3);
});

test('[core 4] a snapshot is shown as saved, or as failed, and then offered again', async ({ page, enter, world }) => {
  const commands = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);
  await press(page, 'Snapshot');
  await expect(button(page, 'Saved')).toBeVisible();
  await page.clock.fastForward(1_400);
  await expect(button(page, 'Snapshot')).toBeVisible();

  await world.control('POST', '/faults', { operation: 'sendCommand', then: { unreachable: true } });
  await press(page, 'Snapshot');
  await expect(button(page, 'Not saved')).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(button(page, 'Snapshot')).toBeVisible();
  expect(commands).toEqual(['take_stream_snapshot', 'take_stream_snapshot']);
});

test('[core 4] alarm and microphone flip after their success was shown', async ({ page, enter }) => {
  const commands = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);
  await press(page, 'Alarm');
  await expect(button(page, 'Done')).toBeVisible();
  await expect(button(page, 'Alarm on')).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Mic off');
  await expect(button(page, 'Mic on')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Turn sound on')).toBeEnabled();
  await press(page, 'Turn sound on');
  expect(await picture(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await press(page, 'Alarm on');
  await expect(button(page, 'Alarm')).toHaveAttribute('aria-pressed', 'false');
  expect(commands).toEqual(['panic_on', 'enable_stream_microphone', 'panic_off']);
});

for (const [hevc, text] of [
  [false, FIRMWARE],
  [true, BACKEND],
] as const) {
  test(`[core 4] video in a codec the browser lacks, ${hevc ? 'with' : 'without'} HEVC: a retry is offered`, async ({
    page,
    enter,
    world,
  }) => {
    await page.addInitScript((hevc) => {
      const supports = MediaSource.isTypeSupported.bind(MediaSource);
      MediaSource.isTypeSupported = (type) => (/hvc1|hev1/.test(type) ? hevc : supports(type));
    }, hevc);
    await breakVideo(world, 'codec');
    await enter('owner', VAN_07);
    await connected(page, view(page).getByRole('alert'));
    await expect(view(page).getByRole('alert')).toContainText('Live View Failed');
    await expect(view(page).getByRole('alert')).toContainText(text);
    await world.control('DELETE', '/faults');
    await press(page, 'Retry');
    await playing(page);
    await expect(button(page, 'End Live')).toBeVisible();
  });
}

test('[core 8] a playlist that is not there fails; a retry plays once it is', async ({ page, enter, world }) => {
  await breakVideo(world, 'playlist_404');
  await enter('owner', VAN_07);
  await connected(page, view(page).getByRole('alert'));
  await expect(view(page).getByRole('alert')).toContainText(BACKEND);
  expect(await violationsOf(page)).toEqual([]);
  await world.control('DELETE', '/faults');
  await press(page, 'Retry');
  await playing(page);
});

for (const mode of ['segments_503', 'truncated']) {
  test(`[core 4] video whose pieces are ${mode} does not load forever`, async ({ page, enter, world }) => {
    await breakVideo(world, mode);
    await enter('owner', VAN_07);
    const status = view(page)
      .getByRole('status')
      .filter({ hasText: /Buffering video…|Almost ready…/ });
    await connected(page, status);
    await page.clock.fastForward(15_000);
    await expect(view(page).getByRole('alert')).toContainText(BACKEND);
    await expect(button(page, 'Retry')).toBeVisible();
  });
}

test('[core 4] a stream that ends elsewhere fails, and a retry starts another', async ({ page, enter, world }) => {
  await enter('owner', VAN_07);
  await playing(page);
  // Longer than a stream lives without a ping.
  await world.control('POST', '/clock', { advance_ms: 46_000 });
  await expect(view(page).getByRole('alert')).toContainText(BACKEND, { timeout: 20_000 });
  await press(page, 'Retry');
  await playing(page);
  expect(await calls(world, 'startStream')).toBe(2);
});

test('[core 8] a stream without an address fails', async ({ page, enter, world }) => {
  await world.control('POST', '/faults', { operation: 'getStream', then: { status: 503, body: { detail: 'Out' } } });
  await enter('owner', VAN_07);
  await connected(page, view(page).getByRole('alert'));
  await expect(view(page).getByRole('alert')).toContainText(BACKEND);
});

test('[core 4] video plays on in a world whose clock stands still', async ({ page, enter, world }) => {
  await world.control('POST', '/clock', { now: '2026-11-21T18:00:00Z', frozen: true });
  await enter('owner', VAN_07);
  await playing(page);
  // What a playlist holds ends at 12 seconds.
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(14);
  await expect(clock(page)).toContainText('Nov 21, 2026, 12:00:');
});

test('[core 2.11] controls hide after 3 seconds, and come back by mouse and key', async ({ page, enter }) => {
  await enter('owner', VAN_07);
  await playing(page);
  const controls = page.getByRole('region', { name: 'Controls' });
  const opacity = () => controls.evaluate((element) => getComputedStyle(element.parentElement as Element).opacity);
  await page.mouse.move(400, 400);
  await page.clock.fastForward(3_000);
  await expect.poll(opacity).toBe('0');
  await page.mouse.move(420, 420);
  await expect.poll(opacity).toBe('1');
  await page.clock.fastForward(3_000);
  await expect.poll(opacity).toBe('0');
  await page.keyboard.press('Tab');
  await expect.poll(opacity).toBe('1');
  // The keyboard is at the controls: they stay.
  await page.clock.fastForward(30_000);
  expect(await opacity()).toBe('1');
});

test('[core 2.11] by keyboard alone: open, sound the alarm, change the camera, end', async ({ page, enter }) => {
  await enter('owner', '/control-center#vehicle-1002');
  const open = page.getByRole('button', { name: 'Live view' });
  await open.focus();
  await page.keyboard.press('Enter');
  await playing(page);
  const reach = async (name: string) => {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      if (await button(page, name).evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  await reach('Alarm');
  await page.keyboard.press('Space');
  await expect(button(page, 'Alarm on')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(view(page).getByRole('radio', { name: 'Front' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Rear camera of Van 07')).toBeVisible();
  await playing(page);
  await reach('End Live');
  await page.keyboard.press('Enter');
  await expect(view(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('[core 2.11] the whole picture, controls at the thumb, and a first touch that only shows them', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/control-center#vehicle-1002');
    await page.getByRole('button', { name: 'Live view' }).tap();
    await playing(page);
    const box = await picture(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(Math.round(box?.height ?? 0)).toBe(219);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const control of await view(page).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await violationsOf(page)).toEqual([]);

    await page.clock.fastForward(3_000);
    const stage = page.locator('[data-controls]');
    await expect(stage).toHaveAttribute('data-controls', 'hidden');
    const end = await button(page, 'End Live').boundingBox();
    await page.touchscreen.tap((end?.x ?? 0) + 32, (end?.y ?? 0) + 32);
    await expect(stage).toHaveAttribute('data-controls', 'shown');
    await expect(view(page)).toBeVisible();
    await button(page, 'End Live').tap();
    await expect(view(page)).toBeHidden();
  });
});
