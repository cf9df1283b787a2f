import { expect, test } from 'vitest';
import { createMock, NOW } from '../../../tests/support/mock.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
const OWNER = 'riley.kowalski@waymark.example';
const SERVICE = '/api/v1/device/service/GG-20417-A7';
const until = (days: number) => ({
  service_mode: true,
  service_mode_end_date: new Date(NOW + days * DAY).toISOString(),
});

test.each(['installer', 'dealer'])(
  '[commerce 4] hides billing from a signed-in %s in service mode',
  async (persona) => {
    const world = await mock.world();
    const send = await mock.as(world, persona);
    const { status, body } = await send('PATCH', SERVICE, until(1));
    expect(status).toBe(200);
    expect(body).toMatchObject({ device_key: 'GG-20417-A7', service_mode: true, plan_add_ons: [] });
    expect(body).not.toHaveProperty('autorenewal');
    expect(Object.keys((body as { pricing_plan: object }).pricing_plan)).toEqual([
      'id',
      'name',
      'description',
      'level',
      'is_trial',
      'billing_model',
      'tracking_only',
      'dtc_events',
      'is_multi_vehicle_discount_eligible',
      'location_services',
      'supports_advanced_obd',
      'trip_reporting',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/renew|expiration|activation_date/);
    expect((await send('PATCH', SERVICE, { service_mode: false })).body).not.toHaveProperty('autorenewal');
  },
);

test('[commerce 4] shows the plan to the owner as usual', async () => {
  const send = await mock.as(await mock.world(), 'owner');
  expect((await send('PATCH', SERVICE, until(1))).body).toMatchObject({
    autorenewal: true,
    pricing_plan: { plan_renewal_date: '2027-03-04T00:00:00.000Z' },
  });
});

test.each([
  ['no end', { service_mode: true }, 'Required field'],
  ['an end that is null', { service_mode: true, service_mode_end_date: null }, 'Required field'],
  ['an end that is over', until(0), 'Must lie ahead'],
  ['an end in eight days', until(8), 'Must lie within 7 days'],
])('[commerce 4] refuses service mode with %s and notifies no user', async (_what, body, message) => {
  const world = await mock.world();
  const send = await mock.as(world, 'installer');
  expect(await send('PATCH', SERVICE, body)).toMatchObject({
    status: 400,
    body: { validation_errors: { service_mode_end_date: [message] } },
  });
  expect(world.tables.devices.get('GG-20417-A7')?.service_mode).toBe(false);
  expect(messagesTo(world, OWNER)).toEqual([]);
});

test('[commerce 4] tells the owner who opened service mode and until when; expires', async () => {
  const world = await mock.world();
  await (await mock.as(world, 'installer'))('PATCH', SERVICE, until(7));
  const [letter] = messagesTo(world, OWNER);
  expect(letter?.subject).toBe('Service mode of Van 12 was opened');
  expect(letter?.body).toMatch(/^[A-Z]\w+ [A-Z]\w+ opened .* until 2026-11-28T16:41:00\.000Z/);
  const asked = async () => (await (await mock.as(world, 'owner'))('GET', '/api/v1/vehicle/1001')).body;
  expect(await asked()).toMatchObject({ service_mode: true });
  world.clock.advance(7 * DAY);
  expect(await asked()).toMatchObject({ service_mode: false });
});

test('[commerce 4] an installer reads the switches of a device while its service mode is open', async () => {
  const world = await mock.world();
  const installer = await mock.as(world, 'installer');
  const FEATURES = '/api/v1/device/GG-20417-A7/features';
  expect((await installer('GET', FEATURES)).status).toBe(404);
  const owner = await mock.as(world, 'owner');
  await owner('PATCH', SERVICE, until(1));
  expect((await installer('GET', FEATURES)).status).toBe(200);
  await owner('PATCH', SERVICE, { service_mode: false });
  expect((await installer('GET', FEATURES)).status).toBe(404);
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
