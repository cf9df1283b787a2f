import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { MINUTE } from '../world/duration.ts';

const MANY_SENSORS = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`sensor_${index}`, true]));
const mock = createMock();

/** Device keys by fixture (fixtures/vehicles). */
const VAN_07 = '3182041907';
const VAN_14 = '3182042261';
const BOX_TRUCK = '3182040076';
const UNREACHABLE_TRUCK = '3182039914';
const VAN_09_PAUSED = 'DR-31047-182';
const F150_EXPIRED = 'DR-29914-036';
const TRAILER_TRACKING_ONLY = 'GG-41873-T1';
const CAMPER_DEEP_SLEEP = '3183300297';
const REPLACED_COROLLA = 'DR-27755-401';
const CIVIC_DR = 'DR-33120-745';

async function signedIn(persona = 'owner', scenario: Parameters<typeof mock.world>[0] = 'default') {
  const world = await mock.world(scenario);
  const request = await mock.as(world, persona);
  const send = (deviceKey: string, command: string, more: Record<string, unknown> = {}) =>
    request('POST', '/api/iot/send-command', { deviceKey, command, ...more });
  const state = async (vehicle: number) =>
    ((await request('GET', `/api/v1/vehicle/${vehicle}`)).body as { last_known_state: Record<string, unknown> })
      .last_known_state;
  return { world, request, send, state };
}

describe('[core 7] commands change the reported state', () => {
  test('locks and unlocks', async () => {
    const { send, state } = await signedIn();
    expect(await send(VAN_14, 'disarm')).toMatchObject({
      status: 200,
      body: { command: 'disarm', sent_at: '2026-11-21T16:41:00.000Z', parsed: { command_success: true, armed: false } },
    });
    expect((await state(1003))['armed']).toBe(false);
    await send(VAN_14, 'arm');
    expect((await state(1003))['armed']).toBe(true);
  });

  test('stops a remote start after 15 minutes', async () => {
    const { world, send, state } = await signedIn();
    expect((await send(VAN_14, 'remote_start')).body).toMatchObject({ parsed: { engine_on: true } });
    world.clock.advance(14 * MINUTE);
    expect(await state(1003)).toMatchObject({ controller: { engine_on: true } });
    world.clock.advance(2 * MINUTE);
    expect(await state(1003)).toMatchObject({ controller: { engine_on: false } });
  });

  test('sounds panic until it is turned off', async () => {
    const { send, state } = await signedIn();
    expect((await send(VAN_14, 'panic_on')).body).toMatchObject({ parsed: { panic_status: true } });
    expect((await state(1003))['panic_status']).toBe(true);
    await send(VAN_14, 'panic_off');
    expect((await state(1003))['panic_status']).toBe(false);
  });

  test('stops panic after two minutes', async () => {
    const { world, send, state } = await signedIn();
    await send(VAN_14, 'panic_on');
    world.clock.advance(2 * MINUTE - 1);
    expect((await state(1003))['panic_status']).toBe(true);
    world.clock.advance(1);
    expect((await state(1003))['panic_status']).toBe(false);
  });

  test('turns an auxiliary output off on the second press', async () => {
    const { send } = await signedIn();
    expect((await send(VAN_14, 'remote_aux1')).body).toMatchObject({ parsed: { aux_on: true } });
    expect((await send(VAN_14, 'remote_aux1')).body).toMatchObject({ parsed: { aux_on: false } });
  });

  test('adds a snapshot as the newest medium of its camera', async () => {
    const { request, send } = await signedIn();
    const parameters = { camera_channel: 'rear', media_type: 'image', upload_to_server: 1 };
    const { parsed } = (await send(VAN_07, 'take_stream_snapshot', { parameters })).body as {
      parsed: { media_id: string };
    };
    const media = await request('GET', `/api/v1/device/${VAN_07}/media?limit=1&camera_channel=rear`);
    expect(media.body).toMatchObject({ results: [{ id: parsed.media_id, camera_channel: 'rear' }] });
  });

  test('[core 7] detects the rear camera unless Cam 2 is missing', async () => {
    const { send } = await signedIn();
    const detected = async (device: string) =>
      ((await send(device, 'query_xc_camera_info')).body as { parsed: Record<string, unknown> }).parsed[
        'is_rear_camera_detected'
      ];
    expect(await detected(VAN_07)).toBe(true);
    expect(await detected(BOX_TRUCK)).toBe(false);
  });
});

