import { describe, expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../tests/support/mock.ts';
import { DAY, HOUR, MINUTE } from '../world/duration.ts';

const mock = createMock();
const VAN_12 = '/api/v1/vehicle/1001/location-link';
const later = (ms: number) => new Date(NOW + ms).toISOString();
type Created = { id: string; token: string };

async function people() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const visitor = mock.withToken(world, null);
  const create = async (ms = 8 * HOUR, path = VAN_12): Promise<Created> =>
    (await owner('POST', path, { expires_at: later(ms) })).body;
  return { world, owner, visitor, create };
}
const read = (send: Send, token: string) => send('GET', `/api/v1/location-link/?token=${token}`);

describe('[core 1] a location link', () => {
  test('shows the last reported position without an account, and nothing else', async () => {
    const { owner, visitor, create } = await people();
    const vehicle = (await owner('GET', '/api/v1/vehicle/1001')).body as {
      last_known_state: { latitude: number; longitude: number; timestamp: string };
    };
    const { latitude, longitude, timestamp } = vehicle.last_known_state;
    const { token } = await create();
    const { status, body } = await read(visitor, token);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        vehicle_name: 'Van 12',
        latitude,
        longitude,
        located_at: timestamp,
        no_position: null,
        expires_at: '2026-11-22T00:41:00.000Z',
      },
    });
  });

  test('gives its token once and keeps only the hash', async () => {
    const { world, owner, create } = await people();
    const { id, token } = await create();
    const { body } = await owner('GET', VAN_12);
    expect(body).toEqual([
      {
        id,
        created_at: '2026-11-21T16:41:00.000Z',
        expires_at: '2026-11-22T00:41:00.000Z',
        last_opened_at: null,
      },
    ]);
    const rows = [...world.tables.location_links.values(), ...world.tables.due.values()];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(world.tables.location_links.get(id)?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('reports to its owner when it was last opened', async () => {
    const { world, owner, visitor, create } = await people();
    const { token } = await create();
    world.clock.advance(5 * MINUTE);
    await read(visitor, token);
    expect((await owner('GET', VAN_12)).body).toMatchObject([{ last_opened_at: '2026-11-21T16:46:00.000Z' }]);
  });

  test.each([
    ['less than an hour', 54 * MINUTE],
    ['more than a week', 7 * DAY + 6 * MINUTE],
    ['the past', -HOUR],
  ])('is refused for an end in %s', async (_what, ms) => {
    const { owner } = await people();
    expect(await owner('POST', VAN_12, { expires_at: later(ms) })).toMatchObject({
      status: 400,
      body: { validation_errors: { expires_at: ['Must be 1 hour to 7 days from now'] } },
    });
  });

  test('allows for the time that a request of exactly an hour or a week takes', async () => {
    const { world, owner } = await people();
    world.clock.advance(4_000);
    expect((await owner('POST', VAN_12, { expires_at: later(HOUR) })).status).toBe(201);
    expect((await owner('POST', VAN_12, { expires_at: later(7 * DAY + 8_000) })).status).toBe(201);
  });

  test('ends at its time, and its page learns so for a month', async () => {
    const { world, owner, visitor, create } = await people();
    const { token } = await create(HOUR);
    world.clock.advance(HOUR - 1);
    expect((await read(visitor, token)).status).toBe(200);
    world.clock.advance(1);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'EXPIRED_TOKEN' } });
    world.clock.advance(30 * DAY - 1);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'EXPIRED_TOKEN' } });
    world.clock.advance(1);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect(world.tables.location_links.size).toBe(0);
    expect((await (await mock.as(world, 'owner'))('GET', VAN_12)).body).toEqual([]);
    expect((await owner('GET', VAN_12)).status).toBe(401);
  });

  test('ends at once when it is revoked, and cannot be revoked again', async () => {
    const { world, owner, visitor, create } = await people();
    const { id, token } = await create();
    expect((await owner('DELETE', `${VAN_12}/${id}`)).status).toBe(204);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN_TOKEN' } });
    expect((await owner('GET', VAN_12)).body).toEqual([]);
    expect((await owner('DELETE', `${VAN_12}/${id}`)).status).toBe(404);
    world.clock.advance(30 * DAY);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });

  test('is revoked through its own vehicle only', async () => {
    const { owner, visitor, create } = await people();
    const { id, token } = await create();
    expect((await owner('DELETE', `/api/v1/vehicle/1002/location-link/${id}`)).status).toBe(404);
    expect((await read(visitor, token)).status).toBe(200);
  });

  test('is limited to ten open ones of a vehicle', async () => {
    const { owner, create } = await people();
    const { id } = await create();
    for (let count = 1; count < 10; count++) await create();
    expect(await owner('POST', VAN_12, { expires_at: later(HOUR) })).toMatchObject({
      status: 403,
      body: { code: 'LINK_LIMIT' },
    });
    await owner('DELETE', `${VAN_12}/${id}`);
    expect((await owner('POST', VAN_12, { expires_at: later(HOUR) })).status).toBe(201);
  });

  test('answers 60 readings in a minute, and other links beside', async () => {
    const { world, visitor, create } = await people();
    const { token } = await create();
    const other = await create();
    for (let count = 0; count < 60; count++) expect((await read(visitor, token)).status).toBe(200);
    world.clock.advance(20_000);
    const refused = await read(visitor, token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await read(visitor, other.token)).status).toBe(200);
    world.clock.advance(40_000);
    expect((await read(visitor, token)).status).toBe(200);
  });

  test('[commerce 4] ends with the transfer of its vehicle, for good', async () => {
    const { world, owner, visitor, create } = await people();
    const { token } = await create(7 * DAY);
    const path = '/api/v1/device/transfer/GG-20417-A7';
    await owner('POST', path, { email: 'transfer-recipient@waymark.example', subscriber_id: 11 });
    expect((await read(visitor, token)).status).toBe(200);
    expect(await owner('POST', VAN_12, { expires_at: later(HOUR) })).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER' },
    });
    const offer = world.tables.transfers.by('device_key', 'GG-20417-A7').find(({ status }) => status === 'pending');
    const recipient = await mock.as(world, 'transfer-recipient');
    expect((await recipient('POST', `/api/v1/device/transfer-complete?token=${offer?.id}`)).status).toBe(204);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN_TOKEN' } });
    expect((await recipient('GET', VAN_12)).body).toEqual([]);
    expect((await owner('GET', VAN_12)).status).toBe(404);
  });

  test('[commerce 2] ends with the deactivation of its device', async () => {
    const { owner, visitor, create } = await people();
    const { token } = await create();
    expect((await owner('PATCH', '/api/v1/device/deactivate', { device_key: 'GG-20417-A7' })).status).toBe(200);
    expect(await read(visitor, token)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN_TOKEN' } });
  });

  test('[commerce 6] shows no position while the plan has none, and again afterwards', async () => {
    const { world, owner, visitor, create } = await people();
    const { token } = await create();
    const { plan_id } = world.tables.devices.get('GG-20417-A7') ?? {};
    world.tables.devices.update('GG-20417-A7', { plan_id: 'basic-month' });
    expect((await read(visitor, token)).body).toMatchObject({
      latitude: null,
      longitude: null,
      located_at: null,
      no_position: 'plan',
    });
    expect(await owner('POST', VAN_12, { expires_at: later(HOUR) })).toMatchObject({
      status: 403,
      body: { code: 'PLAN' },
    });
    world.tables.devices.update('GG-20417-A7', { plan_id: plan_id ?? '' });
    expect((await read(visitor, token)).body).toMatchObject({ no_position: null, latitude: expect.any(Number) });
  });

  test('[commerce 6] shows no position of a paused device or an ended plan', async () => {
    const { world, visitor, create } = await people();
    const { token } = await create();
    world.tables.devices.update('GG-20417-A7', { device_state: 'paused' });
    expect((await read(visitor, token)).body).toMatchObject({ latitude: null, no_position: 'out_of_service' });
    world.tables.devices.update('GG-20417-A7', { device_state: 'installed', plan_renewal_date: NOW });
    expect((await read(visitor, token)).body).toMatchObject({ latitude: null, no_position: 'out_of_service' });
  });

  test("[commerce 6] stays with the owner during a guest's exclusive access", async () => {
    const { owner, visitor } = await people();
    const path = '/api/v1/vehicle/1004/location-link';
    const exclusive = (await owner('PATCH', '/api/v1/vehicle/1004', { vehicle_name: 'Mine' })).body;
    expect(exclusive).toMatchObject({ code: 'EXCLUSIVE_ACCESS' });
    const created = await owner('POST', path, { expires_at: later(HOUR) });
    expect(created.status).toBe(201);
    const { id, token } = created.body as Created;
    expect((await read(visitor, token)).body).toMatchObject({ no_position: null });
    expect((await owner('DELETE', `${path}/${id}`)).status).toBe(204);
  });

  test('keeps its token out of the journal', async () => {
    const { world, visitor, create } = await people();
    const { token } = await create();
    await read(visitor, token);
    const [entry] = world.journal.entries();
    expect(entry?.path).toBe('/api/v1/location-link/?token=[redacted]');
    expect(JSON.stringify(world.journal.entries())).not.toContain(token);
  });

  test.each(['guest-full', 'guest-read-only'])('is refused to %s', async (persona) => {
    const { world, create } = await people();
    const { id } = await create(HOUR, '/api/v1/vehicle/1002/location-link');
    const guest = await mock.as(world, persona);
    const path = '/api/v1/vehicle/1002/location-link';
    const refusal = { status: 403, body: { code: 'OWNER_ONLY' } };
    expect(await guest('GET', path)).toMatchObject(refusal);
    expect(await guest('POST', path, { expires_at: later(HOUR) })).toMatchObject(refusal);
    expect(await guest('DELETE', `${path}/${id}`)).toMatchObject(refusal);
  });
});
