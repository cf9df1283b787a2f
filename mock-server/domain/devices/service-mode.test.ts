import { expect, test } from 'vitest';
import type { AlertEventPage, LogPage } from '../../../generated/contract/types.gen.ts';
import { createMock, NOW } from '../../../tests/support/mock.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import { DAY, HOUR } from '../../world/duration.ts';
import type { DeviceRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isInServiceMode } from './service-mode.ts';

const mock = createMock();
const OWNER = 'riley.kowalski@waymark.example';
const KEY = 'GG-20417-A7';
const SERVICE = `/api/v1/device/service/${KEY}`;
/** An X1 Max with option tables, and a device that no account has yet. */
const VAN_14 = '3182042261';
const UNUSED = '3199900011';
const until = (days: number) => ({
  service_mode: true,
  service_mode_end_date: new Date(NOW + days * DAY).toISOString(),
});

/** A world in which the owner opened the service mode of a device for a day. */
async function inService(key = KEY) {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  expect((await owner('PATCH', `/api/v1/device/service/${key}`, until(1))).status).toBe(200);
  return { world, owner, installer: await mock.as(world, 'installer') };
}

/** Entries of service mode in the owner's feed, newest first: kind, originator, success. */
async function feedOf(world: World) {
  const { body } = await (await mock.as(world, 'owner'))(
    'GET',
    '/api/v1/iot/logs?vehicle_id=1001&event=device_management_command',
  );
  type Entry = { kind?: string; originator: string | null; success: boolean };
  return (body as { results: Entry[] }).results.map(({ kind, originator, success }) => [kind, originator, success]);
}

test.each(['installer', 'dealer'])(
  '[commerce 4] an %s in service mode gets the device without plan, billing or vehicle',
  async (persona) => {
    const { world } = await inService();
    const send = await mock.as(world, persona);
    const { status, body } = await send('GET', `/api/v1/device?device_key=${KEY}`);
    expect([status, (body as { count: number }).count]).toEqual([200, 1]);
    const [device] = (body as { results: Record<string, unknown>[] }).results;
    expect(device).toMatchObject({
      device_key: KEY,
      service_mode: true,
      service_mode_end_date: '2026-11-22T16:41:00.000Z',
    });
    expect(device).toMatchObject({ plan_add_ons: [] });
    for (const secret of ['autorenewal', 'subscription', 'upgrade_offer', 'vehicle_id'])
      expect(device).not.toHaveProperty(secret);
    expect(device?.['pricing_plan']).toEqual({
      id: '',
      name: '',
      description: '',
      level: 0,
      is_trial: false,
      billing_model: '',
      tracking_only: false,
      dtc_events: true,
      is_multi_vehicle_discount_eligible: true,
      location_services: true,
      supports_advanced_obd: true,
      trip_reporting: true,
    });
    expect(JSON.stringify(device)).not.toMatch(/Premium|renew|expiration|activation_date/);
    const ended = await send('PATCH', SERVICE, { service_mode: false });
    expect(ended.status).toBe(200);
    expect(ended.body).not.toHaveProperty('autorenewal');
    expect((await send('GET', `/api/v1/device?device_key=${KEY}`)).body).toMatchObject({ count: 0 });
  },
);

test('[commerce 4] an installer sees no network of a camera, whose name may name its owner', async () => {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  world.tables.devices.update('3182041907', { wifi: { ssid: 'Kowalski home' } });
  const path = '/api/v1/device/service/3182041907';
  await owner('PATCH', path, { service_mode: true, service_mode_end_date: '2026-11-22T16:41:00.000Z' });
  const installer = await mock.as(world, 'installer');
  const { body } = await installer('GET', '/api/v1/device?device_key=3182041907');
  const [device] = (body as { results: Record<string, Record<string, unknown>>[] }).results;
  expect(device?.['camera_settings']).toMatchObject({ is_microphone_enabled: true });
  expect(JSON.stringify(device)).not.toContain('ssid');
  const seen = await owner('GET', '/api/v1/device?device_key=3182041907');
  expect(JSON.stringify(seen.body)).toContain('"ssid":"Kowalski home"');
});

