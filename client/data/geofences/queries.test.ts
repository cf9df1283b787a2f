import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { geofenceRulesQuery, geofencesQuery } from './queries.ts';

/** Addresses of the requests, without their host. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname + address.search);
    const numberOf = (name: string) => Number(address.searchParams.get(name));
    const [limit, offset] = [numberOf('limit'), numberOf('offset')];
    const last = Math.min(150, offset + limit);
    const results = Array.from({ length: last - offset }, (_, index) => ({ id: offset + index + 1 }));
    const next = last < 150 ? `${address.pathname}?limit=${limit}&offset=${last}` : null;
    return Response.json({ count: 150, next, previous: null, results });
  });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[commerce 9] reads ten geofences first, then a hundred at a time until there are no more', async () => {
  const observer = new InfiniteQueryObserver(queryClient, geofencesQuery());
  await observer.refetch();
  let result = observer.getCurrentResult();
  expect(result.data?.pages.map(({ results }) => results.length)).toEqual([10]);
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(asked.map((address) => address.slice(address.indexOf('?')))).toEqual([
    '?limit=10&offset=0',
    '?limit=100&offset=10',
    '?limit=100&offset=110',
  ]);
  expect(result.data?.pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(
    Array.from({ length: 150 }, (_, index) => index + 1),
  );
});

test('[commerce 3] reads the rules about geofences of all vehicles', async () => {
  await queryClient.fetchQuery(geofenceRulesQuery());
  expect(new URL(asked[0] ?? '', 'https://portal.example').searchParams.getAll('alert_type')).toEqual(['geofences']);
});
