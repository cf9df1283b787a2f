import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User, Vehicle } from '../api/model.ts';
import { configureApi } from '../api/transport.ts';
import { queryClient } from '../data/query-client.ts';
import { vehiclesQuery } from '../data/vehicles/queries.ts';
import { destinationOf } from './arrival.ts';

const OWNER = { user_type: [{ type: 'owner', subscriber: 11 }] } as User;
const asked: string[] = [];
/** Answers of the server: whether it accepts `next`, and the number of vehicles. `null`: the call fails. `isSilent`: a call has no answer. */
let server: { valid: boolean | null; vehicles: number | null; isSilent?: (query: URLSearchParams) => boolean };

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  vi.stubGlobal('localStorage', { getItem: () => null });
  asked.length = 0;
  server = { valid: true, vehicles: 3 };
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname + address.search);
    if (server.isSilent?.(address.searchParams)) return new Promise(() => undefined);
    const isNext = address.pathname === '/api/validate-next';
    const value = isNext ? server.valid : server.vehicles;
    if (value === null) return Response.json({ detail: 'No.' }, { status: 503 });
    if (isNext) return Response.json({ valid: value });
    const results =
      address.searchParams.get('limit') === '1' ? [] : Array.from({ length: Number(value) }, (_, id) => ({ id }));
    return Response.json({ count: value, next: null, previous: null, results });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The destination, and the milliseconds until it is known. */
async function arrive(next: string | null, user = OWNER): Promise<[string, number]> {
  const started = Date.now();
  const arriving = destinationOf(next, user, null).then((target): [string, number] => [target, Date.now() - started]);
  await vi.advanceTimersByTimeAsync(5_000);
  return arriving;
}

test('[core 4] opens a next that the rule and the server accept, after a second', async () => {
  const [target, took] = await arrive('/control-center?vehicle=12');
  expect(target).toBe('/control-center?vehicle=12');
  expect(took).toBeGreaterThanOrEqual(1_000);
  expect(took).toBeLessThan(1_100);
  expect(asked).toContain('/api/validate-next?next=%2Fcontrol-center%3Fvehicle%3D12');
});

test('does not wait without a next', async () => {
  const [target, took] = await arrive(null);
  expect(target).toBe('/');
  expect(took).toBeLessThan(100);
});

test('[core 2.2] drops a hostile next before a request, and one that the server refuses after it', async () => {
  expect((await arrive('//evil.example'))[0]).toBe('/');
  expect(asked.filter((address) => address.includes('validate-next'))).toEqual([]);
  server.valid = false;
  expect((await arrive('/control-center'))[0]).toBe('/');
  server.valid = null;
  expect((await arrive('/control-center'))[0]).toBe('/');
});

test('[core 2.2] does not redirect to add a vehicle if the vehicles cannot be loaded', async () => {
  server.vehicles = null;
  expect((await arrive(null))[0]).toBe('/');
});

test('[core 4] takes the list of vehicles or the call for one, whichever answers first', async () => {
  const isForOne = (query: URLSearchParams) => query.get('limit') === '1';
  for (const isSilent of [isForOne, (query: URLSearchParams) => !isForOne(query)]) {
    queryClient.clear();
    server = { valid: true, vehicles: 0, isSilent };
    const [target, took] = await arrive(null);
    expect(target).toBe('/subscriptions/add');
    expect(took).toBeLessThan(100);
  }
});

test("[core 4] takes the session's list of vehicles without a call if it is loaded", async () => {
  for (const [vehicles, target] of [
    [[], '/subscriptions/add'],
    [[{ id: 1001 } as Vehicle], '/'],
  ] as const) {
    queryClient.setQueryData(vehiclesQuery().queryKey, [...vehicles]);
    expect((await arrive(null))[0]).toBe(target);
  }
  expect(asked).toEqual([]);
});

test('[core 2.2] opens a next with a capital and a trailing slash, also without vehicles', async () => {
  server.vehicles = 0;
  expect((await arrive('/Profile/'))[0]).toBe('/profile');
});

test("[core 2.1] opens an answer bound to the user's address, and no other user's", async () => {
  const bound = { pathname: '/invite', token: 't', email: 'nina@waymark.example', until: Date.now() + 60_000 };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(bound) });
  const nina = { ...OWNER, email: 'Nina@waymark.example' };
  server.vehicles = 0;
  expect((await arrive(null, nina))[0]).toBe('/invite');
  expect((await arrive(null, { ...OWNER, email: 'riley@waymark.example' }))[0]).toBe('/subscriptions/add');
});
