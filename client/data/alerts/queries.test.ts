import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { ALERT_TYPES } from '../../rules/commands/actions.ts';
import { alertCountsQuery } from '../activity/queries.ts';
import { type AlertFilter, alertEventsQuery, callsOf, eventsRead, type Step, unknownAlertsQuery } from './queries.ts';

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

test('[commerce 3] counts alerts of types that it does not know, and lists them on request', async () => {
  const client = new QueryClient();
  const page = (count: number) => Response.json({ count, next: null, previous: null, results: [] });
  fetched.mockImplementation(async ({ searchParams }) => page(searchParams.has('alert_type') ? 40 : 43));
  expect(await client.fetchQuery(unknownAlertsQuery(filter))).toBe(3);
  expect(asked()).toEqual(ALERT_TYPES);
  // Raised between the two calls.
  fetched.mockImplementation(async ({ searchParams }) => page(searchParams.has('alert_type') ? 41 : 40));
  expect(await client.fetchQuery(unknownAlertsQuery({ ...filter, vehicle_id: [1] }))).toBe(0);
  await client.fetchInfiniteQuery(alertEventsQuery({ ...filter, alert_type: [] }));
  expect(asked()).toEqual([]);
});

const DAYS: AlertFilter = { from_date: '2026-11-15T06:00:00Z', to_date: '2026-11-22T05:59:59Z' };
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`;
/** A page of events at these minutes. */
const read = (count: number, minutes: readonly number[], offset = 0): Step[number] => ({
  request: { limit: 100, offset },
  page: {
    count,
    next: null,
    previous: null,
    results: minutes.map((minute) => ({
      id: `event-${minute}`,
      alert_type: 'curfew',
      timestamp: at(minute),
      vehicle_id: minute,
    })),
  },
});
const minutesOf = (steps: readonly Step[]) => eventsRead(steps).events.map(({ id }) => Number(id.slice(6)));

test('[commerce 7] asks for a group of 1,200 vehicles in calls of 500', () => {
  const vehicle_id = Array.from({ length: 1_200 }, (_, index) => index + 1);
  const calls = callsOf({ ...DAYS, vehicle_id });
  expect(calls.map((call) => call.vehicle_id?.length)).toEqual([500, 500, 200]);
  expect(calls.flatMap((call) => call.vehicle_id ?? [])).toEqual(vehicle_id);
  expect(callsOf(DAYS).map((call) => call.vehicle_id)).toEqual([undefined]);
});

test('[commerce 7] shows events of several calls in one order, as far as all calls are read', () => {
  const first: Step = [read(4, [50, 30]), read(3, [49, 48])];
  expect(minutesOf([first])).toEqual([50, 49, 48]);
  expect(eventsRead([first]).count).toBe(7);
  expect(minutesOf([first, [null, read(3, [20], 2)]])).toEqual([50, 49, 48, 30]);
  expect(minutesOf([first, [null, read(3, [20], 2)], [read(4, [25, 10], 2), null]])).toEqual([
    50, 49, 48, 30, 25, 20, 10,
  ]);
});

test('[commerce 7] keeps the order of the server for a single call, and an event of two pages once', () => {
  expect(minutesOf([[read(5, [50, 40, 30])], [read(5, [30, 20], 3)]])).toEqual([50, 40, 30, 20]);
  expect(eventsRead([])).toEqual({ events: [], count: 0 });
});

test('[commerce 7] reads on with the calls that keep older events from being shown, until all are read', () => {
  const vehicle_id = Array.from({ length: 501 }, (_, index) => index + 1);
  const { getNextPageParam } = alertEventsQuery({ ...DAYS, vehicle_id });
  const next = (...steps: Step[]) => getNextPageParam(steps.at(-1) ?? [], steps, [], []);
  const first: Step = [read(4, [50, 30]), read(3, [49, 48])];
  const second: Step = [null, read(3, [20], 2)];
  expect(next(first)).toEqual([null, { limit: 100, offset: 2 }]);
  expect(next(first, second)).toEqual([{ limit: 100, offset: 2 }, null]);
  expect(next(first, second, [read(4, [25, 10], 2), null])).toBeNull();
});

test('[commerce 3] an event without a time comes last once all is read', () => {
  const untimed = read(1, [40]);
  for (const event of untimed?.page.results ?? []) delete event.timestamp;
  expect(minutesOf([[read(1, [50]), untimed]])).toEqual([50, 40]);
});