test('[commerce 4] shows the plan to the owner as usual', async () => {
  const send = await mock.as(await mock.world(), 'owner');
  expect((await send('PATCH', SERVICE, until(1))).body).toMatchObject({
    autorenewal: true,
    pricing_plan: { plan_renewal_date: '2027-03-04T00:00:00.000Z' },
  });
});

test('[commerce 4] an installer has a list of the devices in service, the one that ends first at the top', async () => {
  const { owner, installer } = await inService();
  await owner('PATCH', `/api/v1/device/service/${VAN_14}`, {
    service_mode: true,
    service_mode_end_date: new Date(NOW + HOUR).toISOString(),
  });
  const { body } = await installer('GET', '/api/v1/device');
  expect((body as { results: { device_key: string }[] }).results.map(({ device_key }) => device_key)).toEqual([
    VAN_14,
    KEY,
  ]);
});

test.each([
  ['no end', { service_mode: true }, 'Required field'],
  ['an end that is null', { service_mode: true, service_mode_end_date: null }, 'Required field'],
  ['an end that is over', until(0), 'Must lie ahead'],
  ['an end in eight days', until(8), 'Must lie within 7 days'],
])('[commerce 4] refuses service mode with %s and notifies no user', async (_what, body, message) => {
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  expect(await send('PATCH', SERVICE, body)).toMatchObject({
    status: 400,
    body: { validation_errors: { service_mode_end_date: [message] } },
  });
  expect(world.tables.devices.get(KEY)?.service_mode).toBe(false);
  expect(messagesTo(world, OWNER)).toEqual([]);
});

test.each([
  ['installer', 403, 'OWNER_ONLY'],
  ['dealer', 403, 'OWNER_ONLY'],
  ['guest-full', 403, 'OWNER_ONLY'],
  ['owner-stranger', 404, undefined],
])('[commerce 4] service mode belongs to the owner: %s does not extend it', async (persona, status, code) => {
  const { world } = await inService();
  const answer = await (await mock.as(world, persona))('PATCH', SERVICE, until(7));
  expect([answer.status, (answer.body as { code?: string }).code]).toEqual([status, code]);
  expect(world.tables.devices.get(KEY)?.service_mode_end_date).toBe(NOW + DAY);
});

test('[commerce 4] out of service mode an installer neither opens nor ends it', async () => {
  const world = await mock.world();
  const send = await mock.as(world, 'installer');
  for (const body of [until(1), { service_mode: false }]) {
    expect(await send('PATCH', SERVICE, body)).toMatchObject({ status: 403, body: { code: 'SERVICE_MODE_REQUIRED' } });
  }
  const unknown = await send('PATCH', '/api/v1/device/service/3199900199', { service_mode: false });
  expect(unknown.status).toBe(404);
});

test('[commerce 4] tells the owner in letters and in the feed who opened, extended and ended it', async () => {
  const { world, owner, installer } = await inService();
  await owner('PATCH', SERVICE, until(7));
  await installer('PATCH', SERVICE, { service_mode: false });
  await installer('PATCH', SERVICE, { service_mode: false });
  expect(messagesTo(world, OWNER).map(({ subject }) => subject)).toEqual([
    'Service mode of Van 12 has ended',
    'Service mode of Van 12 has a new end',
    'Service mode of Van 12 is on',
  ]);
  const [ended, , opened] = messagesTo(world, OWNER);
  expect(opened?.body).toMatch(/^Riley Kowalski turned on .* until Nov 22, 2026, 10:41 CST\./);
  expect(ended?.body).toMatch(/^Marco Bianchi ended /);
  expect(await feedOf(world)).toEqual([
    ['service_mode_off', 'Marco Bianchi', true],
    ['service_mode_on', 'Riley Kowalski', true],
    ['service_mode_on', 'Riley Kowalski', true],
  ]);
});

