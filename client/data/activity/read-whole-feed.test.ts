import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { ListMovedError } from '../read-whole-list.ts';
import { readWholeFeed } from './read-whole-feed.ts';

const fetched = vi.fn<(address: URL) => Promise<Response>>();
const PAGE = 100;
const ids = (offset: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(PAGE, count - offset)) }, (_, index) => ({ id: String(offset + index) }));
const offsetOf = (address: URL) => Number(address.searchParams.get('offset'));
const page = (offset: number, count: number) =>
  Response.json({ count, next: null, previous: null, results: ids(offset, count) });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

function read(stop = new AbortController()) {
  const steps: number[] = [];
  const whole = readWholeFeed(
    { event: ['lock'] },
    { signal: stop.signal, onProgress: ({ done }) => void steps.push(done), convert: (page) => [...page] },
  );
  return { entries: whole.then(({ parts }) => parts.flat()), whole, steps };
}

test('[commerce 1] reads all pages in order and reports the progress', async () => {
  fetched.mockImplementation(async (address) => page(offsetOf(address), 250));
  const { entries, whole, steps } = read();
  expect((await entries).map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect((await whole).count).toBe(250);
  expect(steps.at(-1)).toBe(250);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('[commerce 1] reads again if an entry was added while it ran', async () => {
  let calls = 0;
  fetched.mockImplementation(async (address) => page(offsetOf(address), (calls += 1) === 1 ? 250 : 251));
  expect(await read().entries).toHaveLength(251);
});

test('[commerce 1] gives up if the entries never settle', async () => {
  let count = 250;
  fetched.mockImplementation(async (address) => page(offsetOf(address), (count += 1)));
  await expect(read().entries).rejects.toBeInstanceOf(ListMovedError);
});

/** A server with 250 entries in pages of 40, which states this count. */
const small = (count: number | undefined) => async (address: URL) => {
  const offset = offsetOf(address);
  const results = ids(offset, 250).slice(0, 40);
  const next = offset + 40 < 250 ? `/api/v1/iot/logs?limit=40&offset=${offset + 40}` : null;
  return Response.json({ count, next, previous: null, results });
};

test.each([
  ['is right', 250],
  ['is too small', 40],
  ['is too large', 900],
  ['is 0', 0],
  ['is missing', undefined],
])('[commerce 1] reads on until no page follows if the count %s', async (_how, count) => {
  fetched.mockImplementation(small(count));
  const { entries, whole } = read();
  expect((await entries).map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect((await whole).count).toBe(250);
});

test('[commerce 1] stops reading when the export is canceled', async () => {
  const stop = new AbortController();
  fetched.mockImplementation(async (address) => {
    stop.abort(new Error('apiCanceled'));
    return page(offsetOf(address), 5_000);
  });
  await expect(read(stop).entries).rejects.toThrow('apiCanceled');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('[core 8] requests no further pages after one failed', async () => {
  fetched.mockImplementation(async (address) =>
    offsetOf(address) === 200
      ? Response.json({ detail: 'Forbidden' }, { status: 403 })
      : page(offsetOf(address), 5_000),
  );
  await expect(read().entries).rejects.toMatchObject({ status: 403 });
  const asked = fetched.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(asked);
  expect(asked).toBeLessThan(20);
});
