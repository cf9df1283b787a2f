import { describe, expect, test } from 'vitest';
import { NOW } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';
import { alone, bodyTo, FULL, GUEST, iso, mock, signedIn } from './test-bench.ts';

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
