import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { ALERT_TYPES } from '../../rules/commands/actions.ts';
import { alertCountsQuery } from '../activity/queries.ts';
import { alertEventsQuery } from './queries.ts';

const fetched = vi.fn<(address: URL) => Promise<Response>>();
const from_date = '2026-11-20T00:00:00Z';
const filter = { from_date, to_date: '2026-11-21T00:00:00Z' };
const range = { from: Date.parse(from_date), to: Date.parse('2026-11-21T00:00:00Z') };

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  fetched.mockImplementation(async () => Response.json({ count: 0, next: null, previous: null, results: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const asked = () => fetched.mock.calls.at(-1)?.[0].searchParams.getAll('alert_type');

test('[places 2] names all types but ignition, because a server may leave some out otherwise', async () => {
  const client = new QueryClient();
  const usual = ALERT_TYPES.filter((type) => type !== 'ignition');
  await client.fetchInfiniteQuery(alertEventsQuery(filter));
  expect(asked()).toEqual(usual);
  await client.fetchQuery(alertCountsQuery([range]));
  expect(asked()).toEqual(usual);
  await client.fetchInfiniteQuery(alertEventsQuery({ ...filter, alert_type: ['ignition'] }));
  expect(asked()).toEqual(['ignition']);
});
