import { describe, expect, test } from 'vitest';
import { personas } from '../../fixtures/personas/index.ts';
import { createMock, type Send } from '../../tests/support/mock.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const VAN_07 = '3182041907';
const VAN_12_DATA_USED_UP = 'GG-20417-A7';
const VAN_14_NO_CAMERA = '3182042261';
const CR_V_ONE_CAMERA = '3182042795';
const BOX_TRUCK_CAM_2_MISSING = '3182040076';

async function signedIn(persona = 'owner') {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  return { world, send };
}
const body = <T>(answer: { body: never }) => answer.body as T;

test('[core 4] starts, plays, and ends without pings', async () => {
  const { world, send } = await signedIn();
  expect(await send('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' })).toMatchObject({ status: 202 });
  const { key } = body<{ key: string }>(await send('POST', `/api/v1/device/${VAN_07}/streaming`));
  const { url } = body<{ url: string }>(await send('GET', `/api/v1/device/${VAN_07}/stream/${key}`));
  expect(url).toMatch(/^\/media\/live\/.+\/front\/live\.m3u8\?start=1795279260000$/);

  const playlist = () => mock.app.request(url, { headers: { 'x-mock-world': world.id } });
  world.clock.advance(20_000);
  expect((await playlist()).status).toBe(200);
  await send('POST', `/api/v1/device/${VAN_07}/stream/${key}/ping`);
  world.clock.advance(44_000);
  expect(await (await playlist()).text()).not.toContain('#EXT-X-ENDLIST');
  world.clock.advance(1_001);
  expect(await (await playlist()).text()).toContain('#EXT-X-ENDLIST');
  expect(body<{ key: null }>(await send('POST', `/api/v1/device/${VAN_07}/streaming`)).key).toBeNull();
  expect((await send('POST', `/api/v1/device/${VAN_07}/stream/${key}/ping`)).status).toBe(404);
});

test('[core 4] reuses a running stream and ends it by command', async () => {
  const { send } = await signedIn();
  const start = (camera: string) => send('POST', `/api/v1/device/${VAN_07}/stream`, { camera });
  const key = async () => body<{ key: string | null }>(await send('POST', `/api/v1/device/${VAN_07}/streaming`)).key;
  await start('front');
  const first = await key();
  await start('rear');
  expect(await key()).toBe(first);
  await send('POST', '/api/iot/send-command', { deviceKey: VAN_07, command: 'end_xc_live_stream' });
  expect(await key()).toBeNull();
});

test.each([
  ['[core 5] at 100 % of the data', VAN_12_DATA_USED_UP, 'DATA_USED_UP'],
  ['[core 6] without a camera', VAN_14_NO_CAMERA, 'NOT_SUPPORTED'],
])('%s refuses live video', async (_title, device, code) => {
  const { send } = await signedIn();
  expect(await send('POST', `/api/v1/device/${device}/stream`, { camera: 'front' })).toMatchObject({
    status: 403,
    body: { code },
  });
});

test.each([
  [
    '[core 6] the second camera of a dash cam with one',
    CR_V_ONE_CAMERA,
    'NOT_SUPPORTED',
    'This device does not support that.',
  ],
  [
    '[core 8] a disconnected Cam 2',
    BOX_TRUCK_CAM_2_MISSING,
    'CAM_2_DISCONNECTED',
    'Please ensure that Cam 2 is connected.',
  ],
])('%s is refused and does not redirect a running stream', async (_title, device, code, detail) => {
  const { send } = await signedIn();
  const start = (camera: string) => send('POST', `/api/v1/device/${device}/stream`, { camera });
  const key = async () => body<{ key: string | null }>(await send('POST', `/api/v1/device/${device}/streaming`)).key;
  expect(await start('rear')).toMatchObject({ status: 403, body: { code, detail } });
  expect(await key()).toBeNull();
  expect(await start('front')).toMatchObject({ status: 202, body: { camera: 'front' } });
  const running = await key();
  expect((await start('rear')).status).toBe(403);
  expect((await send('GET', `/api/v1/device/${device}/stream/${running}`)).body).toMatchObject({ camera: 'front' });
});

test('[core 5] refuses live video with cellular data off', async () => {
  const { send } = await signedIn('owner-australian');
  expect(await send('POST', '/api/v1/device/3410007718/stream', { camera: 'front' })).toMatchObject({
    status: 403,
    body: { code: 'CELLULAR_DATA_OFF' },
  });
});

