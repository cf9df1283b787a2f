import { expect, test } from 'vitest';
import type { MediaSnippet } from '../../generated/contract/types.gen.ts';
import { createMock, NOW } from '../../tests/support/mock.ts';
import { DAY } from '../world/duration.ts';
import { mediaOf } from './media.ts';

const mock = createMock();
const VAN_07 = '3182041907';
const BOX_TRUCK_WITHOUT_CAM_2 = '3182040076';
const NINAS_CRV = '3182042795';
const VAN_14_NO_CAMERA = '3182042261';

async function media(key: string, camera: 'front' | 'rear' | null = null) {
  const world = await mock.world();
  const device = world.tables.devices.get(key);
  if (!device) throw new Error(`No device ${key}`);
  return mediaOf(world, device, camera, world.clock.now());
}
const at = ({ date }: MediaSnippet) => Date.parse(date);
const days = (snippets: MediaSnippet[]) => new Set(snippets.map(({ date }) => date.slice(0, 10))).size;

test('[commerce 3] lists recordings of thirty days, newest first, alike in all worlds', async () => {
  const front = await media(VAN_07, 'front');
  expect(front.length).toBeGreaterThan(130);
  expect(days(front)).toBe(30);
  expect(Math.min(...front.map(at))).toBeGreaterThan(NOW - 30 * DAY);
  expect(front.map(at)).toEqual(front.map(at).toSorted((a, b) => b - a));
  expect(new Set(front.map(({ media_type }) => media_type))).toEqual(new Set(['image', 'video']));
  expect(front.every(({ front, rear }) => front !== null && rear === null)).toBe(true);
  expect(await media(VAN_07, 'front')).toEqual(front);
  expect((await media(BOX_TRUCK_WITHOUT_CAM_2, 'front')).map(at)).not.toEqual(front.map(at));
});

test('[commerce 3] records fewer moments with the rear camera, up to a second later', async () => {
  const front = await media(VAN_07, 'front');
  const rear = await media(VAN_07, 'rear');
  const apart = rear.map((snippet) => Math.min(...front.map((other) => Math.abs(at(other) - at(snippet)))));
  expect(new Set(apart)).toEqual(new Set([0, 1_000]));
  expect(rear.length).toBeLessThan(front.length);
  expect(rear.length).toBeGreaterThan(100);
  expect((await media(VAN_07)).length).toBe(front.length + rear.length);
});

test('[commerce 3] provides a picture of each recording and plays each video', async () => {
  const links = (await media(VAN_07)).map(({ media_type, front, rear }) => ({ media_type, ...(front ?? rear) }));
  for (const { media_type, thumbnail_url, url } of links) {
    expect(thumbnail_url).toMatch(/^\/media\/stills\/(front|rear)\/[1-6]\.webp$/);
    expect(url).toMatch(media_type === 'video' ? /^\/media\/clips\/(front|rear)\/[1-6]\.mp4$/ : /\.webp$/);
  }
});

test('lists no recordings of a missing or disconnected camera', async () => {
  expect(await media(BOX_TRUCK_WITHOUT_CAM_2, 'rear')).toEqual([]);
  expect(await media(VAN_14_NO_CAMERA)).toEqual([]);
});

test('answers 404 for lost thumbnails of one camera', async () => {
  const world = await mock.world();
  const lost = (await media(NINAS_CRV)).filter(({ front }) => front?.thumbnail_url.endsWith('/0.webp'));
  expect(lost.length).toBeGreaterThan(10);
  const address = lost[0]?.front?.thumbnail_url ?? '';
  expect((await mock.app.request(address, { headers: { 'x-mock-world': world.id } })).status).toBe(404);
});

test('[core 7] takes the newest snapshot, and refuses one of a disconnected camera', async () => {
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  const shoot = async (deviceKey: string, camera_channel: string) => {
    const parameters = { camera_channel, media_type: 'image', upload_to_server: 1 };
    const { body } = await send('POST', '/api/iot/send-command', {
      deviceKey,
      command: 'take_stream_snapshot',
      parameters,
    });
    return (body as { parsed: { command_success: boolean; media_id?: string } }).parsed;
  };
  const { media_id } = await shoot(VAN_07, 'rear');
  const { body } = await send('GET', `/api/v1/device/${VAN_07}/media?limit=1&camera_channel=rear`);
  expect((body as { results: MediaSnippet[] }).results).toMatchObject([
    { id: media_id, date: '2026-11-21T16:41:00.000Z', media_type: 'image' },
  ]);
  expect(await shoot(BOX_TRUCK_WITHOUT_CAM_2, 'rear')).toEqual({ command_success: false });
});
