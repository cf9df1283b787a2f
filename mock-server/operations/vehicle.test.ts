import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
type Vehicle = Record<string, unknown> & { id: number };
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

async function signedIn(persona = 'owner', scenario: Parameters<typeof mock.world>[0] = 'default') {
  const world = await mock.world(scenario);
  return { world, send: await mock.as(world, persona) };
}

test('[core 6] lists own vehicles for owners, shared ones with access level for guests', async () => {
  const { world, send } = await signedIn();
  const own = (await send('GET', '/api/v1/vehicle')).body as { count: number; results: Vehicle[] };
  expect(own.count).toBe(16);
  expect(own.results[0]).toMatchObject({ id: 1001, vehicle_name: 'Van 12', isShared: false, access_level: null });
  const guest = await mock.as(world, 'guest-read-only');
  const shared = (await guest('GET', '/api/v1/vehicle')).body as { results: Vehicle[] };
  expect(shared.results.map(({ id, isShared, access_level }) => [id, isShared, access_level])).toEqual([
    [1001, true, 'Read Only'],
    [1002, true, 'Read Only'],
    [1003, true, 'Read Only'],
  ]);
});

test('[core 7] lists a fleet in pages that can be loaded in parallel', async () => {
  const { send } = await signedIn('owner-fleet', 'fleet');
  const page = async (offset: number) =>
    (await send('GET', `/api/v1/vehicle?limit=100&offset=${offset}`)).body as {
      count: number;
      next: string | null;
      previous: string | null;
      results: Vehicle[];
    };
  const [first, last] = await Promise.all([page(0), page(9_900)]);
  expect(first).toMatchObject({ count: 10_000, next: '/api/v1/vehicle?limit=100&offset=100', previous: null });
  expect(last).toMatchObject({ count: 10_000, next: null, previous: '/api/v1/vehicle?limit=100&offset=9800' });
  expect(new Set([...first.results, ...last.results].map(({ id }) => id)).size).toBe(200);
});

test('saves a name and refuses one with a tag', async () => {
  const { send } = await signedIn();
  expect((await send('PATCH', '/api/v1/vehicle/1002', { vehicle_name: "Nina's van" })).status).toBe(200);
  expect((await send('GET', '/api/v1/vehicle/1002')).body).toMatchObject({ vehicle_name: "Nina's van" });
  const hostile = await send('PATCH', '/api/v1/vehicle/1002', { vehicle_name: '<img src=x onerror=alert(1)>' });
  expect(hostile).toMatchObject({ status: 400, body: { validation_errors: { vehicle_name: [expect.any(String)] } } });
});

test('[commerce 4] refuses changes to a vehicle while its transfer is pending', async () => {
  const { send } = await signedIn();
  expect(await send('PATCH', '/api/v1/vehicle/1014', { vehicle_name: 'Mine' })).toMatchObject({
    status: 403,
    body: { code: 'PENDING_TRANSFER' },
  });
});

test('[core 2.10] refuses group changes by a guest with full access', async () => {
  const { world, send } = await signedIn();
  const groups = { custom_fields: { field_1: "['Vans', 'North']" } };
  const guest = await mock.as(world, 'guest-full');
  expect(await guest('PATCH', '/api/v1/vehicle/1002', groups)).toMatchObject({
    status: 403,
    body: { code: 'OWNER_ONLY' },
  });
  expect((await send('PATCH', '/api/v1/vehicle/1002', groups)).body).toMatchObject(groups);
});

test('answers an uploaded picture with an address that serves it unchanged', async () => {
  const { world, send } = await signedIn();
  const { image } = (await send('PATCH', '/api/v1/vehicle/1002', { image: PIXEL })).body as { image: string };
  expect(image).toMatch(/^\/media\/images\/[0-9a-f-]{36}$/);
  const picture = await mock.app.request(image, { headers: { 'x-mock-world': world.id } });
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe('iVBORw0KGgo=');
  expect((await send('PATCH', '/api/v1/vehicle/1002', { image: null })).body).toMatchObject({ image: null });
});

test('[core 7] deletes a replaced or removed picture and keeps it after a refusal', async () => {
  const { world, send } = await signedIn();
  const { images } = world.tables;
  const upload = async (path: string, image: string | null) =>
    ((await send('PATCH', path, { image })).body as { image: string | null }).image;
  const first = await upload('/api/v1/vehicle/1002', PIXEL);
  const second = await upload('/api/v1/vehicle/1002', PIXEL);
  expect(second).not.toBe(first);
  expect([...images.values()].map(({ id }) => `/media/images/${id}`)).toEqual([second]);
  const gone = await mock.app.request(first ?? '', { headers: { 'x-mock-world': world.id } });
  expect(gone.status).toBe(404);
  const maintenance_reminder = { enabled: true, type: 'maintenance_mileage_interval', parameters: {} };
  const refused = { image: PIXEL, maintenance_reminder };
  expect((await send('PATCH', '/api/v1/vehicle/1002', refused)).body).toEqual({
    validation_errors: { 'maintenance_reminder.parameters.interval': ['Required field'] },
  });
  expect([...images.values()].map(({ id }) => `/media/images/${id}`)).toEqual([second]);
  await upload('/api/v1/vehicle/1002', null);
  expect(images.size).toBe(0);
  await upload('/api/v1/user/101', PIXEL);
  await upload('/api/v1/user/101', PIXEL);
  expect(images.size).toBe(1);
});

test("[core 9] makes service due after the interval's miles, and resets it", async () => {
  const { send } = await signedIn();
  const reminder = { enabled: true, type: 'maintenance_mileage_interval', parameters: { interval: 5000, reset: true } };
  expect((await send('GET', '/api/v1/vehicle/1005')).body).toMatchObject({ service_due: true });
  expect((await send('PATCH', '/api/v1/vehicle/1002', { maintenance_reminder: reminder })).body).toMatchObject({
    service_due: false,
    maintenance_reminder: { enabled: true, parameters: { interval: 5000, driven: 0 } },
  });
});

