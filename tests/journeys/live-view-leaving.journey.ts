import type { APIRequestContext, Page } from '@playwright/test';
import { expect, headersOf, test, type World } from './journey.ts';
import { button, calls, playing, prepare, press, VAN_07 } from './live-view.ts';

/** Every visitor has the service worker from the second load on, and it sees the calls of a closing page. */
test.use({ serviceWorkers: 'allow' });

/** Limit of the installation, which waits up to 10 s for the page to be idle. */
const INSTALLED = { timeout: 20_000 };

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

/** As a browser does with an idle worker. A closing page does not wait for its start. */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

test('[core 4] leaving the document ends stream and microphone through the service worker', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/terms');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, INSTALLED);
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
