import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import type { MemberChange } from '../../rules/groups/groups-change.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { changeMembers } from './groups.ts';

type Server = { lists: Map<number, string | null>; refused: Map<number, [status: number, body: object]> };
let server: Server;
let calls: string[];
let under: { now: number; most: number };
const LATER = 2;

/** Vehicles stored on a server. */
async function answer(input: URL, init: { method?: string; body?: string } = {}): Promise<Response> {
  const id = Number(/\/vehicle\/(\d+)$/.exec(input.pathname)?.[1]);
  const method = init.method ?? 'GET';
  calls.push(`${method} ${id}`);
  under.now += 1;
  under.most = Math.max(under.most, under.now);
  await new Promise((done) => setTimeout(done, LATER));
  under.now -= 1;
  const refusal = server.refused.get(id);
  if (refusal) return new Response(JSON.stringify(refusal[1]), { status: refusal[0] });
  if (method === 'PATCH') {
    const { custom_fields } = JSON.parse(init.body ?? '') as { custom_fields: { field_1: string } };
    server.lists.set(id, custom_fields.field_1);
  }
  return new Response(JSON.stringify(van(id, server.lists.get(id) ?? null)), { status: 200 });
}

const van = (id: number, field_1: string | null) =>
  aVehicle({ id, vehicle_name: `Van ${id}`, custom_fields: { field_1 } });
const put = (id: number, name: string): MemberChange => ({ vehicle: van(id, null), drop: null, put: name });
const drop = (id: number, name: string): MemberChange => ({ vehicle: van(id, null), drop: name, put: null });
const run = (changes: readonly MemberChange[], signal = new AbortController().signal) =>
  changeMembers(changes, { onProgress: () => undefined, signal });
const cached = () =>
  queryClient.getQueryData(vehiclesQuery().queryKey)?.map(({ id, custom_fields }) => [id, custom_fields?.field_1]);

beforeEach(() => {
  server = { lists: new Map(), refused: new Map() };
  calls = [];
  under = { now: 0, most: 0 };
  vi.stubGlobal('fetch', answer);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 2.10] reads each vehicle again, writes it with its other groups and updates the list', async () => {
  server.lists.set(1, "['North', 'Old']").set(2, `["Riley's"]`);
  queryClient.setQueryData(vehiclesQuery().queryKey, [van(1, "['Old']"), van(2, null), van(3, "['Vans']")]);
  const { saved, failed } = await run([{ vehicle: van(1, "['Old']"), drop: 'Old', put: 'New' }, put(2, 'New')]);
  expect([saved.length, failed]).toEqual([2, []]);
  expect(server.lists).toEqual(
    new Map([
      [1, "['North', 'New']"],
      [2, `["Riley's", 'New']`],
    ]),
  );
  expect(cached()).toEqual([
    [1, "['North', 'New']"],
    [2, `["Riley's", 'New']`],
    [3, "['Vans']"],
  ]);
});

test('does not write a vehicle that is already in the group', async () => {
  server.lists.set(1, "['Vans']");
  expect(await run([put(1, 'Vans')])).toMatchObject({ saved: [{ put: 'Vans' }], failed: [] });
  expect(calls).toEqual(['GET 1']);
});

test('[core 7] keeps at most six calls in flight and counts each', async () => {
  const progress: number[] = [];
  const changes = Array.from({ length: 20 }, (_, id) => put(id + 1, 'All'));
  await changeMembers(changes, { onProgress: (done) => progress.push(done), signal: new AbortController().signal });
  expect(under.most).toBe(6);
  expect(progress).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('[core 5] removes and swaps names before adding any, to stay below the limit of groups', async () => {
  server.lists.set(2, "['Vans']").set(4, "['Vans']");
  const { failed } = await run([
    put(1, 'Wagons'),
    { vehicle: van(2, "['Vans']"), drop: 'Vans', put: 'Wagons' },
    put(3, 'Wagons'),
    drop(4, 'Vans'),
  ]);
  expect(failed).toEqual([]);
  const written = calls.filter((call) => call.startsWith('PATCH'));
  expect(written.slice(0, 2).sort()).toEqual(['PATCH 2', 'PATCH 4']);
  expect(written.slice(2).sort()).toEqual(['PATCH 1', 'PATCH 3']);
});

test("[core 8] names refused vehicles with the server's reason and saves the rest", async () => {
  server.refused.set(2, [424, { detail: 'The device did not answer.' }]);
  queryClient.setQueryData(vehiclesQuery().queryKey, [van(1, null), van(2, null)]);
  const { saved, failed } = await run([put(1, 'Vans'), put(2, 'Vans')]);
  expect(saved.map(({ vehicle }) => vehicle.vehicle_name)).toEqual(['Van 1']);
  expect(failed.map(({ change, error }) => [change.vehicle.vehicle_name, error.kind, error.detail])).toEqual([
    ['Van 2', 'device-unreachable', 'The device did not answer.'],
  ]);
  expect(cached()).toEqual([
    [1, "['Vans']"],
    [2, null],
  ]);
});

test('removes a deleted vehicle from its group, and fails to add one', async () => {
  server.refused.set(1, [404, {}]);
  expect(await run([drop(1, 'Vans')])).toMatchObject({ saved: [{ drop: 'Vans' }], failed: [] });
  expect(await run([put(1, 'Vans')])).toMatchObject({ saved: [], failed: [{ error: { kind: 'not-found' } }] });
});

test('completes calls in flight on stop and leaves the rest for a retry', async () => {
  const stop = new AbortController();
  const changes = Array.from({ length: 9 }, (_, id) => put(id + 1, 'All'));
  const { saved, failed } = await changeMembers(changes, { onProgress: () => stop.abort(), signal: stop.signal });
  expect(saved.map(({ vehicle }) => vehicle.id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(failed.map(({ change, error }) => [change.vehicle.id, error.kind])).toEqual([
    [7, 'canceled'],
    [8, 'canceled'],
    [9, 'canceled'],
  ]);
  expect(calls.filter((call) => call.endsWith(' 7'))).toEqual([]);
});

test('[core 2.2] stops on logout and leaves nothing for the next session', async () => {
  const changes = Array.from({ length: 9 }, (_, id) => put(id + 1, 'All'));
  const running = run(changes);
  emptyEverything();
  queryClient.setQueryData(vehiclesQuery().queryKey, [van(1, null)]);
  // Aborts the calls in flight as well.
  expect((await running).failed.length).toBe(9);
  expect(cached()).toEqual([[1, null]]);
});

test('[core 4] limits the read and the write of each vehicle to a minute', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  await run([put(1, 'North')]);
  expect(timeouts.mock.calls).toEqual([[60_000], [60_000]]);
  timeouts.mockRestore();
});
