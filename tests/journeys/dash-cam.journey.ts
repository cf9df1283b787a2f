import type { Page } from '@playwright/test';
import { expect, headersOf, PHONE, test } from './journey.ts';

const CHOOSER = '/control-center/vehicle/dashcam';
const VAN_07 = `${CHOOSER}/1002`;
const BOX_TRUCK_WITHOUT_CAM_2 = `${CHOOSER}/1008`;
const NINAS_CRV_WITH_LOST_PICTURES = `${CHOOSER}/1012`;
const VAN_14_WITHOUT_CAMERA = `${CHOOSER}/1003`;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const setting = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const today = (page: Page) => page.getByRole('region', { name: /^Today/ });
const liveView = (page: Page) => page.getByRole('button', { name: 'Live View', exact: true });
const viewer = (page: Page) => page.getByRole('dialog');

test('[commerce 3] browses the recordings of a camera, from its choice to the oldest day', async ({ page, enter }) => {
  await enter('owner', CHOOSER);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last recording' })).toHaveCount(4);
  await page.getByRole('link', { name: /Van 07/ }).click();
  await expect(page).toHaveURL(new RegExp(`${VAN_07}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Van 07');

  // By day in the user's time zone, newest first. Front and rear pictures of a moment form one recording.
  const days = page.getByRole('region', { name: /\d+ recordings?$/ });
  await expect(days.nth(0)).toHaveAccessibleName('Today · Saturday, Nov 21 2 recordings');
  await expect(days.nth(1)).toHaveAccessibleName('Yesterday · Friday, Nov 20 4 recordings');
  await expect(today(page).getByRole('button')).toHaveText(['8:07 AMFront and rear', '6:49 AMFront and rear']);

  await today(page).getByRole('button', { name: 'Video, 6:49 AM, Front and rear' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Saturday, Nov 21, 6:49 AM');
  const video = viewer(page).locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.duration)).toBe(6);
  await viewer(page).getByText('Rear', { exact: true }).click();
  await expect(video).toHaveAccessibleName('Video of the rear camera, 6:49 AM');
  await expect(viewer(page).getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    'van-07-rear-20261121T124957Z.mp4',
  );
  await viewer(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toHaveAccessibleName('Saturday, Nov 21, 8:07 AM');
  await expect(viewer(page).getByRole('img', { name: 'Picture of the rear camera, 8:07 AM' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await viewer(page).getByRole('button', { name: 'Older' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Friday, Nov 20, 2:17 PM');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();

  const before = await days.count();
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect.poll(() => days.count()).toBeGreaterThan(before);
  await page.getByLabel('Go to day').fill('2026-10-27');
  await expect(page.getByRole('heading', { name: /^Tuesday, Oct 27/ })).toBeFocused();
  await page.getByLabel('Go to day').fill('2026-10-01');
  await expect(page.getByText('Nothing was recorded on Thursday, Oct 1. This is the nearest day.')).toBeVisible();
  await expect(page.getByText('No earlier recordings.')).toBeVisible();
});

test('[core 7] adds a snapshot of the chosen camera to the recordings', async ({ page, enter }) => {
  await enter('owner', VAN_07);
  await expect(page.getByText('1.24 of 2 GB')).toBeVisible();
  await expect(page.getByText('381 of 1,024 MB kept')).toBeVisible();
  await expect(part(page, 'Cameras').getByText('Connected')).toHaveCount(2);
  await page.getByRole('button', { name: 'Take a snapshot' }).click();
  await page.getByRole('menuitem', { name: 'Rear camera' }).click();
  await expect(
    part(page, 'Recordings')
      .getByText(/^Snapshot saved \d/)
      .first(),
  ).toBeVisible();
  await expect(today(page).getByRole('button').first()).toHaveAccessibleName(/^Picture, .*, Rear$/);
});

test('[core 7] asks before it turns cellular data off, which disables Live View', async ({ page, enter }) => {
  await enter('owner', VAN_07);
  const live = liveView(page);
  await expect(live).toBeEnabled();
  await setting(page, 'Cellular data').click();
  await expect(viewer(page)).toHaveAccessibleName('Turn cellular data off?');
  await viewer(page).getByRole('button', { name: 'Keep it on' }).click();
  await expect(setting(page, 'Cellular data')).toBeChecked();
  await setting(page, 'Cellular data').click();
  await viewer(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(setting(page, 'Cellular data')).not.toBeChecked();
  await expect(live).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Cellular data is off', { exact: true })).toBeVisible();
  await setting(page, 'Cellular data').click();
  await expect(live).toBeEnabled();
});

test('[core 7] a setting changes only when the device confirms it', async ({ page, enter, world }) => {
  await enter('owner', VAN_07);
  const settings = part(page, 'Camera settings');
  const microphone = setting(page, 'Microphone in recordings');
  await expect(microphone).toBeChecked();
  // Without a response, nothing has changed, and a retry is one press away.
  const effect = { unreachable: true };
  const fault = (await world.control('POST', '/faults', { operation: 'updateCameraSettings', effect, times: 1 })) as {
    id: string;
  };
  await microphone.click();
  await expect(
    settings.getByText(/^The device did not answer. Nothing was changed. Last contact: /).first(),
  ).toBeVisible();
  await expect(microphone).toBeChecked();
  await world.control('DELETE', `/faults/${fault.id}`);
  await settings.getByRole('button', { name: 'Try again' }).click();
  await expect(microphone).not.toBeChecked();
});

test('[core 7] saves a Wi-Fi network, and never shows its password again', async ({ page, enter }) => {
  await enter('owner', VAN_07);
  const wifi = part(page, 'Wi-Fi');
  await wifi.getByRole('button', { name: 'Set a network' }).click();
  await wifi.getByLabel('Network name (SSID)').fill('Yard 2!');
  await wifi.getByRole('button', { name: 'Save network' }).click();
  await expect(wifi.getByText('Must contain only letters, numbers, or dashes')).toBeVisible();
  await expect(wifi.getByText('Required field')).toBeVisible();
  await wifi.getByLabel('Network name (SSID)').fill('Yard-2');
  await wifi.getByLabel('Password *').fill('Kept-Secret-7');
  await wifi.getByRole('button', { name: 'Show password' }).click();
  await expect(wifi.getByLabel('Password *')).toHaveAttribute('type', 'text');
  await wifi.getByRole('button', { name: 'Save network' }).click();
  await expect(page.getByText('Network “Yard-2” saved')).toBeVisible();
  await expect(wifi.getByText('Yard-2', { exact: true })).toBeVisible();
  await expect(wifi.getByText('Password set, never shown')).toBeVisible();
  expect(await page.content()).not.toContain('Kept-Secret-7');
});

test('[core 4] reads the recordings again when Live View ends', async ({ page, enter }) => {
  await enter('owner', VAN_07);
  await liveView(page).click();
  await expect(viewer(page)).toHaveAccessibleName('Van 07');
  const reads = page.waitForResponse((answer) => answer.url().includes('/media?limit=50'));
  await viewer(page).getByRole('button', { name: 'End Live' }).click();
  await expect(viewer(page)).toBeHidden();
  await reads;
});

test('[core 6] explains the limits of a guest on a phone, and a vehicle without a dash cam', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter('guest-partial', VAN_07);
  await page.getByRole('button', { name: 'Settings, cameras and Wi-Fi' }).click();
  await expect(setting(page, 'Cellular data')).toBeDisabled();
  const why = 'Your access allows commands, not changes of settings.';
  await expect(setting(page, 'Cellular data')).toHaveAccessibleDescription(new RegExp(why));
  await expect(page.getByText(why)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Take a snapshot' })).toBeEnabled();
  await page.goto(VAN_14_WITHOUT_CAMERA);
  await expect(page.getByRole('heading', { name: 'Van 14 has no dash cam' })).toBeVisible();
});

test('[commerce 6] sends no request to a dash cam with exclusive access of another user', async ({
  page,
  world,
  enter,
}) => {
  const headers = await headersOf(world);
  const exclusiveToOthers = { vehicle: 1002, access_level: 'Full Access', exclusive_access: true };
  const window = { access_start: '2026-11-21T15:00:00Z', access_end: '2026-11-22T15:00:00Z' };
  const data = { vehicle_access: [{ ...exclusiveToOthers, ...window }] };
  expect((await page.request.patch('/api/v1/user/201', { headers, data })).status()).toBe(200);
  await enter('owner', VAN_07);
  const rear = part(page, 'Cameras').getByRole('listitem').filter({ hasText: 'Rear camera (Cam 2)' });
  await expect(rear).toContainText('Not known');
  await expect(rear).toContainText('Someone else has exclusive access');
  await expect(rear.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take a snapshot' })).toHaveAccessibleDescription(
    'Someone else has exclusive access',
  );
  await page.waitForLoadState('networkidle');
  const entries = (await world.control('GET', '/journal')) as { operation: string | null }[];
  expect(entries.filter(({ operation }) => operation === 'sendCommand')).toEqual([]);
});

test('[core 8] shows a missing second camera', async ({ page, enter }) => {
  await enter('owner', BOX_TRUCK_WITHOUT_CAM_2);
  const cameras = part(page, 'Cameras');
  await expect(cameras.getByText('Not connected')).toBeVisible();
  await expect(cameras.getByText(/^Please ensure that Cam 2 is connected\./)).toBeVisible();
  await page.goto(NINAS_CRV_WITH_LOST_PICTURES);
  await expect(part(page, 'Recordings').getByText('No preview').first()).toBeVisible();
  await enter('owner-stranger', CHOOSER);
  await expect(page).toHaveURL(new RegExp(`${CHOOSER}/1601$`));
});