describe('commands are refused with the documented errors', () => {
  test.each([
    ['[core 4] a paused device', 'owner', VAN_09_PAUSED, 'arm', 'RESTRICTED'],
    ['[core 4] a paused device in Canada', 'owner-canadian', '3290014561', 'arm', 'RESTRICTED'],
    ['[core 5] an expired device', 'owner', F150_EXPIRED, 'location', 'EXPIRED'],
    ['[core 5] deep sleep', 'mfa-app', CAMPER_DEEP_SLEEP, 'arm', 'DEEP_SLEEP'],
    ['[core 6] a tracking-only plan', 'owner', TRAILER_TRACKING_ONLY, 'arm', 'TRACKING_ONLY'],
    ['[core 6] what the hardware does not have', 'owner', CIVIC_DR, 'take_stream_snapshot', 'NOT_SUPPORTED'],
  ])('%s', async (_title, persona, device, command, code) => {
    const { send } = await signedIn(persona);
    expect(await send(device, command)).toMatchObject({ status: 403, body: { code } });
  });

  test('[core 6] allows a refresh on a tracking-only plan', async () => {
    const { send } = await signedIn();
    expect((await send(TRAILER_TRACKING_ONLY, 'location')).status).toBe(200);
  });

  test('[commerce 6] never restricts a device with a replacement order', async () => {
    const { send } = await signedIn('owner-canadian');
    expect((await send(REPLACED_COROLLA, 'arm')).status).toBe(200);
  });

  test('[commerce 8] answers 424 for an unreachable device and keeps its state', async () => {
    const { world, send } = await signedIn();
    const before = world.tables.devices.get(UNREACHABLE_TRUCK);
    expect(await send(UNREACHABLE_TRUCK, 'disarm')).toMatchObject({
      status: 424,
      body: { code: 'DEVICE_UNREACHABLE' },
    });
    expect(world.tables.devices.get(UNREACHABLE_TRUCK)).toEqual(before);
  });

  test('[core 4] blocks only the family of an outage', async () => {
    const { send } = await signedIn('owner', 'outage-x1');
    expect(await send(VAN_14, 'arm')).toMatchObject({ status: 403, body: { code: 'OUTAGE' } });
    expect((await send(CIVIC_DR, 'arm')).status).toBe(200);
  });

  test('[core 4] blocks all devices during maintenance', async () => {
    const { send } = await signedIn('owner', 'maintenance-in-progress');
    expect(await send(CIVIC_DR, 'arm')).toMatchObject({ status: 403, body: { code: 'MAINTENANCE' } });
  });

  test('[commerce 3] lets only the guest send commands during exclusive access', async () => {
    const { world, request, send } = await signedIn();
    expect((await request('GET', '/api/v1/vehicle/1004')).status).toBe(200);
    expect(await send('3182038840', 'arm')).toMatchObject({ status: 403, body: { code: 'EXCLUSIVE_ACCESS' } });
    const guest = await mock.as(world, 'guest-exclusive');
    expect((await guest('POST', '/api/iot/send-command', { deviceKey: '3182038840', command: 'arm' })).status).toBe(
      200,
    );
  });
});

