import type { APIRequestContext } from '@playwright/test';
import { expect, headersOf, test, type World } from './journey.ts';
import { button, playing, prepare, press, VAN_07, view } from './live-view.ts';

/** Whether the device reports its microphone as on. */
async function isOn(request: APIRequestContext, world: World): Promise<boolean | undefined> {
  const answer = await request.get('/api/v1/device?device_key=3182041907', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as {
    results: { camera_settings: { status: { is_microphone_enabled: boolean } } }[];
  };
  return results[0]?.camera_settings.status.is_microphone_enabled;
}

test('[core 4] shows the microphone as the device reports it, and End Live turns it off', async ({
  page,
  enter,
  world,
  request,
}) => {
  await prepare(page);
  await enter('owner', VAN_07);
  await playing(page);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  await press(page, 'Mic off');
  // The clock is stopped, so the success icon stays.
  await expect(button(page, 'Confirmed')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Turn sound on')).toBeEnabled();
  expect(await isOn(request, world)).toBe(true);
  await page.clock.resume();

  await press(page, 'End Live');
  await expect(view(page)).toBeHidden();
  await expect(page.getByText('Live View of Van 07 ended. Its microphone is off.')).toBeVisible();
  expect(await isOn(request, world)).toBe(false);

  await page.goto('/control-center/vehicle/dashcam/1002');
  const microphone = page.getByRole('switch', { name: 'Live microphone' });
  await expect(microphone).not.toBeChecked();
  await microphone.click();
  await expect(microphone).toBeChecked();
  expect(await isOn(request, world)).toBe(true);
});
