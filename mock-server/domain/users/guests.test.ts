import { describe, expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../../tests/support/mock.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import { DAY } from '../../world/duration.ts';
import type { World } from '../../world/world.ts';
import { settle } from '../settle.ts';

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
    ['takes the access away', 'PATCH', '/api/v1/user/203', { vehicle_access: [] }, 'ended your access'],
    [
      'leaves another vehicle',
      'PATCH',
      '/api/v1/user/203',
      { vehicle_access: [{ ...FULL, vehicle: 1001 }] },
      'ended your exclusive access to Van 14',
    ],
    [
      'leaves it shared',
      'PATCH',
      '/api/v1/user/203',
      { vehicle_access: [FULL] },
      'ended your exclusive access to Van 14',
    ],
    ['removes the guest', 'DELETE', '/api/v1/user/203?subscriber=11', undefined, 'ended your access'],
  ] as const)(
    'returns the vehicle to its owner who %s, and reports it in feed and e-mail',
    async (_how, method, path, body, subject) => {
      const { owner, give, armAs, letters } = await signedIn();
      await give(203, alone(-1, 2));
      expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
      const before = letters().length;
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
      expect(letters()).toHaveLength(before + 1);
      expect(letters()[0]).toBe(`Riley Kowalski ${subject}`);
    },
  );

  test('reports changed access that stays exclusive as changed, not as ended', async () => {
    const { give, armAs, letters } = await signedIn();
    await give(203, alone(-1, 2));
    await give(203, alone(-1, 1));
    expect(await armAs('owner')).toMatchObject(EXCLUSIVE);
    expect(letters()).toEqual(['Riley Kowalski changed your access', 'Riley Kowalski changed your access']);
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

const bodyTo = (world: World, to: string) => messagesTo(world, to).map(({ subject, body }) => `${subject} | ${body}`);
const GUEST = 'guest-read-only@waymark.example';

describe('[commerce 3] [commerce 6] changed access', () => {
  test('is one letter that names each vehicle with level and window in the zone of the guest', async () => {
    const { world, give } = await signedIn();
    const windowed = { vehicle: 1003, access_level: 'Partial Access', access_end: '2026-12-01T18:30:00Z' };
    expect((await give(203, { vehicle: 1001, access_level: 'Read Only' }, windowed)).status).toBe(200);
    expect(bodyTo(world, GUEST)).toEqual([
      'Riley Kowalski changed your access | Van 07: ended\nVan 14: Partial Access, until Dec 1, 2026, 12:30 CST',
    ]);
  });

  test('sends no letter if nothing changed, also if ended access is dropped', async () => {
    const { world, give } = await signedIn();
    const readOnly = [1001, 1002, 1003].map((vehicle) => ({ vehicle, access_level: 'Read Only' }));
    expect((await give(203, ...readOnly)).status).toBe(200);
    const entry = { vehicle: 1005, subscriber: 11, access_level: 'Read Only', exclusive_access: false } as const;
    const ended = { ...entry, access_start: null, access_end: NOW };
    world.tables.users.update(203, { vehicle_access: [...(world.tables.users.get(203)?.vehicle_access ?? []), ended] });
    expect((await give(203, ...readOnly)).status).toBe(200);
    expect(bodyTo(world, GUEST)).toEqual([]);
  });

  test('leaves no earlier record of an extended grant behind', async () => {
    const { world, give } = await signedIn();
    for (const days of [1, 2, 3]) await give(203, { ...FULL, access_end: iso(days) });
    expect(world.tables.users.get(203)?.vehicle_access).toEqual([
      { ...FULL, subscriber: 11, exclusive_access: false, access_start: null, access_end: NOW + 3 * DAY },
    ]);
    world.clock.set(NOW + 3 * DAY);
    const guest = await mock.as(world, 'guest-read-only');
    expect((await guest('GET', '/api/v1/vehicle/1003')).status).toBe(404);
  });

  test('keeps the instants of a window over a change of daylight saving', async () => {
    const { give } = await signedIn();
    // Chicago: from 6 p.m. on Saturday to 6 p.m. on Sunday, 23 hours, because an hour is skipped on March 14, 2027.
    const entry = { ...FULL, access_start: '2027-03-13T18:00:00-06:00', access_end: '2027-03-14T18:00:00-05:00' };
    expect((await give(203, { ...entry, exclusive_access: true })).body).toMatchObject({
      vehicle_access: [{ access_start: '2027-03-14T00:00:00.000Z', access_end: '2027-03-14T23:00:00.000Z' }],
    });
  });

  test('begins and ends exclusive access at its instants', async () => {
    const { world, give, armAs } = await signedIn();
    await give(203, alone(1, 2));
    const statuses: number[] = [];
    for (const at of [NOW + DAY - 1, NOW + DAY, NOW + 2 * DAY - 1, NOW + 2 * DAY]) {
      world.clock.set(at);
      statuses.push((await armAs('owner')).status, (await armAs('guest-read-only')).status);
    }
    expect(statuses).toEqual([200, 404, 403, 200, 403, 200, 200, 404]);
  });

  test('names the holder of overlapping exclusive access with a code', async () => {
    const { owner, give } = await signedIn();
    await give(203, alone(1, 2));
    expect(await give(202, alone(1, 3))).toMatchObject({
      status: 400,
      body: { code: 'EXCLUSIVE_OVERLAP', holder: 'Mei Tanaka' },
    });
    const body = { email: 'kim@waymark.example', subscriber: 11, vehicles: [{ ...alone(8, 9), vehicle: 1005 }] };
    expect(await owner('POST', '/api/v1/user/invite', body)).toMatchObject({
      status: 400,
      body: {
        validation_errors: {
          'vehicles.0.exclusive_access': ['ada@waymark.example has exclusive access in that time'],
        },
        code: 'EXCLUSIVE_OVERLAP',
        holder: 'ada@waymark.example',
      },
    });
  });

  test('[commerce 4] neither grants nor widens access to a vehicle pending transfer, but ends it', async () => {
    const { world, give } = await signedIn();
    world.tables.vehicles.update(1003, { pending_transfer_to: 'jordan@waymark.example' });
    const readOnly = (vehicle: number) => ({ vehicle, access_level: 'Read Only' });
    const refused = { status: 403, body: { code: 'PENDING_TRANSFER' } };
    expect(await give(204, readOnly(1003))).toMatchObject(refused);
    expect(await give(203, FULL)).toMatchObject(refused);
    expect((await give(203, readOnly(1003), readOnly(1005))).status).toBe(200);
    expect((await give(203, readOnly(1005))).status).toBe(200);
  });

  test('without any vehicle removes the guest', async () => {
    const { owner, give, letters } = await signedIn();
    expect((await give(203)).body).toMatchObject({ id: 203, user_type: [], vehicle_access: [] });
    expect(letters()).toEqual(['Riley Kowalski ended your access']);
    const { results } = (await owner('GET', '/api/v1/user')).body as { results: { id: number }[] };
    expect(results.map(({ id }) => id)).not.toContain(203);
    expect((await give(203, FULL)).status).toBe(404);
  });
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

describe('[commerce 4] access that ends stops at once', () => {
  const CAM = '3182041907';
  const TRACKER = 'GG-41873-T1';
  const streams = (world: World) => world.tables.streams.by('device_key', CAM).map(({ ended_at }) => ended_at);

  test.each([
    ['the guest leaves', 'guest', 'DELETE', '/api/v1/user/201?subscriber=11', undefined],
    ['the owner removes the guest', 'owner', 'DELETE', '/api/v1/user/201?subscriber=11', undefined],
    [
      'the level is lowered',
      'owner',
      'PATCH',
      '/api/v1/user/201',
      { vehicle_access: [1015, 1002].map((vehicle) => ({ vehicle, access_level: 'Read Only' })) },
    ],
  ])('live video and live tracking that the guest began, when %s', async (_when, who, method, path, body) => {
    const { world, owner, give } = await signedIn();
    await give(201, { ...FULL, vehicle: 1015 }, { ...FULL, vehicle: 1002 });
    const guest = await mock.as(world, 'guest-full');
    expect((await guest('POST', `/api/v1/device/${CAM}/stream`, { camera: 'front' })).status).toBe(202);
    const track = { deviceKey: TRACKER, command: 'set_live_tracking', value: true };
    expect((await guest('POST', '/api/iot/send-configuration', track)).status).toBe(200);
    expect(streams(world)).toEqual([null]);
    expect(world.tables.devices.get(TRACKER)?.live_tracking?.value).toBe(true);
    expect((await (who === 'owner' ? owner : guest)(method, path, body)).status).toBeLessThan(300);
    expect(streams(world)).toEqual([NOW]);
    expect(world.tables.devices.get(TRACKER)?.live_tracking).toEqual({ value: false, at: NOW });
  });

  test('live tracking that the guest began, when the time is over', async () => {
    const { world, give } = await signedIn();
    const end = NOW + DAY / 48;
    await give(201, { ...FULL, vehicle: 1015, access_end: new Date(end).toISOString() }, { ...FULL, vehicle: 1002 });
    const guest = await mock.as(world, 'guest-full');
    const track = { deviceKey: TRACKER, command: 'set_live_tracking', value: true };
    await guest('POST', '/api/iot/send-configuration', track);
    world.clock.set(end - 1);
    settle(world);
    expect(world.tables.devices.get(TRACKER)?.live_tracking?.value).toBe(true);
    world.clock.set(end + DAY);
    settle(world);
    expect(world.tables.devices.get(TRACKER)?.live_tracking).toEqual({ value: false, at: end });
  });

  test('live tracking of each access, one after the other', async () => {
    const { world, give } = await signedIn();
    const at = (minutes: number) => NOW + minutes * 60_000;
    const until = (minutes: number) => ({ ...FULL, access_end: new Date(at(minutes)).toISOString() });
    await give(201, { ...until(10), vehicle: 1003 }, { ...until(20), vehicle: 1015 });
    const guest = await mock.as(world, 'guest-full');
    const track = { deviceKey: TRACKER, command: 'set_live_tracking', value: true };
    await guest('POST', '/api/iot/send-configuration', track);
    world.clock.set(at(60));
    settle(world);
    expect(world.tables.devices.get(TRACKER)?.live_tracking).toEqual({ value: false, at: at(20) });
  });

  /** guest-full watches Van 07 and tracks Trailer 3 live. */
  async function watching() {
    const { world, owner, give } = await signedIn();
    await give(201, { ...FULL, vehicle: 1015 }, { ...FULL, vehicle: 1002 });
    const guest = await mock.as(world, 'guest-full');
    await guest('POST', `/api/v1/device/${CAM}/stream`, { camera: 'front' });
    await guest('POST', '/api/iot/send-configuration', {
      deviceKey: TRACKER,
      command: 'set_live_tracking',
      value: true,
    });
    return { world, owner, give, guest, isTracked: () => world.tables.devices.get(TRACKER)?.live_tracking?.value };
  }

  test('what guests began who accept an invitation that lowers their access', async () => {
    const { world, owner, guest, isTracked } = await watching();
    const vehicles = [1015, 1002].map((vehicle) => ({ vehicle, access_level: 'Read Only' }));
    const offer = { email: 'guest-full@waymark.example', subscriber: 11, vehicles };
    const { token } = (await owner('POST', '/api/v1/user/invite', offer)).body as { token: string };
    expect([streams(world), isTracked()]).toEqual([[null], true]);
    expect((await guest('POST', `/api/v1/user/invite/accept/?token=${token}`)).status).toBe(204);
    expect([streams(world), isTracked()]).toEqual([[NOW], false]);
  });

  test('what a guest began when the exclusive access of another one begins, now or at its time', async () => {
    const exclusive = (vehicle: number, from: number) => ({ ...alone(from, 2), vehicle });
    const now = await watching();
    await now.give(203, exclusive(1015, -1), exclusive(1002, -1));
    expect([streams(now.world), now.isTracked()]).toEqual([[NOW], false]);

    const later = await watching();
    await later.give(203, exclusive(1015, 1), { ...FULL, vehicle: 1002 });
    later.world.clock.set(NOW + DAY - 1);
    // Access tokens last an hour.
    const look = async () => (await mock.as(later.world, 'owner'))('GET', '/api/v1/vehicle/1015');
    expect((await look()).status).toBe(200);
    expect(later.isTracked()).toBe(true);
    later.world.clock.set(NOW + DAY);
    await look();
    expect(later.world.tables.devices.get(TRACKER)?.live_tracking).toEqual({ value: false, at: NOW + DAY });
  });

  test('what a guest began in a new world, when their window ends', async () => {
    const { world } = await signedIn();
    const ends = world.tables.users.get(205)?.vehicle_access[0]?.access_end ?? 0;
    expect(ends).toBeGreaterThan(NOW);
    const bounds = [...world.tables.due.values()].filter(({ kind }) => kind === 'access_changes');
    expect(bounds.map(({ at }) => at)).toContain(ends);
  });

  test('live tracking that the guest began, also if the owner opened service mode since', async () => {
    const { world, owner, give } = await signedIn();
    await give(201, { ...FULL, vehicle: 1015 });
    const guest = await mock.as(world, 'guest-full');
    const track = { deviceKey: TRACKER, command: 'set_live_tracking', value: true };
    await guest('POST', '/api/iot/send-configuration', track);
    world.clock.advance(1_000);
    const service = { service_mode: true, service_mode_end_date: iso(1) };
    expect((await owner('PATCH', `/api/v1/device/service/${TRACKER}`, service)).status).toBe(200);
    await owner('DELETE', '/api/v1/user/201?subscriber=11');
    expect(world.tables.devices.get(TRACKER)?.live_tracking?.value).toBe(false);
  });

  test('not what the owner began or watches', async () => {
    const { world, owner, give } = await signedIn();
    await give(201, { ...FULL, vehicle: 1015 }, { ...FULL, vehicle: 1002 });
    expect((await owner('POST', `/api/v1/device/${CAM}/stream`, { camera: 'front' })).status).toBe(202);
    const track = { deviceKey: TRACKER, command: 'set_live_tracking', value: true };
    await owner('POST', '/api/iot/send-configuration', track);
    expect((await owner('DELETE', '/api/v1/user/201?subscriber=11')).status).toBe(204);
    expect(streams(world)).toEqual([null]);
    expect(world.tables.devices.get(TRACKER)?.live_tracking?.value).toBe(true);
  });
});

describe('[commerce 3] the last use of a guest', () => {
  type Used = { id: number; vehicle_access: { vehicle: number; last_used_at: string | null }[] };
  const usedBy = async (send: Send, id: number) => {
    const { results } = (await send('GET', '/api/v1/user')).body as { results: Used[] };
    const access = results.find((one) => one.id === id)?.vehicle_access ?? [];
    return access.map(({ vehicle, last_used_at }) => [vehicle, last_used_at]);
  };

  test.each([
    ['a command', 'POST', '/api/iot/send-command', { deviceKey: VAN_14, command: 'arm' }],
    [
      'a configuration',
      'POST',
      '/api/iot/send-configuration',
      { deviceKey: VAN_14, command: 'set_siren', value: true },
    ],
    ['a switch', 'PATCH', `/api/v1/device/${VAN_14}/features`, { siren: true }],
    ['an alert rule', 'POST', '/api/v1/alert/rule', { vehicle_ids: [1003], alert_type: 'ignition', is_enabled: true }],
    ['changed data', 'PATCH', '/api/v1/vehicle/1003', { license_plate: 'WM 14' }],
  ])('is %s', async (_what, method, path, body) => {
    const { world, owner, give } = await signedIn();
    await give(201, FULL);
    expect(await usedBy(owner, 201)).toEqual([[1003, null]]);
    const guest = await mock.as(world, 'guest-full');
    expect((await guest('GET', '/api/v1/vehicle/1003')).status).toBe(200);
    expect(await usedBy(owner, 201)).toEqual([[1003, null]]);
    expect((await guest(method, path, body)).status).toBeLessThan(300);
    expect(await usedBy(owner, 201)).toEqual([[1003, '2026-11-21T16:41:00.000Z']]);
    expect(await usedBy(guest, 201)).toEqual([[1003, '2026-11-21T16:41:00.000Z']]);
  });

  test('is a stream or a setting of a dash cam', async () => {
    const { world, owner, give } = await signedIn();
    await give(201, { ...FULL, vehicle: 1002 });
    const guest = await mock.as(world, 'guest-full');
    await guest('POST', '/api/v1/device/3182041907/stream', { camera: 'front' });
    expect(await usedBy(owner, 201)).toEqual([[1002, '2026-11-21T16:41:00.000Z']]);
    world.clock.advance(60_000);
    const setting = { is_microphone_enabled: false };
    expect((await guest('PATCH', '/api/v1/device/3182041907/camera-settings', setting)).status).toBe(200);
    expect(await usedBy(owner, 201)).toEqual([[1002, '2026-11-21T16:42:00.000Z']]);
  });

  test('outlives an extension, not a removal, and is no use of the owner or a refused command', async () => {
    const { world, owner, give, armAs } = await signedIn();
    await armAs('owner');
    await armAs('guest-read-only');
    expect(await usedBy(owner, 203)).toContainEqual([1003, null]);
    await armAs('guest-full');
    await give(201, { ...FULL, access_end: iso(9) });
    expect(await usedBy(owner, 201)).toEqual([[1003, '2026-11-21T16:41:00.000Z']]);
    await owner('DELETE', '/api/v1/user/201?subscriber=11');
    expect(world.tables.users.get(201)?.used).toEqual({});
  });
});