test('[commerce 4] is over in the instant of its end', async () => {
  const { world } = await inService();
  const device = world.tables.devices.get(KEY) as DeviceRow;
  expect([NOW + DAY - 1, NOW + DAY].map((now) => isInServiceMode(device, now))).toEqual([true, false]);
});

test('[commerce 4] expires by itself, and says so in the feed and in a letter', async () => {
  const { world } = await inService();
  world.clock.advance(DAY - 1);
  const installer = await mock.as(world, 'installer');
  expect((await installer('GET', `/api/v1/device/${KEY}/features`)).status).toBe(200);
  world.clock.advance(1);
  const owner = await mock.as(world, 'owner');
  expect((await installer('GET', `/api/v1/device/${KEY}/features`)).body).toMatchObject({
    code: 'SERVICE_MODE_REQUIRED',
  });
  expect((await owner('GET', '/api/v1/vehicle/1001')).body).toMatchObject({ service_mode: false });
  expect((await owner('GET', `/api/v1/device?device_key=${KEY}`)).body).toMatchObject({
    results: [{ service_mode: false, service_mode_end_date: null }],
  });
  expect((await feedOf(world))[0]).toEqual(['service_mode_expired', null, true]);
  expect(messagesTo(world, OWNER).at(0)?.body).toMatch(/ended at the time that was set/);
});

