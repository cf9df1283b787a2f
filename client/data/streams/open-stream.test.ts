import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { isStreaming, keepAlive, NoStreamError, readStream, waitForStream } from './open-stream.ts';

const KEY = '3182041907';
const fetched = vi.fn<(address: URL, init?: RequestInit) => Promise<Response>>();
const json = (status: number, data: unknown) => async () => new Response(JSON.stringify(data), { status });
const answers = (status: number, data: unknown) => fetched.mockImplementationOnce(json(status, data));
const asked = () => fetched.mock.calls.map(([address, init]) => `${init?.method} ${address.pathname}`);
const life = () => new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { baseURI: 'https://portal.example/some/path/' });
  const origin = new URL('https://portal.example/');
  const base = new URL('https://api.example/api/v1/');
  configureApi({ base, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[core 4] requests the id of a stream at once and every 5 seconds until there is one', async () => {
  answers(200, { key: null });
  answers(200, { key: null });
  answers(200, { key: 's1' });
  const id = waitForStream(KEY, life().signal);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked()).toEqual([`POST /api/v1/device/${KEY}/streaming`]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await id).toBe('s1');
});

test('[core 4] repeats a lost request, but not a refused one', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answers(503, {});
  answers(200, { key: 's1' });
  const id = waitForStream(KEY, life().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await id).toBe('s1');
  answers(403, { code: 'PAUSED', detail: 'The plan is paused.' });
  await expect(waitForStream(KEY, life().signal)).rejects.toMatchObject({ kind: 'forbidden', code: 'PAUSED' });
});

test('gives up on a camera that does not connect within a minute', async () => {
  fetched.mockImplementation(json(200, { key: null }));
  const id = waitForStream(KEY, life().signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await id).toBeInstanceOf(NoStreamError);
  expect(fetched).toHaveBeenCalledTimes(12);
});

test('stops polling for a closed view', async () => {
  fetched.mockImplementation(json(200, { key: null }));
  const { signal, abort } = (() => {
    const controller = life();
    return { signal: controller.signal, abort: () => controller.abort() };
  })();
  const id = waitForStream(KEY, signal).catch(() => 'closed');
  await vi.advanceTimersByTimeAsync(6_000);
  abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await id).toBe('closed');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[core 4] pings a stream every 15 seconds through network failures until it is left', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  const controller = life();
  const kept = keepAlive(KEY, 's1', controller.signal).catch(() => 'left');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked()).toEqual([`POST /api/v1/device/${KEY}/stream/s1/ping`]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answers(502, {});
  await vi.advanceTimersByTimeAsync(45_001);
  expect(fetched).toHaveBeenCalledTimes(5);
  controller.abort();
  expect(await kept).toBe('left');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(5);
});

test('[core 4] ends when a ping is answered with a missing stream or access', async () => {
  answers(404, { detail: 'Not found.' });
  answers(200, { key: null });
  await expect(keepAlive(KEY, 's1', life().signal)).resolves.toMatchObject({ kind: 'not-found' });
  answers(403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' });
  await expect(keepAlive(KEY, 's1', life().signal)).resolves.toMatchObject({ kind: 'forbidden', code: 'READ_ONLY' });
});

test('[core 4] pings once a service that has no pings, and stays until the stream is left', async () => {
  answers(404, { detail: 'Not found.' });
  answers(200, { key: 's1' });
  const controller = life();
  const kept = keepAlive(KEY, 's1', controller.signal).catch(() => 'left');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked()).toEqual([`POST /api/v1/device/${KEY}/stream/s1/ping`, `POST /api/v1/device/${KEY}/streaming`]);
  controller.abort();
  expect(await kept).toBe('left');
});

test.each([
  ['/media/live/s1/rear/live.m3u8?start=1', 'https://portal.example/media/live/s1/rear/live.m3u8?start=1'],
  ['https://video.example/s1.m3u8', 'https://video.example/s1.m3u8'],
])('[core 7] reads the address of a stream, %s', async (url, address) => {
  answers(200, { url, camera: 'rear' });
  const found = await readStream(KEY, 's1', { asked: 'front', signal: life().signal });
  expect(found).toEqual({ id: 's1', url: address, camera: 'rear' });
});

test('assumes the requested camera if the stream names none', async () => {
  answers(200, { url: 'https://video.example/s1.m3u8' });
  const found = await readStream(KEY, 's1', { asked: 'front', signal: life().signal });
  expect(found.camera).toBe('front');
});

test.each([
  ['starting', true],
  ['streaming', true],
  ['ended', false],
  [null, false],
])('[core 4] reads from %s whether the device streams: %s', (stream_status, streams) => {
  expect(isStreaming({ stream_status })).toBe(streams);
});
