import { describe, expect, test, vi } from 'vitest';
import type { OperationId } from '../../generated/contract/operations.ts';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { createMock } from '../../tests/support/mock.ts';
import { HOUR } from '../world/duration.ts';
import type { FaultMatch } from '../world/fault-match.ts';
import { LARGEST_BODY } from './endpoint.ts';

const mock = createMock();
const VEHICLE = '/api/v1/vehicle/1002';

async function ownerOf(world = mock.world()) {
  const made = await world;
  return { world: made, send: await mock.as(made, 'owner'), token: await mock.tokenOf(made, 'owner') };
}

const bodyOf = async (answer: Response | Promise<Response>) => (await answer).json();

describe('authentication', () => {
  test('answers 401 without a token', async () => {
    const send = mock.withToken(await mock.world(), null);
    expect(await send('GET', VEHICLE)).toMatchObject({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  });

  test('answers 401 for a token without a valid signature', async () => {
    const send = mock.withToken(await mock.world(), 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl');
    expect(await send('GET', VEHICLE)).toMatchObject({ status: 401, body: { detail: 'Invalid JWT token' } });
  });

  test('expires a token after an hour of world time, not host time', async () => {
    const { world, send } = await ownerOf();
    world.clock.advance(HOUR - 1_000);
    expect((await send('GET', VEHICLE)).status).toBe(200);
    world.clock.advance(1_000);
    expect(await send('GET', VEHICLE)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

  test('answers 401 for a token of another world', async () => {
    const { token } = await ownerOf();
    const send = mock.withToken(await mock.world(), token);
    expect(await send('GET', VEHICLE)).toMatchObject({
      status: 401,
      body: {
        code: 'TOKEN_INVALID',
        detail:
          'The access token belongs to another world of this mock. Sign in again, or get a token of this world with POST /__mock/token.',
      },
    });
  });

  test('[core 8] answers a revoked session with the documented text', async () => {
    const { world, send } = await ownerOf();
    const [grant] = world.tables.identity_grants.values();
    world.tables.identity_grants.update(grant?.id ?? '', { revoked: true });
    expect(await send('GET', VEHICLE)).toMatchObject({
      status: 401,
      body: { detail: 'Access Token has been revoked' },
    });
  });

  test("[core 7] names the token's header in a 401, which differs on same-origin paths", async () => {
    const { world, token } = await ownerOf();
    const ask = (path: string, headers: Record<string, string>) =>
      mock.app.request(path, { headers: { 'x-mock-world': world.id, ...headers } });
    const refused = { code: 'NOT_AUTHENTICATED' };
    expect((await ask('/api/map-platform', { 'x-access-token': token })).status).toBe(200);
    expect(await bodyOf(ask('/api/map-platform', { authorization: `Bearer ${token}` }))).toEqual({
      ...refused,
      detail: 'Authentication credentials were not provided. Send the access token in X-Access-Token.',
    });
    expect(await bodyOf(ask('/api/v1/vehicle', { 'x-access-token': token }))).toEqual({
      ...refused,
      detail: 'Authentication credentials were not provided. Send the access token in Authorization: Bearer.',
    });
  });
});

describe('bad requests name the field and the reason', () => {
  test('names unknown, missing and wrong fields', async () => {
    const { send } = await ownerOf();
    expect(await send('PATCH', VEHICLE, { vehicle_name: '', colour: 'red' })).toMatchObject({
      status: 400,
      body: { validation_errors: { vehicle_name: [expect.any(String)], colour: ['Unknown field'] } },
    });
    expect(await send('POST', '/api/iot/send-command', { deviceKey: '3182041907' })).toMatchObject({
      status: 400,
      body: { validation_errors: { command: [expect.any(String)] } },
    });
    expect(await send('PATCH', VEHICLE, {})).toMatchObject({
      status: 400,
      body: { validation_errors: { body: ['At least one field is required'] } },
    });
  });

  test('[core 5] answers "Required field" for a missing field', async () => {
    const { send } = await ownerOf();
    expect(await send('GET', '/api/v1/alert/event')).toMatchObject({
      status: 400,
      body: { validation_errors: { from_date: ['Required field'] } },
    });
  });

  test('refuses names of built-in object properties like others', async () => {
    const { send } = await ownerOf();
    expect(await send('PATCH', VEHICLE, { constructor: 1 })).toMatchObject({
      status: 400,
      body: { validation_errors: { constructor: ['Unknown field'] } },
    });
    expect((await send('GET', '/api/v1/vehicle?constructor=1')).status).toBe(400);
  });

  test('refuses wrong types in paths and queries, and unknown query names', async () => {
    const { send } = await ownerOf();
    for (const path of [
      '/api/v1/vehicle/abc',
      '/api/v1/vehicle/0',
      '/api/v1/vehicle/1.5',
      '/api/v1/device/x/features',
    ]) {
      expect((await send('GET', path)).status, path).toBe(400);
    }
    expect(await send('GET', '/api/v1/vehicle?limit=0&colour=red')).toMatchObject({
      status: 400,
      body: { validation_errors: { limit: [expect.any(String)], colour: ['Unknown field'] } },
    });
  });

  test('tells an address without an operation from a missing thing, and records both', async () => {
    const { world, send } = await ownerOf();
    const missing = await send('GET', '/api/v1/vehicle/424242');
    expect([missing.status, missing.body]).toEqual([404, { detail: 'Not found.' }]);
    const unknown = await send('GET', '/api/v1/vehicles/424242?limit=5');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { detail: 'No operation has this address: GET /api/v1/vehicles/424242' },
    ]);
    expect(unknown.headers.get('date')).toBe('Sat, 21 Nov 2026 16:41:00 GMT');
    const wrong = await send('PUT', VEHICLE);
    expect([wrong.status, wrong.body, wrong.headers.get('allow')]).toEqual([
      405,
      { detail: 'Method PUT is not allowed.' },
      'GET, PATCH',
    ]);
    expect(world.journal.entries().map(({ status, operation, path }) => [status, operation, path])).toEqual([
      [405, null, '/api/v1/vehicle/1002'],
      [404, null, '/api/v1/vehicles/424242?limit=5'],
      [404, 'getVehicle', '/api/v1/vehicle/424242'],
    ]);
  });

  test('names an address without an operation, but no token in it', async () => {
    const { world, send } = await ownerOf();
    const secrets = [
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
      '0b6d53c1-3f0e-4a7f-8f57-1f0f9f9a1f10',
      '4242424242424242',
    ];
    for (const secret of secrets) {
      expect(await send('POST', `/api/v1/invitation/${secret}?token=${secret}`)).toMatchObject({
        status: 404,
        body: { detail: 'No operation has this address: POST /api/v1/invitation/[redacted]' },
      });
    }
    for (const secret of secrets) expect(JSON.stringify(world.journal.entries())).not.toContain(secret);
    expect(world.journal.entries()[0]?.path).toBe('/api/v1/invitation/[redacted]?token=[redacted]');
    const { body } = await send('GET', `/api/v1/${'x'.repeat(10_000)}`);
    expect((body as { detail: string }).detail.length).toBeLessThan(250);
  });

  test('refuses bodies that are malformed, not JSON or above 8 MB', async () => {
    const { world, token } = await ownerOf();
    const post = (body: string, type: string) =>
      mock.app.request(VEHICLE, {
        method: 'PATCH',
        headers: { 'x-mock-world': world.id, authorization: `Bearer ${token}`, 'content-type': type },
        body,
      });
    const malformed = await post('{"vehicle_name": ', 'application/json');
    expect([malformed.status, await malformed.json()]).toEqual([
      400,
      { validation_errors: { body: ['Malformed JSON'] } },
    ]);
    expect((await post('vehicle_name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(`{"vehicle_name":"${'x'.repeat(LARGEST_BODY)}"}`, 'application/json')).status).toBe(413);
  });

  test('[core 5] refuses a name of 80,000 opening tags by its length', async () => {
    const { send } = await ownerOf();
    expect(await send('PATCH', VEHICLE, { vehicle_name: '<a'.repeat(80_000) })).toMatchObject({
      status: 400,
      body: { validation_errors: { vehicle_name: ['Must have less than 101 characters'] } },
    });
  });

  test('limits a refusal and its journal entry to 20 fields of 64 characters', async () => {
    const { world, send } = await ownerOf();
    const names = Array.from({ length: 50_000 }, (_, index) => `${index}-${'x'.repeat(100)}`);
    const { body } = await send('PATCH', VEHICLE, Object.fromEntries(names.map((name) => [name, 1])));
    const kept = names.slice(0, 20).map((name) => name.slice(0, 64));
    expect(Object.keys((body as { validation_errors: object }).validation_errors)).toEqual(kept);
    expect(world.journal.entries()[0]?.refused).toEqual(kept);
  });

  test('accepts paths with and without a trailing slash', async () => {
    const { send } = await ownerOf();
    expect((await send('GET', `${VEHICLE}/`)).status).toBe(200);
    expect((await send('POST', `${VEHICLE}/clear-dtc`, { dtc_code: 'P0301' })).status).toBe(200);
  });

  test('does not take a static path for an id', async () => {
    const { send } = await ownerOf();
    expect((await send('GET', '/api/v1/user/token')).status).toBe(200);
  });
});

describe('worlds and time', () => {
  test('answers 404 for a missing world and clears its cookie', async () => {
    const response = await mock.app.request('/api/outage', { headers: { cookie: 'a=b; mock_world=gone' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('set-cookie')).toContain('mock_world=; Path=/; Max-Age=0');
  });

  test("sends the world's time with every answer", async () => {
    const { world, send } = await ownerOf();
    world.clock.set(Date.parse('2031-01-02T03:04:05Z'));
    expect((await send('GET', '/api/outage')).headers.get('date')).toBe('Thu, 02 Jan 2031 03:04:05 GMT');
  });
});

describe('faults', () => {
  test('applies a rule once, to the second request of an operation', async () => {
    const { world, send } = await ownerOf();
    world.tables.faults.put({ ...ANY_REQUEST, id: 'f', operation: 'getVehicle', nth: 2, effect: { status: 503 } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await send('GET', VEHICLE)).status);
    expect(statuses).toEqual([200, 503, 200]);
  });

  test.each<[string, OperationId, FaultMatch, [string, string, Record<string, string>?], number]>([
    ['path', 'getVehicle', { vehicleId: 1001 }, ['GET', '/api/v1/vehicle/1001'], 503],
    ['another path', 'getVehicle', { vehicleId: 1002 }, ['GET', '/api/v1/vehicle/1001'], 200],
    ['query', 'listVehicles', { limit: 5 }, ['GET', '/api/v1/vehicle?limit=5'], 503],
    ['no query', 'listVehicles', { limit: 5 }, ['GET', '/api/v1/vehicle'], 200],
    [
      'list',
      'listAlertRules',
      { vehicle_id: 1002 },
      ['GET', '/api/v1/alert/rule?vehicle_id=1001&vehicle_id=1002'],
      503,
    ],
    [
      'body',
      'getArticle',
      { articleNumber: '000001204' },
      ['POST', '/api/article', { articleNumber: '000001204' }],
      503,
    ],
    [
      'another body',
      'getArticle',
      { articleNumber: '0001' },
      ['POST', '/api/article', { articleNumber: '000001204' }],
      200,
    ],
    ['all of two', 'listVehicles', { limit: 5, offset: 1 }, ['GET', '/api/v1/vehicle?limit=5&offset=1'], 503],
    ['one of two', 'listVehicles', { limit: 5, offset: 1 }, ['GET', '/api/v1/vehicle?limit=5'], 200],
  ])('applies a rule to requests with its values: %s', async (_, operation, match, request, status) => {
    const { world, send } = await ownerOf();
    world.tables.faults.put({ ...ANY_REQUEST, id: 'f', operation, match, effect: { status: 503 } });
    expect((await send(...request)).status).toBe(status);
  });

  test('[commerce 8] answers 424 for a device made unreachable, which keeps its state', async () => {
    const { world, send } = await ownerOf();
    world.tables.faults.put({ ...ANY_REQUEST, id: 'f', device_key: '3182041907', effect: { unreachable: true } });
    const command = { deviceKey: '3182041907', command: 'arm' };
    expect(await send('POST', '/api/iot/send-command', command)).toMatchObject({
      status: 424,
      body: { code: 'DEVICE_UNREACHABLE', device_key: '3182041907' },
    });
    expect(world.tables.devices.get('3182041907')?.armed).toBeNull();
    expect((await send('POST', '/api/iot/send-command', { ...command, deviceKey: '3182042261' })).status).toBe(200);
  });
});

test('records every request in the journal without secrets', async () => {
  const { world, send, token } = await ownerOf();
  await send('DELETE', '/api/v1/user/invite/decline/?token=very-secret-token');
  await send('POST', '/api/v1/user/set-password?token=very-secret-token', {
    password: 'Secret-2026!',
    confirm_password: 'Secret-2026!',
    token: 'very-secret-token',
  });
  await send('DELETE', '/api/v1/device/3182041907/pin?master_pin=482913');
  const journal = JSON.stringify(world.journal.entries());
  expect(world.journal.entries()).toHaveLength(3);
  for (const secret of ['very-secret-token', 'Secret-2026!', '482913', token]) expect(journal).not.toContain(secret);
});

test('rolls back an answer outside the contract and reports a fault of the mock', async () => {
  const { world, send } = await ownerOf();
  const { vehicles } = world.tables;
  const update = vehicles.update.bind(vehicles);
  const silence = vi.spyOn(console, 'error').mockReturnValue();
  // No request can produce this row, which no view can turn into a valid answer.
  const subscriber = 'eleven' as unknown as number;
  vi.spyOn(vehicles, 'update').mockImplementationOnce((id, changes) => update(id, { ...changes, subscriber }));
  expect((await send('PATCH', VEHICLE, { vehicle_name: 'Van 70' })).status).toBe(500);
  silence.mockRestore();
  expect(vehicles.get(1002)).toMatchObject({ subscriber: 11, vehicle_name: 'Van 07' });
  expect((await send('GET', '/api/v1/vehicle')).status).toBe(200);
});