describe('[commerce 5] configurations', () => {
  test('sets the odometer to the given mileage', async () => {
    const { request, state } = await signedIn();
    const configuration = { deviceKey: VAN_14, command: 'set_mileage', value: 50_000 };
    expect((await request('POST', '/api/iot/send-configuration', configuration)).status).toBe(200);
    expect((await state(1003))['mileage']).toBe(50_000);
  });

  test('refuses a value of the wrong kind by name', async () => {
    const { request } = await signedIn();
    const configuration = { deviceKey: VAN_14, command: 'set_siren', value: 3 };
    expect(await request('POST', '/api/iot/send-configuration', configuration)).toMatchObject({
      status: 400,
      body: { validation_errors: { value: ['Must be true or false'] } },
    });
  });

  test.each([
    ['set_power_save', 1.5, { value: ['Must be between 0 and 2'] }],
    ['set_power_save', 99, { value: ['Must be between 0 and 2'] }],
    ['set_power_save', true, { value: ['Must be between 0 and 2'] }],
    ['set_mileage', false, { value: ['Must be a number'] }],
    ['set_mileage', -1, { value: ['Must be at least 0'] }],
    ['set_keypad_1', '16', { value: ['Must contain only digits from 1 to 5'] }],
    ['set_wifi', 7, { value: ['Must be a Wi-Fi name and password'] }],
    [
      'set_schedule',
      { isScheduleActive: true, startTime: 0, endTime: 60, timezoneName: 'Mars/Base' },
      { 'value.timezoneName': ['Must be a time zone'] },
    ],
    [
      'set_schedule',
      { isScheduleActive: true, startTime: 0, endTime: 60, timezoneName: 'America/St_Johns', timezoneOffset: 5 },
      { 'value.timezoneOffset': ['Must be an offset of America/St_Johns'] },
    ],
    [
      'set_schedule',
      { isScheduleActive: true, startTime: 60, endTime: 60 },
      { 'value.endTime': ['Must differ from the start'] },
    ],
    [
      'set_schedule',
      { isScheduleActive: true, startTime: 0, endTime: 60, sharedTrackerOptions: [] },
      { 'value.sharedTrackerOptions': ['Must be an object'] },
    ],
    [
      'set_schedule',
      { isScheduleActive: true, startTime: 0, endTime: 60, sharedTrackerOptions: MANY_SENSORS },
      { 'value.sharedTrackerOptions': ['Must have at most 20 entries'] },
    ],
  ])('refuses %s with %j and keeps vehicles readable', async (command, value, validation_errors) => {
    const { request } = await signedIn();
    const configuration = { deviceKey: VAN_14, command, value };
    expect(await request('POST', '/api/iot/send-configuration', configuration)).toMatchObject({
      status: 400,
      body: { validation_errors },
    });
    expect((await request('GET', '/api/v1/vehicle')).status).toBe(200);
  });

  const SCHEDULE = { isScheduleActive: true, startTime: 0, endTime: 60 };
  const WIFI = { ssid: 'van-wifi', password: 'secret-7' };

  /** Responses of an X2 MAX, an XC2 with a camera and a battery tracker. */
  test.each<[command: string, value: unknown, van: number, camera: number, tracker: number]>([
    ['set_mileage', 50_000, 200, 200, 200],
    ['set_power_save', 1, 200, 200, 200],
    ['set_wifi', WIFI, 403, 200, 403],
    ['set_schedule', SCHEDULE, 403, 403, 200],
    ['set_live_tracking', true, 403, 403, 200],
    ['set_keypad_1', '1234', 200, 403, 403],
    ['set_keypad_2', '1267', 200, 403, 403],
    ['set_siren', true, 200, 200, 403],
  ])('[core 6] accepts %s for devices that support it', async (command, value, ...expected) => {
    const { world } = await signedIn();
    world.tables.devices.update(CAMPER_DEEP_SLEEP, { product_name: 'ft-xt', power_save_mode: 0 });
    const send = async (persona: string, deviceKey: string) => {
      const request = await mock.as(world, persona);
      return request('POST', '/api/iot/send-configuration', { deviceKey, command, value });
    };
    const answers = [
      await send('owner', VAN_14),
      await send('owner', VAN_07),
      await send('mfa-app', CAMPER_DEEP_SLEEP),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    for (const { status, body } of answers) if (status === 403) expect(body).toMatchObject({ code: 'NOT_SUPPORTED' });
  });

  test('[commerce 5] stores no Wi-Fi password and no keypad code', async () => {
    const { world } = await signedIn();
    const send = await mock.as(world, 'owner');
    const configure = (deviceKey: string, command: string, value: unknown) =>
      send('POST', '/api/iot/send-configuration', { deviceKey, command, value });
    const answers = [
      await configure(VAN_07, 'set_wifi', { ssid: 'sent-network', password: 'secret-password-1' }),
      await configure(VAN_14, 'set_keypad_1', '11234554'),
      await configure(VAN_14, 'set_keypad_2', '17766554'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const wifi = { ssid: 'saved-network', password: 'secret-password-2' };
    const saved = await send('PATCH', `/api/v1/device/${VAN_07}/camera-settings`, { wifi });
    expect(saved.body).toMatchObject({ wifi: { ssid: 'saved-network', is_password_set: true } });
    const kept = JSON.stringify([world.snapshot(), world.journal.entries()]);
    expect(kept).toContain('saved-network');
    for (const secret of ['secret-password', '11234554', '17766554']) expect(kept).not.toContain(secret);
  });

  test('[core 5] allows only a power save change in deep sleep, which wakes the device', async () => {
    const { request } = await signedIn('mfa-app');
    const send = (command: string, value: unknown) =>
      request('POST', '/api/iot/send-configuration', { deviceKey: CAMPER_DEEP_SLEEP, command, value });
    expect(await send('set_mileage', 5)).toMatchObject({ status: 403, body: { code: 'DEEP_SLEEP' } });
    expect((await send('set_power_save', 0)).status).toBe(200);
    expect((await send('set_mileage', 5)).status).toBe(200);
    expect((await send('set_power_save', 2)).status).toBe(200);
    expect(await send('set_mileage', 5)).toMatchObject({ status: 403, body: { code: 'DEEP_SLEEP' } });
  });

  test('[commerce 8] refuses settings that an installer must activate', async () => {
    const { request } = await signedIn();
    const configuration = { deviceKey: '3182038857', command: 'set_valet_mode', value: true };
    expect(await request('POST', '/api/iot/send-configuration', configuration)).toMatchObject({
      status: 403,
      body: { code: 'INSTALLER_REQUIRED' },
    });
  });
});

describe('[commerce 3] the activity log', () => {
  test('lists a command with its sender and place; failures can be filtered out', async () => {
    const { world, request, send } = await signedIn();
    await send(VAN_14, 'arm');
    await send(UNREACHABLE_TRUCK, 'arm');
    world.clock.advance(1_000);
    const logs = async (query: string) =>
      (await request('GET', `/api/v1/iot/logs?from_date=2026-11-21T16:41:00Z&event=lock&${query}`)).body as {
        count: number;
        results: Record<string, unknown>[];
      };
    const all = await logs('vehicle_id=1003&vehicle_id=1011');
    expect(all.results).toHaveLength(2);
    expect((await logs('exclude_failures=true&vehicle_id=1011')).count).toBe(0);
    expect((await logs('vehicle_id=1003')).results).toMatchObject([
      { action: 'lock', originator: 'Riley Kowalski', success: true, vehicle_id: 1003, device_key: VAN_14 },
    ]);
  });

  test('[core 6] is visible to a read-only guest of the device, not to others', async () => {
    const { request: guest } = await signedIn('guest-read-only');
    const { request: stranger } = await signedIn('owner-stranger');
    const path = `/api/v1/iot/logs?device_key=${VAN_07}&limit=1`;
    expect(await guest('GET', path)).toMatchObject({ status: 200, body: { results: [{ device_key: VAN_07 }] } });
    expect(await stranger('GET', path)).toMatchObject({ status: 404 });
  });
});
