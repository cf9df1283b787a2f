import { describe, expect, test } from 'vitest';
import { createMock, NOW } from '../../../tests/support/mock.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
const iso = (days: number) => new Date(NOW + days * DAY).toISOString();
const VAN_14 = '3182042261';
const FULL = { vehicle: 1003, access_level: 'Full Access' as const };
const alone = (from: number, to: number) => ({
  ...FULL,
  exclusive_access: true,
  access_start: iso(from),
  access_end: iso(to),
});
type Logs = { results: { action: string; originator: string | null; vehicle_id: number }[] };

/** Van 14 is shared with guest-full (201). guest-read-only (203) can get exclusive access. */
async function signedIn() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const give = (user: number, ...vehicle_access: object[]) =>
    owner('PATCH', `/api/v1/user/${user}`, { vehicle_access });
  const armAs = async (persona: string) =>
    (await mock.as(world, persona))('POST', '/api/iot/send-command', { deviceKey: VAN_14, command: 'arm' });
  const letters = () => messagesTo(world, 'guest-read-only@waymark.example').map(({ subject }) => subject);
  await give(201, FULL);
  return { world, owner, give, armAs, letters };
}
const EXCLUSIVE = { status: 403, body: { code: 'EXCLUSIVE_ACCESS' } };

describe('[commerce 3] [commerce 6] exclusive access', () => {
  test('limits the owner and other guests to viewing during exclusive access', async () => {
    const { world, give, armAs } = await signedIn();
    expect((await armAs('guest-full')).status).toBe(200);
    expect((await give(203, alone(-1, 2))).status).toBe(200);
    expect((await armAs('guest-read-only')).status).toBe(200);
    expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
    expect(await armAs('guest-full')).toMatchObject(EXCLUSIVE);
    const guest = await mock.as(world, 'guest-full');
    expect(await guest('PATCH', `/api/v1/device/${VAN_14}/features`, { siren: true })).toMatchObject(EXCLUSIVE);
    expect((await guest('GET', '/api/v1/vehicle/1003')).status).toBe(200);
  });

  test.each([
    ['the same time', alone(-1, 2), 400],
    ['time that begins before it ends', alone(1, 5), 400],
    ['time without a beginning', { ...alone(0, 1), access_start: null }, 400],
    ['the time after it', alone(2, 5), 200],
    ['access that is not exclusive', FULL, 200],
    ['the same time of another vehicle', { ...alone(-1, 2), vehicle: 1001 }, 200],
  ])('grants a second guest %s', async (_what, entry, status) => {
    const { give } = await signedIn();
    await give(203, alone(-1, 2));
    const answer = await give(202, entry);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({
        validation_errors: {
          'vehicle_access.0.exclusive_access': [expect.stringMatching(/ has exclusive access in that time$/)],
        },
      });
    }
    // The holder may receive it again.
    expect((await give(203, alone(0, 1))).status).toBe(200);
  });

  test('refuses an invitation for a time granted or offered to another user', async () => {
    const { owner, give } = await signedIn();
    await give(203, alone(-1, 2));
    const invite = (email: string, entry: object) =>
      owner('POST', '/api/v1/user/invite', { email, subscriber: 11, vehicles: [entry] });
    expect(await invite('sam@waymark.example', alone(1, 3))).toMatchObject({
      status: 400,
      body: { validation_errors: { 'vehicles.0.exclusive_access': [expect.any(String)] } },
    });
    expect((await invite('sam@waymark.example', alone(2, 4))).status).toBe(201);
    expect((await invite('sam@waymark.example', alone(3, 5))).status).toBe(201);
    expect((await invite('kim@waymark.example', alone(4, 6))).status).toBe(400);
    expect((await give(202, alone(4, 6))).body).toMatchObject({
      validation_errors: {
        'vehicle_access.0.exclusive_access': ['sam@waymark.example has exclusive access in that time'],
      },
    });
    expect((await give(202, alone(2, 3))).status).toBe(200);
  });

  test.each([
    ['takes the access away', 'PATCH', '/api/v1/user/203', { vehicle_access: [] }],
    ['leaves another vehicle', 'PATCH', '/api/v1/user/203', { vehicle_access: [{ ...FULL, vehicle: 1001 }] }],
    ['leaves it shared', 'PATCH', '/api/v1/user/203', { vehicle_access: [FULL] }],
    ['removes the guest', 'DELETE', '/api/v1/user/203?subscriber=11', undefined],
  ] as const)(
    'returns the vehicle to its owner who %s, and reports it in feed and e-mail',
    async (_how, method, path, body) => {
      const { owner, give, armAs, letters } = await signedIn();
      await give(203, alone(-1, 2));
      expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
      expect((await owner(method, path, body)).status).toBeLessThan(300);
      expect((await armAs('owner')).status).toBe(200);
      expect((await armAs('guest-full')).status).toBe(200);
      const { results } = (await owner('GET', '/api/v1/iot/logs?vehicle_id=1003')).body as Logs;
      expect(results).toContainEqual(
        expect.objectContaining({
          action: 'device_management_command',
          originator: 'Riley Kowalski',
          vehicle_id: 1003,
        }),
      );
      expect(letters()).toContain('Riley Kowalski ended your exclusive access to Van 14');
    },
  );

  test('sends no message if changed access stays exclusive', async () => {
    const { give, armAs, letters } = await signedIn();
    await give(203, alone(-1, 2));
    await give(203, alone(-1, 1));
    expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
    expect(letters()).toEqual([]);
  });
});

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
