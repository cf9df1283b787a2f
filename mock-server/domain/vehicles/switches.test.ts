import { describe, expect, test } from 'vitest';
import { createMock } from '../../../tests/support/mock.ts';

const mock = createMock();

const VAN_14 = '3182042261';
const VAN_03_NEEDS_INSTALLER = '3182038857';
const CIVIC_DR = 'DR-33120-745';
const CAMERA_ALONE = '3182042795';
const DUMP_TRUCK_UNREACHABLE = '3182039914';
const F150_EXPIRED = 'DR-29914-036';
const CAMPER_DEEP_SLEEP = '3183300297';
const TRAILER_TRACKING_ONLY = 'GG-41873-T1';
const VERSA_TRACKING_ONLY = '3520008839';

async function signedIn(persona = 'owner', scenario: Parameters<typeof mock.world>[0] = 'default') {
  const world = await mock.world(scenario);
  const send = await mock.as(world, persona);
  const features = (device: string) => `/api/v1/device/${device}/features`;
  const configure = (deviceKey: string, command: string, value: unknown) =>
    send('POST', '/api/iot/send-configuration', { deviceKey, command, value });
  return { world, send, features, configure };
}

describe('[core 3] the switches of a device', () => {
  test.each([
    ['an X2 MAX has them all, off until they are set', VAN_14, ['siren', 'valet_mode', 'shock_sensor', 'drive_lock']],
    ['a DR3400 has no drive lock', CIVIC_DR, ['siren', 'valet_mode', 'shock_sensor', 'passive_arming']],
    ['a dash cam without controls has none', CAMERA_ALONE, []],
  ])('%s', async (_title, device, names) => {
    const { send, features } = await signedIn();
    const { body } = await send('GET', features(device));
    expect(body).toMatchObject(Object.fromEntries(names.map((name) => [name, false])));
    if (device === CIVIC_DR) expect(body).not.toHaveProperty('drive_lock');
    if (device === CAMERA_ALONE) expect(body).toEqual({ aux_outputs: [] });
  });

  test('answers a change with all switches and keeps it', async () => {
    const { send, features } = await signedIn();
    expect(await send('PATCH', features(VAN_14), { siren: true })).toMatchObject({
      status: 200,
      body: { siren: true, valet_mode: false, shock_sensor_level: 3 },
    });
    expect((await send('GET', features(VAN_14))).body).toMatchObject({ siren: true });
  });

  test('[commerce 5] sets the shock sensor level from 1 to 5 as a configuration', async () => {
    const { send, features, configure } = await signedIn();
    expect((await configure(VAN_14, 'set_shock_sensor', 5)).status).toBe(200);
    expect((await send('GET', features(VAN_14))).body).toMatchObject({ shock_sensor: false, shock_sensor_level: 5 });
    for (const level of [0, 6, 2.5]) {
      expect(await configure(VAN_14, 'set_shock_sensor', level)).toMatchObject({
        status: 400,
        body: { validation_errors: { value: ['Must be between 1 and 5'] } },
      });
    }
  });

  test('[commerce 3] logs a change in the activity feed', async () => {
    const { world, send, features } = await signedIn();
    await send('PATCH', features(VAN_14), { valet_mode: true });
    await send('PATCH', features(DUMP_TRUCK_UNREACHABLE), { siren: true });
    world.clock.advance(1_000);
    const { body } = await send(
      'GET',
      '/api/v1/iot/logs?from_date=2026-11-21T16:41:00Z&event=device_management_command',
    );
    expect((body as { results: object[] }).results).toMatchObject([
      { device_key: DUMP_TRUCK_UNREACHABLE, success: false },
      { device_key: VAN_14, success: true, originator: 'Riley Kowalski' },
    ]);
  });
});

