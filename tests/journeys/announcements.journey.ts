import { expect, PHONE, test } from './journey.ts';
import { button, playing, prepare, VAN_07, view } from './live-view.ts';
import { crowdedOn, withSetting } from './reading.ts';

test('[core 2.11] a low window shows Live View in one column and announces that it plays', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await prepare(page);
  await enter('owner', VAN_07);
  await expect(view(page)).toBeVisible();
  await playing(page);
  await expect(view(page).getByRole('status').filter({ hasText: 'Live video is playing' })).toBeAttached();
  await expect(button(page, 'Close Live View')).toBeInViewport();
  // Every control can be scrolled into view, and nothing covers it.
  await view(page).getByText('Rear', { exact: true }).click({ trial: true });
  await button(page, 'End Live').click({ trial: true });
  await button(page, 'Close Live View').click({ trial: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const STEPS = ['Establishing connection…', 'Setting up video stream…', 'Buffering video…', 'Almost ready…'];

test('[core 2.11] loading steps of Live View do not overlap with wider text spacing', async ({
  page,
  world,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await world.control('POST', '/faults', { operation: 'startStream', effect: { latency_ms: 30_000 } });
  await enter('owner', VAN_07);
  for (const step of STEPS) await expect(view(page).getByText(step).first()).toBeVisible();
  expect(await withSetting(page, 'text spacing', () => crowdedOn(page))).toEqual([]);
  expect(await withSetting(page, 'large text', () => crowdedOn(page))).toEqual([]);
});

test("[core 3] announces the user's own Panic by its button, and a vehicle's alarm by an alert", async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/vehicle/1003');
  await page.getByRole('button', { name: /^Panic/ }).click();
  await expect(page.getByText('The alarm is sounding.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/control-center/vehicle/1009');
  await expect(page.getByRole('alert').filter({ hasText: 'The alarm is sounding.' })).toBeVisible();
});

test('[core 2.6] announces an error in the alert bar as an alert outside of the polite regions', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', {
    operation: 'listOutages',
    effect: { status: 403, body: { detail: 'Closed.' } },
  });
  await enter('owner');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('alert')).toContainText('The service status could not be checked.');
  await expect(messages.locator('[aria-live]')).toHaveCount(2);
  await expect(messages.locator('[aria-live] [role="alert"]')).toHaveCount(0);
});
