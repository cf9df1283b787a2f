import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { useInterruptions } from '../notices/interruptions.ts';
import { outagesQuery } from '../notices/queries.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { mileageSetting } from './configurations.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (status: number, data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const state = { timestamp: '2026-11-21T15:59:00Z', mileage: 31_200 };
const setMileage = (miles: number) =>
  new MutationObserver(queryClient, mileageSetting({ id: 12, device_key: 'GG-20417-A7' })).mutate(miles);
const shown = () => queryClient.getQueryData(vehiclesQuery().queryKey)?.map((one) => one.last_known_state?.mileage);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  const other = aVehicle({ id: 13, last_known_state: state });
  queryClient.setQueryData(vehiclesQuery().queryKey, [aVehicle({ last_known_state: state }), other]);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[commerce 5] sends the mileage as a configuration and updates the list', async () => {
  answers(200, { parsed: { command_success: true } });
  await setMileage(50_000);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(init?.body as string)).toEqual({ deviceKey: 'GG-20417-A7', command: 'set_mileage', value: 50_000 });
  expect(shown()).toEqual([50_000, 31_200]);
});

test.each([
  ['[commerce 8] does not answer', 424, { detail: 'The device is not responding.' }, 'device-unreachable'],
  ['refuses', 403, { detail: 'The plan of this vehicle has expired.', code: 'EXPIRED' }, 'forbidden'],
  ['answers without success', 200, { parsed: { command_success: false } }, 'forbidden'],
])('keeps the mileage of a device that %s', async (_title, status, answer, kind) => {
  answers(status, answer);
  await expect(setMileage(50_000)).rejects.toMatchObject({ name: 'ApiError', kind });
  expect(shown()).toEqual([31_200, 31_200]);
});

test('[commerce 5] sends a mileage of 0 and skips a missing one', async () => {
  answers(200, { parsed: { command_success: true } });
  await setMileage(0);
  expect(shown()).toEqual([0, 31_200]);
  await expect(setMileage(Number.NaN)).rejects.toThrow('mileage is a required field');
  expect(fetched).toHaveBeenCalledOnce();
});

/** A status page with an outage of the device, and a server that refuses because of it. */
function outage() {
  const notice = {
    status: 'identified',
    body: '',
    created_at: '2026-11-21T15:00:00Z',
    affected_components: [{ name: 'X1', old_status: 'operational', new_status: 'major_outage' }],
  };
  fetched.mockImplementation(async (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    if (pathname.endsWith('/outage')) return Response.json([notice]);
    if (pathname.endsWith('/maintenance')) return Response.json([]);
    return Response.json({ detail: 'Commands are interrupted.', code: 'OUTAGE' }, { status: 403 });
  });
  return notice;
}
const opening = () => useInterruptions.getState().opening;
const sent = () => fetched.mock.calls.filter(([, init]) => init?.method === 'POST').length;

test('[core 4] does not send a mileage during a known outage and opens its notice', async () => {
  queryClient.setQueryData(outagesQuery().queryKey, [outage()]);
  await expect(setMileage(50_000)).rejects.toMatchObject({ code: 'OUTAGE' });
  expect([sent(), opening()]).toEqual([0, { kind: 'outage', by: 'command' }]);
});

test('[core 4] opens the notice of an outage that the server reports', async () => {
  outage();
  await expect(setMileage(50_000)).rejects.toMatchObject({ code: 'OUTAGE' });
  await vi.waitFor(() => expect(opening()).toEqual({ kind: 'outage', by: 'command' }));
  expect(sent()).toBe(1);
});
