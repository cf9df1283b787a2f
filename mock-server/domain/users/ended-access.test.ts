import { describe, expect, test } from 'vitest';
import { NOW } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';
import type { World } from '../../world/world.ts';
import { settle } from '../settle.ts';
import { alone, FULL, iso, mock, signedIn } from './test-bench.ts';

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
