import { expect, test } from 'vitest';
import { CAMERAS } from '../../fixtures/media/clips.ts';
import { MINUTE } from '../world/duration.ts';
import { createMediaApp, type StreamFault } from './app.ts';
import { nodeMediaAssets } from './assets.node.ts';
import { readSegment } from './read-segment.ts';

const mediaAssets = nodeMediaAssets('fixtures/media');
const START = 1_795_106_520_000;

const KNOWN = ['live', 'ended', 'refused'] as const;

/** Streams are named by their status. Three minutes have passed. */
const app = (fault: StreamFault | null = null) =>
  createMediaApp({
    assets: mediaAssets,
    now: () => START + 3 * MINUTE,
    startDate: () => null,
    streamStatus: (_, stream) => KNOWN.find((status) => status === stream) ?? 'unknown',
    streamFault: () => fault,
  });

const get = (path: string, fault: StreamFault | null = null) => Promise.resolve(app(fault).request(path));
const playlist = (stream: string, camera = 'front') => `/live/${stream}/${camera}/live.m3u8?start=${START}`;
const segment = (sequence: number | string, camera = 'front') => `/live/live/${camera}/${sequence}.m4s?start=${START}`;
const kind = ({ status, headers }: Response) => [status, headers.get('content-type'), headers.get('cache-control')];
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('[core 4] serves every file with its type and cache lifetime', async () => {
  expect(kind(await get(playlist('live')))).toEqual([200, 'application/vnd.apple.mpegurl', 'no-store']);
  const kept = 'private, max-age=31536000, immutable';
  expect(kind(await get('/live/live/rear/init.mp4'))).toEqual([200, 'video/mp4', kept]);
  expect(kind(await get(segment(7)))).toEqual([200, 'video/iso.segment', kept]);
  expect(kind(await get('/stills/rear/6.webp'))).toEqual([200, 'image/webp', 'private, max-age=3600']);
});

test('[core 4] lists six available segments in the playlist', async () => {
  const text = await (await get(playlist('live'))).text();
  const listed = text.match(/^\d+\.m4s\?start=\d+$/gm) ?? [];
  expect(listed.map((address) => Number.parseInt(address, 10))).toEqual([90, 91, 92, 93, 94, 95]);
  for (const address of listed) expect((await get(`/live/live/front/${address}`)).status).toBe(200);
});

test.each(CAMERAS)('[core 4] %s: segments are continuous over four loops', async (camera) => {
  for (const sequence of [0, 1, 10, 11, 12, 13, 23, 24, 47, 48]) {
    const facts = readSegment(await bytesOf(await get(segment(sequence, camera))));
    expect(facts).toEqual({
      boxes: ['styp', 'sidx', 'moof', 'mdat'],
      fragment: sequence + 1,
      indexTime: BigInt(sequence * 30_000),
      indexTimescale: 15_000,
      decodeTime: BigInt(sequence * 30_000),
      duration: 30_000,
      complete: true,
    });
  }
});

test.each(CAMERAS)('%s: the committed clip matches its description', async (camera) => {
  const init = await mediaAssets.init(camera);
  const mdhd = new TextDecoder('latin1').decode(init).indexOf('mdhd');
  expect(new DataView(init.buffer).getUint32(mdhd + 16)).toBe(15_000);
  for (let part = 0; part < 12; part++) {
    const facts = readSegment(await mediaAssets.segment(camera, part));
    expect(facts).toMatchObject({ decodeTime: BigInt(part * 30_000), duration: 30_000, complete: true });
  }
  for (let still = 1; still <= 6; still++) {
    const picture = await mediaAssets.still(camera, still);
    expect(new TextDecoder('latin1').decode(picture.subarray(8, 12))).toBe('WEBP');
    expect(picture.length).toBeLessThan(25_000);
  }
});

test('[core 4] marks an ended stream and still serves its last segments', async () => {
  const text = await (await get(playlist('ended'))).text();
  expect(text.endsWith('\n#EXT-X-ENDLIST\n')).toBe(true);
  expect((await get(`/live/ended/front/95.m4s?start=${START}`)).status).toBe(200);
});

