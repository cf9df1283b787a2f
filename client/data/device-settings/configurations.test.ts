import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
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

test('[commerce 5] the mileage is a configuration, and the list shows it when the device took it', async () => {
  answers(200, { parsed: { command_success: true } });
  await setMileage(50_000);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(init?.body as string)).toEqual({ deviceKey: 'GG-20417-A7', command: 'set_mileage', value: 50_000 });
  expect(shown()).toEqual([50_000, 31_200]);
});

test.each([
  ['[commerce 8] does not answer', 424, { detail: 'The device is not responding.' }],
  ['refuses', 403, { detail: 'The plan of this vehicle has expired.', code: 'EXPIRED' }],
  ['answers without success', 200, { parsed: { command_success: false } }],
])('a device that %s keeps its mileage', async (_title, status, answer) => {
  answers(status, answer);
  await expect(setMileage(50_000)).rejects.toMatchObject({ name: 'ApiError' });
  expect(shown()).toEqual([31_200, 31_200]);
});

test('[commerce 5] 0 is a mileage; none is not sent', async () => {
  answers(200, { parsed: { command_success: true } });
  await setMileage(0);
  expect(shown()).toEqual([0, 31_200]);
  await expect(setMileage(Number.NaN)).rejects.toThrow('mileage is a required field');
  expect(fetched).toHaveBeenCalledOnce();
});