test('[commerce 8] answers 424 for an unreachable device and keeps its reminder', async () => {
  const { world, send } = await signedIn();
  const before = world.tables.vehicles.get(1011);
  const reminder = { enabled: true, type: 'maintenance_mileage_interval', parameters: { interval: 4000 } };
  expect((await send('PATCH', '/api/v1/vehicle/1011', { maintenance_reminder: reminder })).status).toBe(424);
  expect(world.tables.vehicles.get(1011)).toEqual(before);
});

test('[core 7] removes a cleared trouble code', async () => {
  const { send } = await signedIn();
  expect((await send('GET', '/api/v1/vehicle/1002')).body).toMatchObject({ dtc_error_count: 1 });
  expect(await send('POST', '/api/v1/vehicle/1002/clear-dtc/', { dtc_code: 'P0301' })).toMatchObject({
    status: 200,
    body: { dtc_codes: {}, dtc_error_count: 0 },
  });
  expect((await send('POST', '/api/v1/vehicle/1002/clear-dtc/', { dtc_code: 'P0301' })).status).toBe(400);
});

test('[core 9] warns of a tire below 28 psi', async () => {
  const { send } = await signedIn();
  const { tire_pressure } = (await send('GET', '/api/v1/vehicle/1001/obd')).body as {
    tire_pressure: { warning: boolean; back_left: { value: number } };
  };
  expect(tire_pressure.warning).toBe(true);
});

test('[commerce 5] adds a vehicle for an unused device only', async () => {
  const { send } = await signedIn('owner-new');
  const vehicle = { subscriber_id: 61, device_key: '3199900028', vehicle_name: 'First van' };
  expect((await send('GET', '/api/v1/device/ready-state/3199900028')).body).toMatchObject({
    ready: true,
    reason: null,
  });
  expect((await send('GET', '/api/v1/vehicle/pending-data/3199900028/?subscriber=61')).status).toBe(200);
  expect(await send('POST', '/api/v1/vehicle', vehicle)).toMatchObject({
    status: 201,
    body: { vehicle_name: 'First van' },
  });
  expect((await send('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 1 });
  expect(await send('POST', '/api/v1/vehicle', vehicle)).toMatchObject({
    status: 400,
    body: { validation_errors: { device_key: ['Serial number already in use'] } },
  });
});

test.each([
  ["['a', 'b', 'c', 'd', 'e']", ['Must have at most 4 groups']],
  [`['${'x'.repeat(51)}']`, ['Must have less than 51 characters']],
  ["['a<b>']", ['Must contain only letters, numbers, hyphens, spaces, or apostrophes']],
  ["['']", ['Required field']],
  ["[' ']", ['Required field']],
  ['[Vans]', ['Must be a list of group names']],
  ["['Vans' 'North']", ['Must be a list of group names']],
  ['Vans', ['Must be a list of group names']],
])('[core 5] refuses the groups %s', async (field_1, messages) => {
  const { send } = await signedIn();
  const before = (await send('GET', '/api/v1/vehicle/1002')).body;
  expect(
    await send('PATCH', '/api/v1/vehicle/1002', { vehicle_name: 'New', custom_fields: { field_1 } }),
  ).toMatchObject({
    status: 400,
    body: { validation_errors: { 'custom_fields.field_1': messages } },
  });
  expect((await send('GET', '/api/v1/vehicle/1002')).body).toEqual(before);
});

test.each(['', '[]', null, `["Riley's vans", 'Łódź', 'D']`, "['Riley\\'s']"])(
  '[core 3] accepts the groups %s',
  async (field_1) => {
    const { world, send } = await signedIn();
    // Clears other groups of the account, which would exceed the limit.
    for (const { id } of world.tables.vehicles.by('subscriber', 11)) {
      world.tables.vehicles.update(id, { custom_fields: { field_1: "['Vans']" } });
    }
    const change = { custom_fields: { field_1 } };
    expect(await send('PATCH', '/api/v1/vehicle/1002', change)).toMatchObject({ status: 200, body: change });
  },
);

test('[commerce 9] starts a 30-day trial when the device is added', async () => {
  const { world, send } = await signedIn('owner-new');
  world.clock.advance(1_800_000);
  const vehicle = { subscriber_id: 61, device_key: '3199900011', vehicle_name: 'First van' };
  const { body } = (await send('POST', '/api/v1/vehicle', vehicle)) as {
    body: { plan_activation_date: string; plan_renewal_date: string; pricing_plan: { is_trial: boolean } };
  };
  expect(body.pricing_plan.is_trial).toBe(true);
  expect(Date.parse(body.plan_renewal_date) - Date.parse(body.plan_activation_date)).toBe(30 * 86_400_000);
});

test.each([
  ['3199900042', 'DEACTIVATED', 'Serial number deactivated'],
  ['3199900059', 'INVALID_STATE', 'Device not in a valid state'],
  ['3199900066', 'NO_PRICING_PLAN', 'No pricing plan for serial number'],
])('[commerce 8] refuses to add device %s: %s', async (device_key, reason, message) => {
  const { send } = await signedIn('owner-new');
  expect((await send('GET', `/api/v1/device/ready-state/${device_key}`)).body).toMatchObject({ ready: false, reason });
  expect(await send('POST', '/api/v1/vehicle', { subscriber_id: 61, device_key, vehicle_name: 'Van' })).toMatchObject({
    status: 400,
    body: { validation_errors: { device_key: [message] } },
  });
  expect((await send('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 0 });
});
