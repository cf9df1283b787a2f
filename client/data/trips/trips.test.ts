import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aLog } from '../../rules/trips/trip.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { tripsQuery } from './trips.ts';

const fetched = vi.fn<typeof fetch>();
const STATS = { trip_miles: 8 };
const trip = (second: number) => ({
  idle_time: 0,
  max_speed: 30,
  start_address: null,
  end_address: null,
  logs: [aLog(second)],
});
const PERIOD = { from: Date.parse('2026-11-20T15:35:00Z'), to: Date.parse('2026-11-21T15:35:00Z') };

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

/** Address of the nth request, without its host. */
const asked = (index: number) => {
  const [input] = fetched.mock.calls[index] ?? [];
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
  return pathname + search;
};

test('[commerce 7] follows the next links of trips until there is none, and keeps the sums of the range', async () => {
  const link = '/api/v1/device/trip/GG-1?limit=1&offset=1';
  fetched.mockImplementationOnce(async () =>
    Response.json({ count: 2, next: link, previous: null, results: [trip(60)], stats: STATS }),
  );
  fetched.mockImplementationOnce(async () =>
    Response.json({ count: 2, next: null, previous: link, results: [trip(0)], stats: STATS }),
  );
  const { trips, stats } = await queryClient.fetchQuery(tripsQuery('GG-1', PERIOD));
  expect(trips.map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-11-21T15:01:00.000Z',
    '2026-11-21T15:00:00.000Z',
  ]);
  expect(stats).toEqual(STATS);
  expect(asked(0)).toContain('from_date=2026-11-20T15%3A35%3A00.000Z&to_date=2026-11-21T15%3A34%3A59.999Z');
  expect(asked(1)).toContain('limit=1&offset=1');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[commerce 7] lists a trip once that a newer one moves to the second page', async () => {
  const link = '/api/v1/device/trip/GG-1?limit=1&offset=1';
  const pages = [
    { count: 1, next: link, previous: null, results: [trip(60)], stats: STATS },
    { count: 2, next: null, previous: link, results: [trip(60)], stats: STATS },
  ];
  for (const page of pages) fetched.mockImplementationOnce(async () => Response.json(page));
  const { trips } = await queryClient.fetchQuery(tripsQuery('GG-1', PERIOD));
  expect(trips.map(({ start }) => new Date(start).toISOString())).toEqual(['2026-11-21T15:01:00.000Z']);
});

test('[commerce 7] ends at a next link that does not go on', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ count: 2, next: '/api/v1/device/trip/GG-1?offset=0', previous: null, results: [], stats: STATS }),
  );
  await queryClient.fetchQuery(tripsQuery('GG-1', PERIOD));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('[commerce 8] a network lost after the first page keeps no half of the trips, and a retry reads all of them', async () => {
  const link = '/api/v1/device/trip/GG-1?limit=1&offset=1';
  const first = async () => Response.json({ count: 2, next: link, previous: null, results: [trip(60)], stats: STATS });
  const second = async () => Response.json({ count: 2, next: null, previous: link, results: [trip(0)], stats: STATS });
  const query = { ...tripsQuery('GG-1', PERIOD), retry: false };
  fetched.mockImplementationOnce(first);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ kind: 'network' });
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
  fetched.mockImplementationOnce(first);
  fetched.mockImplementationOnce(second);
  expect((await queryClient.fetchQuery(query)).trips).toHaveLength(2);
});

test('[commerce 7] a cancelled load reads no further page and keeps nothing', async () => {
  const link = '/api/v1/device/trip/GG-1?limit=1&offset=1';
  const query = tripsQuery('GG-1', PERIOD);
  fetched.mockImplementationOnce(async () => {
    void queryClient.cancelQueries({ queryKey: query.queryKey });
    return Response.json({ count: 2, next: link, previous: null, results: [trip(60)], stats: STATS });
  });
  await expect(queryClient.fetchQuery(query)).rejects.toThrow();
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('[commerce 2] a later read keeps the object of equal trips and sums, and takes over what changed', async () => {
  const query = tripsQuery('GG-1', PERIOD);
  const answer = async (second: number, stats = STATS) => {
    fetched.mockImplementationOnce(async () =>
      Response.json({ count: 1, next: null, previous: null, results: [trip(second)], stats: { ...stats } }),
    );
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const cached = queryClient.getQueryData(query.queryKey);
    if (!cached) throw new Error('Nothing was cached');
    return cached;
  };
  const first = await answer(0);
  expect(await answer(0)).toBe(first);
  const more = await answer(0, { trip_miles: 9 });
  expect(more.stats).toEqual({ trip_miles: 9 });
  expect(more.trips).toBe(first.trips);
  const other = await answer(60, { trip_miles: 9 });
  expect(other.trips).not.toBe(first.trips);
  expect(other.stats).toBe(more.stats);
});
