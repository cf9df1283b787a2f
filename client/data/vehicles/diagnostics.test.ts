import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { troubleCodeClearing } from './diagnostics.ts';
import { vehiclesQuery } from './queries.ts';

const MEANING = { tech_definition: 'Misfire', effect_on_vehicle: '', system: '', urgency_desc: '' };
const CLEAR = { vehicleId: 12, data: { dtc_code: 'P0301' } };
const fetched = vi.fn<typeof fetch>();
const codesOf = (id: number) => {
  const vehicle = queryClient.getQueryData(vehiclesQuery().queryKey)?.find((one) => one.id === id);
  return { codes: Object.keys(vehicle?.dtc_codes ?? {}), count: vehicle?.dtc_error_count };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  const dtc_codes = { P0301: MEANING, P0420: MEANING };
  const vans = [aVehicle({ dtc_codes, dtc_error_count: 2 }), aVehicle({ id: 13, dtc_codes, dtc_error_count: 2 })];
  queryClient.setQueryData(vehiclesQuery().queryKey, vans);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 7] clears a code and keeps the codes of the response', async () => {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ dtc_codes: { P0420: MEANING } }), { status: 200 }));
  await new MutationObserver(queryClient, troubleCodeClearing()).mutate(CLEAR);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toEqual(new URL('https://portal.example/vehicle/12/clear-dtc/'));
  expect(request).toMatchObject({ method: 'POST', body: '{"dtc_code":"P0301"}' });
  expect(codesOf(12)).toEqual({ codes: ['P0420'], count: 1 });
  expect(codesOf(13)).toEqual({ codes: ['P0301', 'P0420'], count: 2 });
});

test('[commerce 8] keeps the codes if the device does not answer', async () => {
  const body = { detail: 'The device is not responding.' };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 424 }));
  const clearing = new MutationObserver(queryClient, troubleCodeClearing()).mutate(CLEAR);
  await expect(clearing).rejects.toMatchObject({ kind: 'device-unreachable', detail: body.detail });
  expect(codesOf(12)).toEqual({ codes: ['P0301', 'P0420'], count: 2 });
});
