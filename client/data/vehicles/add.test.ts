import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { findDevice, vehicleCreate } from './add.ts';
import { vehiclesQuery } from './queries.ts';

const KEY = '3199900028';
const READY = `/api/v1/device/ready-state/${KEY}`;
const PENDING = `/api/v1/vehicle/pending-data/${KEY}/?subscriber=61`;

const LIST = '/api/v1/vehicle?limit=100&offset=0';
const listOf = (vehicle: object) =>
  [200, { count: 1, next: null, previous: null, results: [vehicle] }] as [number, object];

let answers: Record<string, [status: number, data: object]>;
let asked: [address: string, token: string | null][];

beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit = {}) => {
    const address = input.pathname + input.search;
    asked.push([address, new Headers(init.headers).get('authorization')]);
    const [status, data] = answers[address] ?? [404, { detail: 'Not found.' }];
    return Response.json(data, { status });
  });
  const origin = new URL('https://portal.example/');
  configureApi({
    base: new URL('/api/v1/', origin),
    origin,
    accessToken: async () => 'token',
    onUnauthorized: () => undefined,
  });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

const ready = (reason: string | null) =>
  [200, { device_key: KEY, ready: reason === null, reason, product_name: 'ft-x2max' }] as [number, object];

test('[commerce 7] looks a device up without a token, and its vehicle with one', async () => {
  const known = { device_key: KEY, vehicle_make: 'Kia', vehicle_model: 'Sorento', vehicle_year: 2025 };
  answers = { [READY]: ready(null), [PENDING]: [200, known] };
  expect(await findDevice(KEY, 61)).toEqual({ key: KEY, product: 'ft-x2max', known });
  expect(asked).toEqual([
    [READY, null],
    [PENDING, 'Bearer token'],
  ]);
});

test('[commerce 8] accepts a device without a known vehicle', async () => {
  answers = { [READY]: ready(null) };
  expect(await findDevice(KEY, 61)).toEqual({ key: KEY, product: 'ft-x2max', known: null });
});

test.each(['ALREADY_IN_USE', 'DEACTIVATED', 'INVALID_STATE', 'NO_PRICING_PLAN'])(
  '[commerce 8] refuses a device before any other lookup: %s',
  async (reason) => {
    answers = { [READY]: ready(reason) };
    answers[LIST] = listOf(aVehicle({ id: 7, device_key: KEY, isShared: true }));
    expect(await findDevice(KEY, 61)).toEqual({ refusal: reason, own: null });
    expect(asked.filter(([address]) => address !== LIST)).toEqual([[READY, null]]);
  },
);

test("[commerce 8] finds a device in the user's vehicle that was added elsewhere", async () => {
  const vehicle = aVehicle({ id: 7, device_key: KEY });
  queryClient.setQueryData(vehiclesQuery().queryKey, []);
  answers = { [READY]: ready('ALREADY_IN_USE'), [LIST]: listOf(vehicle) };
  expect(await findDevice(KEY, 61)).toMatchObject({ refusal: 'ALREADY_IN_USE', own: { id: 7 } });
  expect(await findDevice(KEY, 61)).toMatchObject({ refusal: 'ALREADY_IN_USE', own: { id: 7 } });
  expect(asked.filter(([address]) => address === LIST)).toHaveLength(1);
});

test('[commerce 8] maps an unknown key to not found and an unknown reason to other', async () => {
  expect(await findDevice(KEY, 61)).toEqual({ refusal: 'NOT_FOUND', own: null });
  answers = { [READY]: ready('RECALLED') };
  expect(await findDevice(KEY, 61)).toEqual({ refusal: 'OTHER', own: null });
});

test('[core 8] rejects if a lookup fails', async () => {
  answers = { [READY]: [400, { detail: 'No.' }] };
  await expect(findDevice(KEY, 61)).rejects.toMatchObject({ status: 400 });
});

test('adds the new vehicle to the list at once', async () => {
  queryClient.setQueryData(vehiclesQuery().queryKey, [aVehicle({ id: 1 })]);
  answers = { '/api/v1/vehicle': [201, aVehicle({ id: 900_001 })] };
  const request = { subscriber_id: 61, device_key: KEY, vehicle_name: 'First van' };
  await new MutationObserver(queryClient, vehicleCreate()).mutate({ data: request });
  expect(queryClient.getQueryData(vehiclesQuery().queryKey)?.map(({ id }) => id)).toEqual([1, 900_001]);
});