/** Alerts of the end of service mode since the world began, oldest first, which the feed has too. */
async function alertsOf(world: World) {
  const owner = await mock.as(world, 'owner');
  const range = `limit=20&vehicle_id=1001&from_date=${new Date(NOW).toISOString()}`;
  const { body } = await owner('GET', `/api/v1/alert/event?alert_type=service_mode_ended&${range}`);
  const feed = (await owner('GET', `/api/v1/iot/logs?event=service_mode_ended&${range}`)).body as LogPage;
  const { count, results } = body as AlertEventPage;
  expect(count).toBe(results.length);
  expect(feed.results.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
  return results.map(({ timestamp, message }) => [Date.parse(timestamp), message]).reverse();
}

const ALERT = { vehicle_ids: [1001], alert_type: 'service_mode_ended' };

test('[commerce 3] the end of service mode raises an alert for a rule: by the owner, by an installer and by time', async () => {
  const { world, owner } = await inService();
  expect((await owner('POST', '/api/v1/alert/rule', ALERT)).status).toBe(201);
  world.clock.advance(HOUR);
  expect(await alertsOf(world)).toEqual([]);
  const again = await mock.as(world, 'owner');
  await again('PATCH', SERVICE, { service_mode: false });
  await again('PATCH', SERVICE, until(1));
  world.clock.advance(HOUR);
  const later = await mock.as(world, 'installer');
  await later('PATCH', SERVICE, { service_mode: false });
  await (await mock.as(world, 'owner'))('PATCH', SERVICE, until(2));
  world.clock.advance(3 * DAY);
  expect(await alertsOf(world)).toEqual(
    [NOW + HOUR, NOW + 2 * HOUR, NOW + 2 * DAY].map((at) => [at, 'Service mode ended']),
  );
});

test('[commerce 3] the end of service mode raises nothing without a rule, and the replay of a rule counts it', async () => {
  const { world, owner } = await inService();
  await owner('PATCH', SERVICE, { service_mode: false });
  expect(await alertsOf(world)).toEqual([]);
  expect((await owner('POST', '/api/v1/alert/rule/backtest', ALERT)).body).toMatchObject({
    is_replayable: true,
    count: 1,
    saved_count: 0,
  });
  // Saved after the end of which it would have alerted.
  world.clock.advance(HOUR);
  await (await mock.as(world, 'owner'))('POST', '/api/v1/alert/rule', ALERT);
  expect(await alertsOf(world)).toEqual([]);
});

test('[commerce 3] service mode of a device in deep sleep ends with its alert', async () => {
  const { world, owner } = await inService();
  expect((await owner('POST', '/api/v1/alert/rule', ALERT)).status).toBe(201);
  const sleep = { power_save_mode: 2 as const, power_save_before: [{ until: NOW + HOUR, mode: 0 as const }] };
  world.tables.devices.update(KEY, sleep);
  world.clock.advance(2 * DAY);
  expect(await alertsOf(world)).toEqual([[NOW + DAY, 'Service mode ended']]);
});

test('[commerce 8] a device that does not answer is not opened for service: 424, nothing changed', async () => {
  const world = await mock.world('devices-unreachable');
  const owner = await mock.as(world, 'owner');
  expect(await owner('PATCH', SERVICE, until(1))).toMatchObject({ status: 424, body: { code: 'DEVICE_UNREACHABLE' } });
  expect(world.tables.devices.get(KEY)?.service_mode).toBe(false);
  expect(messagesTo(world, OWNER)).toEqual([]);
  expect(await feedOf(world)).toEqual([['service_mode_on', 'Riley Kowalski', false]]);
});

test('[commerce 4] the owner ends service mode whether or not the device answers', async () => {
  const { world, owner } = await inService();
  world.tables.devices.update(KEY, { traits: ['offline'] });
  expect((await owner('PATCH', SERVICE, { service_mode: false })).body).toMatchObject({ service_mode: false });
});

test('[commerce 6] the owner ends service mode also while a guest has exclusive access', async () => {
  const { world, owner } = await inService();
  const guest = [...world.tables.users.values()].find(({ email }) => email.startsWith('guest-full@'));
  const window = { access_start: null, access_end: null, exclusive_access: true } as const;
  const entry = { vehicle: 1001, subscriber: 11, access_level: 'Full Access', ...window } as const;
  world.tables.users.update(guest?.id ?? 0, { vehicle_access: [entry] });
  expect((await owner('PATCH', SERVICE, until(2))).body).toMatchObject({ code: 'EXCLUSIVE_ACCESS' });
  expect((await owner('PATCH', SERVICE, { service_mode: false })).status).toBe(200);
});

test('[commerce 4] an installer works on a device in service mode: switches, options, test commands', async () => {
  const { installer } = await inService(VAN_14);
  const path = `/api/v1/device/${VAN_14}`;
  expect((await installer('GET', `${path}/features`)).status).toBe(200);
  expect((await installer('PATCH', `${path}/features`, { siren: false })).body).toMatchObject({ siren: false });
  expect((await installer('GET', `${path}/option-tables?show_3_4=true`)).status).toBe(200);
  const sent = await installer('POST', '/api/iot/send-command', { deviceKey: VAN_14, command: 'arm' });
  expect(sent.body).toMatchObject({ parsed: { command_success: true } });
  const set = { deviceKey: VAN_14, command: 'set_siren', value: true };
  expect((await installer('POST', '/api/iot/send-configuration', set)).status).toBe(200);
});

test('[commerce 6] an option that needs an installer is changed by one in service mode, and by no other user', async () => {
  const { world, owner, installer } = await inService(VAN_14);
  const path = `/api/v1/device/${VAN_14}/option-tables`;
  const change = { options: [{ table: 3, option: 1, value: 2 }] };
  expect((await owner('PATCH', path, change)).body).toMatchObject({ code: 'INSTALLER_REQUIRED' });
  expect((await installer('PATCH', path, change)).status).toBe(200);
  expect(world.tables.devices.get(VAN_14)?.settings).toMatchObject({ 'option 3 1': 2 });
});

test('[commerce 6] settings of a device that needs an installer are changed by one in service mode', async () => {
  const { world, owner, installer } = await inService(VAN_14);
  world.tables.devices.update(VAN_14, { traits: ['settings_need_installer'] });
  const path = `/api/v1/device/${VAN_14}/features`;
  expect((await owner('PATCH', path, { siren: false })).body).toMatchObject({ code: 'INSTALLER_REQUIRED' });
  expect((await installer('PATCH', path, { siren: false })).status).toBe(200);
});

test.each([
  ['/api/iot/send-command', { command: 'take_stream_snapshot' }],
  ['/api/iot/send-command', { command: 'start_xc_live_stream' }],
  ['/api/iot/send-configuration', { command: 'set_live_tracking', value: true }],
  ['/api/iot/send-configuration', { command: 'set_wifi', value: { ssid: 'Shop', password: 'Waymark-2026' } }],
])('[commerce 4] neither watches nor follows people in service mode: %s %o', async (path, body) => {
  const { installer } = await inService('3182041907');
  expect(await installer('POST', path, { deviceKey: '3182041907', ...body })).toMatchObject({
    status: 403,
    body: { code: 'OWNER_ONLY' },
  });
});

test('[commerce 6] a device that no account has yet needs no service mode, and its work is in no feed', async () => {
  const world = await mock.world();
  const installer = await mock.as(world, 'installer');
  const path = `/api/v1/device/${UNUSED}`;
  expect((await installer('GET', `/api/v1/device?device_key=${UNUSED}`)).body).toMatchObject({
    count: 1,
    results: [{ device_key: UNUSED, service_mode: false }],
  });
  expect((await installer('GET', '/api/v1/device')).body).toMatchObject({ count: 0 });
  expect((await installer('GET', `${path}/features`)).status).toBe(200);
  expect((await installer('PATCH', `${path}/features`, { siren: true })).body).toMatchObject({ siren: true });
  const change = { options: [{ table: 3, option: 1, value: 2 }] };
  expect((await installer('PATCH', `${path}/option-tables`, change)).status).toBe(200);
  const sent = await installer('POST', '/api/iot/send-command', { deviceKey: UNUSED, command: 'arm' });
  expect([sent.status, world.tables.commands.by('device_key', UNUSED)]).toEqual([200, []]);
  const mileage = { deviceKey: UNUSED, command: 'set_mileage', value: 5 };
  expect((await installer('POST', '/api/iot/send-configuration', mileage)).body).toMatchObject({
    code: 'NOT_SUPPORTED',
  });
  // A deactivated one has had an account.
  expect((await installer('GET', '/api/v1/device/3199900042/features')).body).toMatchObject({
    code: 'SERVICE_MODE_REQUIRED',
  });
});

test('[commerce 4] a deactivation ends service mode, whose time then passes unnoticed', async () => {
  const { world, owner, installer } = await inService();
  const deactivate = { device_key: KEY, service_mode_override: true };
  expect((await owner('PATCH', '/api/v1/device/deactivate', deactivate)).status).toBe(200);
  expect((await installer('GET', `/api/v1/device/${KEY}/features`)).status).toBe(403);
  // Its end has nothing left to do.
  world.clock.advance(2 * DAY);
  expect((await (await mock.as(world, 'owner'))('GET', '/api/v1/device')).status).toBe(200);
  expect(messagesTo(world, OWNER).filter(({ subject }) => subject.startsWith('Service mode'))).toHaveLength(1);
});

test('[commerce 7] keylocker=true adds the state of the key locker, null for a device without one', async () => {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const features = async (key: string, query = '') =>
    (await owner('GET', `/api/v1/device/${key}/features?query_device=false${query}`)).body;
  // Van 14, an X1 Max, is parked and locked.
  expect(await features('3182042261')).not.toHaveProperty('keylocker');
  expect(await features('3182042261', '&keylocker=true')).toMatchObject({
    keylocker: { armed: true, key_present: true, door_open: false, doors_locked: true, is_master_pin_set: false },
  });
  expect(await features('GG-20417-A7', '&keylocker=true')).toMatchObject({ keylocker: null });
});
