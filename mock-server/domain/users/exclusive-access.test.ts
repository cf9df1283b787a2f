import { describe, expect, test } from 'vitest';
import { alone, EXCLUSIVE, FULL, type Logs, mock, signedIn, VAN_14 } from './test-bench.ts';

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