describe('refuses and keeps a switch', () => {
  test.each([
    ['[commerce 8] where an installer must activate it', 'owner', VAN_03_NEEDS_INSTALLER, 'INSTALLER_REQUIRED'],
    ['[core 4] where the plan has expired', 'owner', F150_EXPIRED, 'EXPIRED'],
    ['[core 5] in deep sleep', 'mfa-app', CAMPER_DEEP_SLEEP, 'DEEP_SLEEP'],
    ['[core 6] on a tracking-only plan', 'owner-mexican', VERSA_TRACKING_ONLY, 'TRACKING_ONLY'],
  ])('%s', async (_title, persona, device, code) => {
    const { send, features, configure } = await signedIn(persona);
    expect(await send('PATCH', features(device), { valet_mode: true })).toMatchObject({ status: 403, body: { code } });
    expect(await configure(device, 'set_valet_mode', true)).toMatchObject({ status: 403, body: { code } });
  });

  test('[commerce 8] of an unreachable device with 424, and still returns the stored value', async () => {
    const { world, send, features } = await signedIn();
    const before = world.tables.devices.get(DUMP_TRUCK_UNREACHABLE);
    expect((await send('PATCH', features(DUMP_TRUCK_UNREACHABLE), { siren: true })).status).toBe(424);
    expect(world.tables.devices.get(DUMP_TRUCK_UNREACHABLE)).toEqual(before);
    expect((await send('GET', features(DUMP_TRUCK_UNREACHABLE))).status).toBe(424);
    expect(await send('GET', `${features(DUMP_TRUCK_UNREACHABLE)}?query_device=false`)).toMatchObject({
      status: 200,
      body: { siren: false },
    });
  });

  test('that the device does not have', async () => {
    const { send, features, configure } = await signedIn();
    expect(await send('PATCH', features(CIVIC_DR), { drive_lock: true })).toMatchObject({
      status: 400,
      body: { validation_errors: { drive_lock: ['This device does not support that.'] } },
    });
    expect(await configure(CIVIC_DR, 'set_drive_lock', true)).toMatchObject({
      status: 403,
      body: { code: 'NOT_SUPPORTED' },
    });
  });

  test('[core 4] during an outage of its family', async () => {
    const { send, features } = await signedIn('owner', 'outage-x1');
    expect(await send('PATCH', features(VAN_14), { siren: true })).toMatchObject({
      status: 403,
      body: { code: 'OUTAGE' },
    });
    expect((await send('PATCH', features(CIVIC_DR), { siren: true })).status).toBe(200);
  });

  test('[commerce 6] for guests without full access', async () => {
    const { world, features } = await signedIn();
    const answers = await Promise.all(
      ['guest-full', 'guest-partial', 'guest-read-only'].map(async (persona) =>
        (await mock.as(world, persona))('PATCH', features(VAN_14), { siren: true }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
      [200, undefined],
      [403, 'PARTIAL_ACCESS'],
      [403, 'READ_ONLY'],
    ]);
  });
});

describe('[commerce 5] the odometer', () => {
  test("sets a tracker's odometer although its plan allows no command", async () => {
    const { send, configure } = await signedIn();
    expect((await configure(TRAILER_TRACKING_ONLY, 'set_mileage', 6_000)).status).toBe(200);
    expect((await send('GET', '/api/v1/vehicle/1015')).body).toMatchObject({ last_known_state: { mileage: 6_000 } });
  });

  test('[commerce 4] refuses a change while a transfer is pending', async () => {
    const { configure } = await signedIn();
    expect(await configure('3182040318', 'set_mileage', 6_000)).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER' },
    });
  });

  test('[commerce 8] keeps its value if the device does not answer', async () => {
    const { send, configure } = await signedIn();
    const before = (await send('GET', '/api/v1/vehicle/1011')).body;
    expect((await configure(DUMP_TRUCK_UNREACHABLE, 'set_mileage', 6_000)).status).toBe(424);
    expect((await send('GET', '/api/v1/vehicle/1011')).body).toEqual(before);
  });
});
