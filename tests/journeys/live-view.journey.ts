import type { Page } from '@playwright/test';
import { violationsOf } from './accessibility.ts';
import { watchViolations } from './csp.ts';
import { expect, PHONE, test } from './journey.ts';
import {
  button,
  calls,
  choose,
  clock,
  picture,
  playing,
  prepare,
  press,
  ticks,
  timeOf,
  VAN_07,
  view,
} from './live-view.ts';
import { panelOf, row } from './vehicles.ts';

/** Commands that the page sends from now on, in order. */
function commandsOf(page: Page): string[] {
  const commands: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/iot/send-command')) return;
    commands.push((request.postDataJSON() as { command: string }).command);
  });
  return commands;
}

test.beforeEach(({ page }) => prepare(page));

test('[core 2.11] opens from the panel, plays, and returns to the page below', async ({ page, enter, world }) => {
  const { violations } = watchViolations(page);
  const commands = commandsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await enter('owner', '/control-center');
  await row(page, 'Van 07').click();
  const open = panelOf(page, 'Van 07').getByRole('button', { name: 'Live View' });
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

test('[core 2.1] Back closes the view in one step and ends its stream', async ({ page, enter }) => {
  const commands = commandsOf(page);
  await enter('owner', '/control-center#vehicle-1002');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Live View' }).click();
  await playing(page);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(/\/control-center#vehicle-1002$/);
  await expect.poll(() => commands).toEqual(['end_xc_live_stream']);
});

test('[core 2.11] shows the microphone for the front camera only', async ({ page, enter, world }) => {
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

test('[core 4] joins a running stream, and leaves it to the user who started it', async ({ page, enter, world }) => {
  const first = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);

  const other = await page.context().newPage();
  await other.clock.install();
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

test('[core 4] pings a stream every 15 seconds until it ends', async ({ page, enter, world }) => {
  await enter('owner', VAN_07);
  await playing(page);
  await expect.poll(() => calls(world, 'pingStream')).toBe(1);
  for (const pings of [2, 3]) {
    // In two halves with a moving picture in between, because 15 seconds without movement are a stall.
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

test('[core 4] shows a snapshot as saved or failed, and then offers it again', async ({ page, enter, world }) => {
  const commands = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);
  await press(page, 'Snapshot');
  await expect(button(page, 'Saved')).toBeVisible();
  await page.clock.fastForward(1_400);
  await expect(button(page, 'Snapshot')).toBeVisible();

  await world.control('POST', '/faults', { operation: 'sendCommand', effect: { unreachable: true } });
  await press(page, 'Snapshot');
  await expect(button(page, 'Not saved')).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(button(page, 'Snapshot')).toBeVisible();
  expect(commands).toEqual(['take_stream_snapshot', 'take_stream_snapshot']);
});

test('[commerce 3] opens a saved snapshot, once the camera has sent it', async ({ page, enter, world }) => {
  await enter('owner', VAN_07);
  await playing(page);
  // As far as the clock of the page was moved to start the video.
  await world.control('POST', '/clock', { advance_ms: 60_000 });
  const since = ((await world.control('GET', '/clock')) as { now_ms: number }).now_ms;
  let isLate = true;
  await page.route(/\/media\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { results: { date: string }[] };
    const results = body.results.filter(({ date }) => !isLate || Date.parse(date) < since);
    await route.fulfill({ response, json: { ...body, results } });
  });
  await press(page, 'Snapshot');
  await expect(button(page, 'Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Waiting for the new picture from the camera…')).toBeVisible();
  isLate = false;
  await page.clock.fastForward(5_000);
  const shown = page.getByRole('dialog');
  await expect(shown.getByRole('img', { name: /^Picture of the front camera/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL(/\/vehicle\/dashcam\/\d+$/);
});

test('[core 4] alarm and microphone flip after their success was shown', async ({ page, enter }) => {
  const commands = commandsOf(page);
  await enter('owner', VAN_07);
  await playing(page);
  await press(page, 'Alarm');
  await expect(button(page, 'Confirmed')).toBeVisible();
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

test('[core 4] video plays on in a world with a stopped clock', async ({ page, enter, world }) => {
  await world.control('POST', '/clock', { now: '2026-11-21T18:00:00Z', frozen: true });
  await enter('owner', VAN_07);
  await playing(page);
  // The playlist ends at 12 seconds.
  await expect.poll(() => timeOf(page)).toBeGreaterThan(14);
  await expect(clock(page)).toContainText('Nov 21, 2026, 12:00:');
});

test('[core 2.11] hides the controls after 3 seconds, and shows them by mouse and keyboard', async ({
  page,
  enter,
}) => {
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
  // The controls stay while one of them has the focus.
  await page.clock.fastForward(30_000);
  expect(await opacity()).toBe('1');
});

test('[core 2.11] by keyboard alone: opens, sounds the alarm, changes the camera, ends', async ({ page, enter }) => {
  await enter('owner', '/control-center#vehicle-1002');
  const open = page.getByRole('button', { name: 'Live View' });
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

  test('[core 2.11] shows the whole picture above docked controls', async ({ page, enter }) => {
    await enter('owner', '/control-center#vehicle-1002');
    await page.getByRole('button', { name: 'Live View' }).tap();
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

    // Held upright, the phone has space for the controls: they stay.
    await page.clock.fastForward(10_000);
    await expect(page.locator('[data-controls]')).toHaveAttribute('data-controls', 'shown');
    await button(page, 'End Live').tap();
    await expect(view(page)).toBeHidden();
  });
});
