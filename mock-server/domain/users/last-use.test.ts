import { describe, expect, test } from 'vitest';
import type { Send } from '../../../tests/support/mock.ts';
import { FULL, iso, mock, signedIn, VAN_14 } from './test-bench.ts';

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