test.each([
  ['a viewer without access', playlist('refused'), 403],
  ['its init segment', '/live/refused/front/init.mp4', 403],
  ['its segments', `/live/refused/front/90.m4s?start=${START}`, 403],
  ['an unknown stream', playlist('other'), 404],
  ['its init segment', '/live/other/front/init.mp4', 404],
  ['its segments', `/live/other/front/90.m4s?start=${START}`, 404],
  ['an unknown camera', playlist('live', 'side'), 404],
  ['a playlist without start', '/live/live/front/live.m3u8', 400],
  ['a start that is not a number', '/live/live/front/live.m3u8?start=now', 400],
  ['a start before 1970', '/live/live/front/live.m3u8?start=-1', 400],
  ['a start beyond the range of dates', '/live/live/front/live.m3u8?start=99999999999999', 400],
  ['a segment without start', '/live/live/front/90.m4s', 400],
  ['a segment not recorded yet', segment(96), 404],
  ['a segment beyond any stream', segment('99999999999999999999'), 404],
  ['a segment below zero', segment('-1'), 404],
  ['a segment and a half', segment('1.5'), 404],
  ['a segment number in another form', segment('007'), 404],
  ['a segment by another name', segment('last'), 404],
  ['clip 0', '/clips/front/0.mp4', 404],
  ['clip 7', '/clips/front/7.mp4', 404],
  ['a clip of an unknown camera', '/clips/side/1.mp4', 404],
  ['still 0', '/stills/front/0.webp', 404],
  ['still 7', '/stills/front/7.webp', 404],
  ['a still of an unknown camera', '/stills/side/1.webp', 404],
])('refuses %s', async (_, path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('[core 4] fault codec: announces an unsupported codec in the playlist', async () => {
  const answer = await get(playlist('live'), 'codec');
  expect(kind(answer)).toEqual([200, 'application/vnd.apple.mpegurl', 'no-store']);
  expect(await answer.text()).toContain('CODECS="dvh1.05.01"');
});

test('[core 4] fault playlist_404', async () => {
  expect(kind(await get(playlist('live'), 'playlist_404'))).toEqual([404, 'text/plain; charset=UTF-8', 'no-store']);
});

test('[core 4] fault segments_503: serves the playlist and fails its segments', async () => {
  expect((await get(playlist('live'), 'segments_503')).status).toBe(200);
  expect(kind(await get(segment(90), 'segments_503'))).toEqual([503, 'text/plain; charset=UTF-8', 'no-store']);
});

test('[core 4] fault truncated: cuts a segment within its headers, uncacheable', async () => {
  const whole = await bytesOf(await get(segment(90)));
  const answer = await get(segment(90), 'truncated');
  expect(kind(answer)).toEqual([200, 'video/iso.segment', 'no-store']);
  expect(await bytesOf(answer)).toEqual(whole.slice(0, 200));
  expect(new TextDecoder('latin1').decode(whole).indexOf('mdat')).toBeGreaterThan(200);
});

test.each(CAMERAS)('[commerce 3] %s: a snippet is one file of six seconds from 0', async (camera) => {
  for (const clip of [1, 6]) {
    const answer = await get(`/clips/${camera}/${clip}.mp4`);
    expect(kind(answer)).toEqual([200, 'video/mp4', 'private, max-age=3600']);
    const file = await bytesOf(answer);
    let at = (await mediaAssets.init(camera)).length;
    for (const part of [0, 1, 2]) {
      const { length } = await mediaAssets.segment(camera, ((clip - 1) * 2 + part) % 12);
      const facts = readSegment(file.slice(at, at + length));
      expect(facts).toMatchObject({ fragment: part + 1, decodeTime: BigInt(part * 30_000), complete: true });
      at += length;
    }
    expect(at).toBe(file.length);
  }
});

test('[commerce 3] serves ranges of a snippet for seeking', async () => {
  const whole = await bytesOf(await get('/clips/front/1.mp4'));
  const part = (range: string) => Promise.resolve(app().request('/clips/front/1.mp4', { headers: { range } }));
  const middle = await part('bytes=100-199');
  expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
  expect(await bytesOf(middle)).toEqual(whole.slice(100, 200));
  const end = await part('bytes=1000-');
  expect(await bytesOf(end)).toEqual(whole.slice(1_000));
  expect((await part(`bytes=${whole.length}-`)).status).toBe(416);
});
