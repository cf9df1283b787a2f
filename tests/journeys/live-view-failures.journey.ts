import { violationsOf } from './accessibility.ts';
import { expect, headersOf, test, type World } from './journey.ts';
import { button, calls, choose, connected, playing, prepare, press, VAN_07, view } from './live-view.ts';

const VAN_12_DATA_USED_UP = '/control-center?vehicle=1001';
const BOX_TRUCK_WITHOUT_CAM_2 = '/control-center?vehicle=1008';
const VAN_07_DEVICE = '3182041907';

const BACKEND =
  'Something went wrong on our end. Click below to retry. If this problem persists, please contact customer support.';
const FIRMWARE =
  "Your firmware may need to be updated. Please update to the latest firmware through the product's mobile app.";

const breakVideo = (world: World, mode: string) =>
  world.control('POST', '/faults', {
    operation: 'liveVideo',
    device_key: VAN_07_DEVICE,
    effect: { status: 503, body: mode },
  });

test.beforeEach(({ page }) => prepare(page));

test('[core 8] explains a missing Cam 2, and offers the front camera again', async ({ page, enter }) => {
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

  // A dash cam with one camera offers no other one.
  await enter('owner', '/control-center?vehicle=1012');
  await playing(page);
  await expect(button(page, 'Snapshot')).toBeVisible();
  await expect(view(page).getByRole('radio')).toHaveCount(0);
});

test('[core 5] starts nothing after all data is used, and explains why in panel and view', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center#vehicle-1001');
  const open = page.getByRole('button', { name: 'Live View' });
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription('All data of this period is used');

  await page.goto(VAN_12_DATA_USED_UP);
  const failure = view(page).getByRole('alert');
  await expect(failure).toContainText('Live View Failed');
  await expect(failure).toContainText(
    'Van 12 has used 100% of its data plan for this period. If you need access to Live View now, please upgrade your Streaming Plan.',
  );
  await expect(button(page, 'End Live')).toBeVisible();
  await expect(button(page, 'Retry')).toHaveCount(0);
  expect(await calls(world, 'startStream')).toBe(0);
});

test('[core 6] a lapsed streaming plan and read-only access disable the view with their reason', async ({
  page,
  enter,
  world,
}) => {
  await enter('guest-read-only', VAN_12_DATA_USED_UP);
  await expect(view(page).getByRole('alert')).toContainText('Your access is Read Only');

  // The streaming plan of Van 07 ends in ten days, because it does not renew, but the plan of its vehicle does not.
  const renewal = { device_plan_add_on_id: 9002, auto_renew: false };
  const switched = await page.request.patch('/api/v1/device/autorenew/plan-add-on', {
    headers: await headersOf(world),
    data: { vehicle_id: 1002, device_plan_add_ons: [renewal] },
  });
  expect(switched.status()).toBe(200);
  await world.control('POST', '/clock', { advance_ms: 11 * 86_400_000 });
  await page.context().clearCookies({ name: /Cognito/ });
  await enter('owner', '/control-center#vehicle-1002');
  await expect(page.getByRole('button', { name: 'Live View' })).toHaveAccessibleDescription('Needs a streaming plan');
});

for (const [what, vehicle, title, text] of [
  ['an unknown vehicle', '99999', 'This vehicle could not be found', 'It may have left your account'],
  ["another user's vehicle", '1201', 'This vehicle could not be found', 'It may have left your account'],
  ['an invalid id', 'van', 'This vehicle could not be found', 'It may have left your account'],
  ['a vehicle without a camera', '1003', 'Live View Failed', 'Van 14 has no camera.'],
] as const) {
  test(`[core 2.11] ${what}: the view explains it and closes`, async ({ page, enter }) => {
    await enter('owner', `/control-center?vehicle=${vehicle}`);
    const notice = view(page).getByRole('alert');
    await expect(notice).toContainText(title);
    await expect(notice).toContainText(text);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
    await expect(page).toHaveURL(/\/control-center$/);
  });
}

for (const [hevc, text] of [
  [false, FIRMWARE],
  [true, BACKEND],
] as const) {
  test(`[core 4] offers a retry for an unsupported codec ${hevc ? 'with' : 'without'} HEVC`, async ({
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

test('[core 8] a missing playlist fails, and a retry plays once it exists', async ({ page, enter, world }) => {
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
  test(`[core 4] video whose segments are ${mode} does not load forever`, async ({ page, enter, world }) => {
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
  await expect(view(page).getByRole('alert')).toContainText(BACKEND);
  await press(page, 'Retry');
  await playing(page);
  expect(await calls(world, 'startStream')).toBe(2);
});

test('[core 8] a stream without an address fails', async ({ page, enter, world }) => {
  await world.control('POST', '/faults', { operation: 'getStream', effect: { status: 503, body: { detail: 'Out' } } });
  await enter('owner', VAN_07);
  await connected(page, view(page).getByRole('alert'));
  await expect(view(page).getByRole('alert')).toContainText(BACKEND);
  await view(page).getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact support' })).toBeVisible();
});

test('[core 6] revoking guest access during Live View ends it with a message', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('guest-full', VAN_07);
  await playing(page);
  const headers = await headersOf(world, 'owner');
  const revoked = await request.delete('/api/v1/user/201?subscriber=11', { headers });
  expect(revoked.status()).toBe(204);
  await expect(view(page).getByRole('alert')).toContainText('Your access has ended');
  await expect(view(page).getByRole('alert')).toContainText('Van 07 is no longer shared with you');
  await expect(page.locator('video')).toHaveCount(0);
});
