import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Geofence } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { queryClient } from '../query-client.ts';
import { geofencesQuery } from './queries.ts';
import { useAllGeofences } from './use-all-geofences.ts';

// A page rendered without a browser runs no effects.
vi.mock('react', async (original) => ({ ...(await original<object>()), useEffect: (effect: () => void) => effect() }));

const TOTAL = 230;
const fetched = vi.fn<(address: URL) => Promise<Response>>();
/** Limit and offset of each read. */
const asked = () =>
  fetched.mock.calls.map(([{ searchParams }]) => `${searchParams.get('limit')} from ${searchParams.get('offset')}`);

beforeEach(async () => {
  queryClient.clear();
  fetched.mockReset();
  fetched.mockImplementation(async ({ searchParams }) => {
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    const results = Array.from({ length: Math.min(limit, TOTAL - offset) }, (_, index) => ({ id: offset + index + 1 }));
    const next = offset + limit < TOTAL ? `/api/v1/geofence?limit=${limit}&offset=${offset + limit}` : null;
    return Response.json({ count: TOTAL, next, previous: null, results });
  });
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  await queryClient.fetchInfiniteQuery(geofencesQuery());
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What the hook returns in each of several parts of a page. Waits for the reads that they cause. */
async function seen(options?: { enabled?: boolean }, parts = 1): Promise<readonly (readonly Geofence[] | undefined)[]> {
  const values: (readonly Geofence[] | undefined)[] = [];
  function Part() {
    values.push(useAllGeofences(options).all);
    return null;
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      {Array.from({ length: parts }, (_, index) => (
        <Part key={index} />
      ))}
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return values;
}
const idsOf = ([all]: readonly (readonly Geofence[] | undefined)[]) => all?.map(({ id }) => id);

test('[commerce 9] shows the first ten at once, and reads all others a hundred at a time', async () => {
  expect(idsOf(await seen())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await seen())[0]).toHaveLength(110);
  expect((await seen())[0]).toHaveLength(210);
  expect(idsOf(await seen())?.at(-1)).toBe(230);
  await seen();
  expect(asked()).toEqual(['10 from 0', '100 from 10', '100 from 110', '100 from 210']);
});

test('reads a page once for several parts that ask for it', async () => {
  expect(await seen({}, 3)).toHaveLength(3);
  expect(asked()).toEqual(['10 from 0', '100 from 10']);
});

test('reads nothing further while disabled', async () => {
  expect(idsOf(await seen({ enabled: false }))).toHaveLength(10);
  expect(asked()).toEqual(['10 from 0']);
});

test('does not repeat a failed page by itself, and keeps those before it', async () => {
  fetched.mockImplementation(async () => Response.json({ detail: 'No.' }, { status: 400 }));
  await seen();
  const reads = asked().length;
  expect(idsOf(await seen())).toHaveLength(10);
  expect(asked()).toHaveLength(reads);
});

test('has no list before the first page', async () => {
  queryClient.clear();
  expect(await seen()).toEqual([undefined]);
});
