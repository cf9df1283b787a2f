import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { featuresFollowing, featuresQuery, type KnownFeatures, runSetting } from './features.ts';

const KEY = 'GG-20417-A7';
const SIREN_ON = { name: 'siren', value: true } as const;
const fetched = vi.fn<typeof fetch>();
const answers = (status: number, data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const known = () => queryClient.getQueryData(featuresQuery(KEY, true).queryKey);
const sent = () =>
  fetched.mock.calls.map(([address, init]) => [
    init?.method,
    address instanceof URL ? address.pathname + address.search : address,
    typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
  ]);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(vehiclesQuery().queryKey, [aVehicle({ device_key: KEY })]);
  const begun: KnownFeatures = {
    features: { siren: false, valet_mode: false, shock_sensor_level: 3 },
    isStored: false,
  };
  queryClient.setQueryData(featuresQuery(KEY, true).queryKey, begun);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test("[commerce 7] sends one feature and shows the device's answer", async () => {
  fetched.mockImplementationOnce(async () => {
    expect(known()?.features.siren).toBe(false);
    return new Response(JSON.stringify({ siren: true, valet_mode: false, shock_sensor_level: 3 }));
  });
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'done' });
  expect(sent()).toEqual([['PATCH', `/device/${KEY}/features`, { siren: true }]]);
  expect(known()?.features.siren).toBe(true);
});

test('[commerce 5] sends the sensor level as a configuration', async () => {
  answers(200, { parsed: { command_success: true } });
  expect(await runSetting(KEY, { name: 'shock_sensor_level', value: 5 })).toMatchObject({ outcome: 'done' });
  expect(sent()).toEqual([
    ['POST', '/api/iot/send-configuration', { deviceKey: KEY, command: 'set_shock_sensor', value: 5 }],
  ]);
  expect(known()?.features.shock_sensor_level).toBe(5);
});

test('treats an unchanged switch as a refusal', async () => {
  answers(200, { siren: false });
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'refused' });
  answers(200, { parsed: { command_success: false } });
  expect(await runSetting(KEY, { name: 'shock_sensor_level', value: 1 })).toMatchObject({ outcome: 'refused' });
  expect(known()?.features).toEqual({ siren: false, valet_mode: false, shock_sensor_level: 3 });
});

test('[commerce 8] keeps the code of a setting that an installer must activate', async () => {
  answers(403, { detail: 'An authorized installer must activate this setting.', code: 'INSTALLER_REQUIRED' });
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'refused', code: 'INSTALLER_REQUIRED' });
  expect(known()?.features.siren).toBe(false);
});

test('[commerce 8] changes nothing if the device does not answer', async () => {
  answers(424, { detail: 'The device is not responding.', code: 'DEVICE_UNREACHABLE' });
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'unanswered' });
  expect(known()?.features.siren).toBe(false);
});

test('sends a setting once at a time and others of the device in parallel', async () => {
  // The older answer arrives last, without the other change.
  let arrive: () => void = () => undefined;
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(new Response(JSON.stringify({ siren: true, valet_mode: false })));
    }),
  );
  answers(200, { siren: false, valet_mode: true });
  const first = runSetting(KEY, SIREN_ON);
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ step: 'sent' });
  expect(await runSetting(KEY, { name: 'valet_mode', value: true })).toMatchObject({ outcome: 'done' });
  arrive();
  expect(await first).toMatchObject({ outcome: 'done' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(known()?.features).toMatchObject({ siren: true, valet_mode: true });
});

test('never retries a failure', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'lost', error: { kind: 'network' } });
  expect(fetched).toHaveBeenCalledOnce();
});

test('[core 2.2] drops answers that arrive after a logout', async () => {
  fetched.mockImplementationOnce(async (_address, init) => {
    emptyEverything();
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response('{}');
  });
  expect(await runSetting(KEY, SIREN_ON)).toEqual({ step: 'idle' });
});

test('[core 4] sends nothing to a device blocked by an outage', async () => {
  const outage = {
    id: '1',
    body: '',
    status: 'identified',
    created_at: '2026-11-21T16:00:00Z',
    affected_components: [{ name: 'API', old_status: 'operational', new_status: 'major_outage' }],
  };
  queryClient.setQueryData(['listOutages'], [outage]);
  expect(await runSetting(KEY, SIREN_ON)).toMatchObject({ outcome: 'not_sent', code: 'OUTAGE' });
  const asked = fetched.mock.calls.map(([url]) => new URL(url instanceof Request ? url.url : url).pathname);
  expect(asked.filter((path) => path.includes('/device/') || path.includes('/iot/'))).toEqual([]);
});

test('[commerce 7] falls back to stored values if the device does not answer', async () => {
  queryClient.clear();
  answers(200, { siren: true });
  expect(await queryClient.fetchQuery(featuresQuery(KEY, true))).toEqual({
    features: { siren: true },
    isStored: false,
  });
  queryClient.clear();
  answers(424, { detail: 'The device is not responding.' });
  answers(200, { siren: false });
  expect(await queryClient.fetchQuery(featuresQuery(KEY, true))).toEqual({
    features: { siren: false },
    isStored: true,
  });
  answers(200, { siren: false });
  expect(await queryClient.fetchQuery(featuresQuery(KEY, false))).toEqual({
    features: { siren: false },
    isStored: false,
  });
  const path = `/device/${KEY}/features`;
  expect(sent().map(([, address]) => address)).toEqual([
    path,
    path,
    `${path}?query_device=false`,
    `${path}?query_device=false`,
  ]);
});

test('[commerce 7] follows remote changes by the stored values, without asking the device', async () => {
  expect(featuresFollowing(KEY).refetchInterval).toBe(60_000);
  answers(200, { siren: true, valet_mode: false, shock_sensor_level: 3 });
  await queryClient.fetchQuery(featuresFollowing(KEY));
  expect(sent()).toEqual([['GET', `/device/${KEY}/features?query_device=false`, null]]);
  expect(known()).toEqual({ features: { siren: true, valet_mode: false, shock_sensor_level: 3 }, isStored: false });
});

test('[commerce 7] keeps a setting that was saved while stored values were read', async () => {
  const stored = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(stored.promise);
  const following = queryClient.fetchQuery(featuresFollowing(KEY));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  answers(200, { siren: true });
  await runSetting(KEY, SIREN_ON);
  stored.resolve(Response.json({ siren: false }));
  await following;
  expect(known()?.features.siren).toBe(true);
});
