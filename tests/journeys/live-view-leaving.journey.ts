import type { APIRequestContext, Page } from '@playwright/test';
import { expect, headersOf, test, type World } from './journey.ts';
import { button, calls, playing, prepare, press, VAN_07 } from './live-view.ts';
import { inControl, stopWorkers } from './worker.ts';

/** Every visitor has the service worker from the second load on, and it sees the calls of a closing page. */
test.use({ serviceWorkers: 'allow' });

/** Stream and microphone as the device reports them. */
async function reported(request: APIRequestContext, world: World): Promise<string> {
  const answer = await request.get('/api/v1/device?device_key=3182041907', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as {
    results: { stream_status: string; camera_settings: { status: { is_microphone_enabled: boolean } } }[];
  };
  const [device] = results;
  return `${device?.stream_status}, microphone ${device?.camera_settings.status.is_microphone_enabled}`;
}

async function watchWithSound(page: Page): Promise<void> {
  await playing(page);
  await press(page, 'Mic off');
  await expect(button(page, 'Mic on')).toHaveAttribute('aria-pressed', 'true');
}

test('[core 4] leaving the document ends stream and microphone through the service worker', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  await prepare(page);
  await page.goto(VAN_07);
  const idle = await reported(request, world);

  // Another document.
  await watchWithSound(page);
  expect(await reported(request, world)).not.toBe(idle);
  await stopWorkers(page);
  await page.goto('/terms');
  await expect.poll(() => reported(request, world)).toBe(idle);

  // A reload, after which the view starts again.
  await page.goto(VAN_07);
  await watchWithSound(page);
  const sent = await calls(world, 'sendCommand');
  await stopWorkers(page);
  await page.reload();
  await expect.poll(() => calls(world, 'sendCommand')).toBe(sent + 2);
  await playing(page);
  await expect(button(page, 'Mic off')).toHaveAttribute('aria-pressed', 'false');

  // A closed tab.
  await press(page, 'Mic off');
  await expect(button(page, 'Mic on')).toHaveAttribute('aria-pressed', 'true');
  await stopWorkers(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => reported(request, world)).toBe(idle);
});

test('[core 4] a stream whose end was refused or lost ends without its pings, microphone included', async ({
  page,
  context,
  enter,
  world,
  request,
}) => {
  // A browser without static routing: the worker sees the calls of a closing page, and may lose them.
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete InstallEvent.prototype.addRoutes;${await answer.text()}` });
  });
  await enter('owner', '/terms');
  await inControl(page);
  await prepare(page);
  await page.goto(VAN_07);
  const idle = await reported(request, world);
  await watchWithSound(page);
  await stopWorkers(page);
  await page.goto('/terms');
  await world.control('POST', '/clock', { advance_ms: 46_000 });
  await expect.poll(() => reported(request, world)).toBe(idle);

  // The token expires at the moment of leaving: no page is left to renew it.
  await page.goto(VAN_07);
  await watchWithSound(page);
  await world.control('POST', '/faults', { operation: 'sendCommand', effect: { status: 401 } });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(await reported(request, world)).not.toBe(idle);
  await world.control('DELETE', '/faults');
  await world.control('POST', '/clock', { advance_ms: 46_000 });
  expect(await reported(request, world)).toBe(idle);
});

test('[core 4] a sign-out ends stream and microphone of the view that it leaves', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  await prepare(page);
  await page.goto(VAN_07);
  const idle = await reported(request, world);
  await watchWithSound(page);
  expect(await reported(request, world)).not.toBe(idle);
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill('Logout');
  await page.getByRole('button', { name: /^Logout/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => reported(request, world)).toBe(idle);
});

test('[core 4] a view from the back/forward cache connects again, with the microphone off', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await inControl(page);
  await prepare(page);
  await page.goto(VAN_07);
  const idle = await reported(request, world);
  await watchWithSound(page);
  // Test browsers have no back/forward cache: its events, in the order in which it sends them.
  const transition = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await transition('pagehide');
  await expect.poll(() => reported(request, world)).toBe(idle);
  const started = await calls(world, 'startStream');
  await transition('pageshow');
  await expect.poll(() => calls(world, 'startStream')).toBe(started + 1);
  await playing(page);
  await expect(button(page, 'Mic off')).toHaveAttribute('aria-pressed', 'false');
});
