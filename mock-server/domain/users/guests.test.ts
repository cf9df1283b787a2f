import { describe, expect, test } from 'vitest';
import type { Send } from '../../../tests/support/mock.ts';
import { alone, bodyTo, EXCLUSIVE, FULL, GUEST, type Logs, mock, signedIn } from './test-bench.ts';

test('[core 6] hides access granted by others from the owner who changes a guest', async () => {
  const { world, give } = await signedIn();
  const entry = { vehicle: 1601, subscriber: 16, access_level: 'Full Access', exclusive_access: false } as const;
  const before = world.tables.users.get(203)?.vehicle_access ?? [];
  world.tables.users.update(203, { vehicle_access: [...before, { ...entry, access_start: null, access_end: null }] });
  const { body } = (await give(203, FULL)) as { body: { vehicle_access: object[] } };
  expect(body.vehicle_access).toEqual([expect.objectContaining({ vehicle: 1003, subscriber: 11 })]);
  expect(world.tables.users.get(203)?.vehicle_access).toHaveLength(2);
});

describe('[core 6] a guest with expired access', () => {
  test('sees neither the owner nor the account', async () => {
    const { world } = await signedIn();
    const send = await mock.as(world, 'guest-expired');
    const { results } = (await send('GET', '/api/v1/user')).body as { results: { id: number }[] };
    expect(results.map(({ id }) => id)).toEqual([204]);
    expect((await send('GET', '/api/v1/subscriber/11')).status).toBe(404);
    expect((await send('PATCH', '/api/v1/subscriber/11', { text_message_consent: true })).status).toBe(404);
  });

  test('sees both again with new access', async () => {
    const { world, give } = await signedIn();
    await give(204, FULL);
    const send = await mock.as(world, 'guest-expired');
    const { results } = (await send('GET', '/api/v1/user')).body as { results: { id: number }[] };
    expect(results.map(({ id }) => id)).toEqual([204, 101]);
    expect((await send('GET', '/api/v1/subscriber/11')).status).toBe(200);
  });
});

test('[core 7] a removed guest gets a letter, once', async () => {
  const { owner, letters } = await signedIn();
  expect((await owner('DELETE', '/api/v1/user/203?subscriber=11')).status).toBe(204);
  expect((await owner('DELETE', '/api/v1/user/203?subscriber=11')).status).toBe(404);
  expect(letters().filter((subject) => subject === 'Riley Kowalski ended your access')).toHaveLength(1);
});

describe('[commerce 4] an open invitation to a guest', () => {
  const open = async (send: Send) =>
    ((await send('GET', '/api/v1/user/token')).body as { email: string }[]).filter(({ email }) => email === GUEST);

  async function invited() {
    const bench = await signedIn();
    const offer = { email: GUEST, subscriber: 11, vehicles: [{ ...FULL, vehicle: 1001 }] };
    const { token } = (await bench.owner('POST', '/api/v1/user/invite', offer)).body as { token: string };
    expect(await open(bench.owner)).toHaveLength(1);
    const guest = await mock.as(bench.world, 'guest-read-only');
    return { ...bench, guest, accept: () => guest('POST', `/api/v1/user/invite/accept/?token=${token}`) };
  }

  test.each([
    ['DELETE', '/api/v1/user/203?subscriber=11', undefined],
    ['PATCH', '/api/v1/user/203', { vehicle_access: [] }],
  ])('is canceled by their removal with %s, with one letter', async (method, path, body) => {
    const { owner, accept, letters } = await invited();
    expect((await owner(method, path, body)).status).toBeLessThan(300);
    expect(await open(owner)).toEqual([]);
    expect(await accept()).toMatchObject({ status: 400, body: { code: 'WITHDRAWN_TOKEN' } });
    expect(letters()).toEqual(['Riley Kowalski ended your access', 'Riley Kowalski shares a vehicle with you']);
  });

  test('stays open if they leave, because the answer is theirs', async () => {
    const { owner, guest, accept } = await invited();
    expect((await guest('DELETE', '/api/v1/user/203?subscriber=11')).status).toBe(204);
    expect(await open(owner)).toHaveLength(1);
    expect((await accept()).status).toBe(204);
  });
});

describe('[core 6] a guest who leaves', () => {
  const LEAVE = '/api/v1/user/203?subscriber=11';

  test('sees nothing of the account at once, and the owner gets a letter', async () => {
    const { world, letters } = await signedIn();
    const guest = await mock.as(world, 'guest-read-only');
    expect((await guest('GET', '/api/v1/vehicle/1003')).status).toBe(200);
    expect((await guest('DELETE', LEAVE)).status).toBe(204);
    expect((await guest('GET', '/api/v1/vehicle/1003')).status).toBe(404);
    expect((await guest('GET', '/api/v1/subscriber/11')).status).toBe(404);
    expect(await guest('DELETE', LEAVE)).toMatchObject({ status: 404 });
    expect(bodyTo(world, 'riley.kowalski@waymark.example')[0]).toBe(
      'Mei Tanaka left your shared vehicles | Mei Tanaka gave up the access to Van 12, Van 07, Van 14.',
    );
    expect(letters()).toEqual([]);
  });

  test('keeps the own account and the access to other accounts', async () => {
    const { world } = await signedIn();
    const entry = { vehicle: 1601, subscriber: 16, access_level: 'Full Access', exclusive_access: false } as const;
    world.tables.users.update(203, {
      user_type: [
        { type: 'owner', subscriber: 61 },
        { type: 'vehicle_user', subscriber: 16 },
        { type: 'vehicle_user', subscriber: 11 },
      ],
      vehicle_access: [{ ...entry, access_start: null, access_end: null }],
    });
    const guest = await mock.as(world, 'guest-read-only');
    expect((await guest('DELETE', LEAVE)).status).toBe(204);
    expect((await guest('DELETE', '/api/v1/user/203?subscriber=61')).status).toBe(404);
    expect(world.tables.users.get(203)).toMatchObject({
      user_type: [
        { type: 'owner', subscriber: 61 },
        { type: 'vehicle_user', subscriber: 16 },
      ],
      vehicle_access: [entry],
    });
  });

  test('cannot remove another guest, and an owner cannot leave the own account', async () => {
    const { world, owner } = await signedIn();
    const guest = await mock.as(world, 'guest-partial');
    expect(await guest('DELETE', LEAVE)).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } });
    expect((await owner('DELETE', '/api/v1/user/101?subscriber=11')).status).toBe(404);
  });

  test('may leave after the access has ended and before it begins', async () => {
    const { world } = await signedIn();
    for (const [persona, id] of [
      ['guest-expired', 204],
      ['guest-upcoming', 206],
    ] as const) {
      const guest = await mock.as(world, persona);
      expect((await guest('DELETE', `/api/v1/user/${id}?subscriber=11`)).status).toBe(204);
    }
  });

  test('returns a vehicle under exclusive access to its owner', async () => {
    const { world, owner, give, armAs } = await signedIn();
    await give(203, alone(-1, 2));
    expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
    expect((await (await mock.as(world, 'guest-read-only'))('DELETE', LEAVE)).status).toBe(204);
    expect((await armAs('owner')).status).toBe(200);
    const { results } = (await owner('GET', '/api/v1/iot/logs?vehicle_id=1003')).body as Logs;
    expect(results).toContainEqual(
      expect.objectContaining({ action: 'device_management_command', originator: 'Mei Tanaka' }),
    );
  });
});