test.each([
  ['playlist_404', 404, ''],
  ['codec', 200, 'dvh1'],
])('[core 4] breaks the video by a fault rule: %s', async (mode, status, text) => {
  const { world, send } = await signedIn();
  await send('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' });
  const { key } = body<{ key: string }>(await send('POST', `/api/v1/device/${VAN_07}/streaming`));
  const rule = { operation: 'liveVideo', device_key: VAN_07, effect: { status: 503, body: mode } };
  expect((await send('POST', '/__mock/faults', rule)).status).toBe(201);
  const { url } = body<{ url: string }>(await send('GET', `/api/v1/device/${VAN_07}/stream/${key}`));
  const playlist = await mock.app.request(url, {
    headers: { 'x-mock-world': world.id },
  });
  expect(playlist.status).toBe(status);
  expect(await playlist.text()).toContain(text);
});

test("answers 404 for another device's stream", async () => {
  const { send } = await signedIn();
  await send('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' });
  const { key } = body<{ key: string }>(await send('POST', `/api/v1/device/${VAN_07}/streaming`));
  expect((await send('GET', `/api/v1/device/3182040076/stream/${key}`)).status).toBe(404);
});

test.each([
  ['a command', (_world: World, send: Send) => end(send)],
  ['silence', async (world: World, _send: Send) => world.clock.advance(45_001)],
])('[core 4] turns off the microphone of a stream that ends by %s', async (_how, finish) => {
  const { world, send } = await signedIn();
  const isOn = async () => {
    const { results } = body<{ results: { camera_settings: { status: { is_microphone_enabled: boolean } } }[] }>(
      await send('GET', `/api/v1/device?device_key=${VAN_07}`),
    );
    return results[0]?.camera_settings.status.is_microphone_enabled;
  };
  await send('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' });
  await send('POST', '/api/iot/send-command', { deviceKey: VAN_07, command: 'enable_stream_microphone' });
  expect(await isOn()).toBe(true);
  await finish(world, send);
  expect(await isOn()).toBe(false);
});

const end = (send: Send) => send('POST', '/api/iot/send-command', { deviceKey: VAN_07, command: 'end_xc_live_stream' });

describe('[core 6] live video ends with the access', () => {
  /** A guest and the owner watch the same stream. */
  async function watched() {
    const { world, send: owner } = await signedIn();
    const guest = await mock.as(world, 'guest-full');
    await guest('POST', `/api/v1/device/${VAN_07}/stream`, { camera: 'front' });
    const { key } = body<{ key: string }>(await guest('POST', `/api/v1/device/${VAN_07}/streaming`));
    const urlOf = async (send: Send) =>
      body<{ url: string }>(await send('GET', `/api/v1/device/${VAN_07}/stream/${key}`)).url;
    const urls = [await urlOf(guest), await urlOf(owner)];
    const request = (path: string) => mock.app.request(path, { headers: { 'x-mock-world': world.id } });
    /** Statuses of playlist and newest segment, for the guest and the owner. */
    const statuses = async () => {
      const answers: number[] = [];
      for (const url of urls) {
        const start = new URL(url, 'http://mock').searchParams.get('start');
        answers.push((await request(url)).status);
        answers.push((await request(url.replace(/live\.m3u8.*/, `0.m4s?start=${start}`))).status);
      }
      return answers;
    };
    const ping = () => guest('POST', `/api/v1/device/${VAN_07}/stream/${key}/ping`);
    return { world, owner, statuses, ping, key };
  }
  const GUEST = personas.find(({ id }) => id === 'guest-full')?.user?.id ?? 0;

  test('when the owner revokes it, only for the guest', async () => {
    const { owner, statuses, ping } = await watched();
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await owner('DELETE', `/api/v1/user/${GUEST}?subscriber=11`)).status).toBe(204);
    expect(await statuses()).toEqual([403, 403, 200, 200]);
    expect((await ping()).status).toBe(404);
  });

  test('when it expires', async () => {
    const { world, statuses, ping } = await watched();
    const { vehicle_access } = world.tables.users.get(GUEST) ?? { vehicle_access: [] };
    const access_end = world.clock.now() + 10_000;
    world.tables.users.update(GUEST, { vehicle_access: vehicle_access.map((entry) => ({ ...entry, access_end })) });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    world.clock.advance(10_000);
    expect(await statuses()).toEqual([403, 403, 200, 200]);
    expect((await ping()).status).toBe(404);
  });

  test('when it becomes read-only', async () => {
    const { world, statuses, ping } = await watched();
    const { vehicle_access } = world.tables.users.get(GUEST) ?? { vehicle_access: [] };
    const readOnly = vehicle_access.map((entry) => ({ ...entry, access_level: 'Read Only' as const }));
    world.tables.users.update(GUEST, { vehicle_access: readOnly });
    expect(await statuses()).toEqual([403, 403, 200, 200]);
    expect(await ping()).toMatchObject({ status: 403, body: { code: 'READ_ONLY' } });
  });

  test('and is not found under an address without a viewer', async () => {
    const { world, key } = await watched();
    const answer = await mock.app.request(`/media/live/${key}/front/live.m3u8?start=1795279260000`, {
      headers: { 'x-mock-world': world.id },
    });
    expect(answer.status).toBe(404);
  });
});
