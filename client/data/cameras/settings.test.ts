import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CameraSettings, Device } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { runRequest } from '../device-requests/request.ts';
import { maintenanceQuery } from '../notices/queries.ts';
import { queryClient } from '../query-client.ts';
import { deviceQuery, knownDevice } from '../streams/queries.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { cameraSettingsRequest, setWifi } from './settings.ts';

const KEY = '3182041907';
const SECRET = 'Kept-Secret-7';
const fetched = vi.fn<(address: URL, init: { method: string; body?: string }) => Promise<Response>>();
const answers = (status: number, data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const settings = (microphone: boolean): CameraSettings => ({
  cellular_data: { is_enabled: true },
  is_microphone_enabled: microphone,
  status: { is_microphone_enabled: false },
});
const save = () => runRequest(cameraSettingsRequest(KEY, 'is_microphone_enabled', { is_microphone_enabled: false }));
const known = () => knownDevice(KEY)?.camera_settings?.is_microphone_enabled;

beforeEach(() => {
  queryClient.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({
    base: new URL('/api/v1/', origin),
    origin,
    accessToken: async () => 'token',
    onUnauthorized: () => undefined,
  });
  const device = { device_key: KEY, camera_settings: settings(true) } as Device;
  queryClient.setQueryData(deviceQuery(KEY).queryKey, { count: 1, next: null, previous: null, results: [device] });
});
afterEach(() => vi.unstubAllGlobals());

test("[core 3] sends one setting and shows the device's response", async () => {
  answers(200, settings(false));
  await save();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'PATCH', body: '{"is_microphone_enabled":false}' });
  expect(known()).toBe(false);
});

test('[commerce 8] changes nothing if the device does not answer', async () => {
  answers(424, { detail: 'The device is not responding.' });
  expect(await save()).toMatchObject({ outcome: 'unanswered' });
  expect(known()).toBe(true);
});

test('[core 4] does not send a setting during known maintenance', async () => {
  queryClient.setQueryData(vehiclesQuery().queryKey, [aVehicle({ device_key: KEY, product_name: 'ft-xc2' })]);
  const notice = {
    body: '',
    created_at: '2026-11-21T10:00:00Z',
    scheduled_for: '2026-11-21T10:00:00Z',
    scheduled_until: '2026-11-21T12:00:00Z',
  };
  queryClient.setQueryData(maintenanceQuery().queryKey, [{ id: '1', status: 'in_progress', ...notice }]);
  expect(await save()).toMatchObject({ outcome: 'not_sent', code: 'MAINTENANCE' });
  await expect(setWifi(KEY, { ssid: 'Yard-2', password: SECRET })).rejects.toMatchObject({ code: 'MAINTENANCE' });
  const asked = fetched.mock.calls.map(([{ pathname }]) => pathname);
  expect(asked.filter((path) => !['/api/outage', '/api/maintenance'].includes(path))).toEqual([]);
});

test('[commerce 5] sends a network as a configuration without caching its password', async () => {
  answers(200, { parsed: { command_success: true } });
  await setWifi(KEY, { ssid: 'Yard-2', password: SECRET });
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({
    deviceKey: KEY,
    command: 'set_wifi',
    value: { ssid: 'Yard-2', password: SECRET },
  });
  const kept = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain(SECRET);
});

test('[commerce 8] rejects a network that the device refuses', async () => {
  answers(200, { parsed: { command_success: false } });
  await expect(setWifi(KEY, { ssid: 'Yard-2', password: SECRET })).rejects.toMatchObject({
    kind: 'forbidden',
    code: null,
  });
});
