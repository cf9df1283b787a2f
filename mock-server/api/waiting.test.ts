import { expect, test } from 'vitest';
import { createMock, NOW } from '../../tests/support/mock.ts';
import type { World } from '../world/world.ts';

/** Changes while the device responds. */
let duringWait: () => void | Promise<unknown> = () => {};
const mock = createMock({ pace: 1, wait: async () => void (await duringWait()) });
const DASH_CAM = '3182041907';
const start = { deviceKey: DASH_CAM, command: 'remote_start' };
const GUEST = 201;

async function startDuring(event: (world: World) => void | Promise<unknown>) {
  const world = await mock.world();
  const guest = await mock.as(world, 'guest-full');
  const owner = await mock.as(world, 'owner');
  duringWait = () => {
    duringWait = () => {};
    return event(world);
  };
  const { status, body } = await guest('POST', '/api/iot/send-command', start);
  const here = mock.worlds.get(world.id);
  const sent = [...(here?.tables.commands.by('device_key', DASH_CAM) ?? [])].filter(({ sent_at }) => sent_at >= NOW);
  return { world, owner, status, body, sent, engine: here?.tables.devices.get(DASH_CAM)?.engine ?? null };
}

test('[core 8] delays every answer by 2.5 seconds on a slow network', async () => {
  const waits: number[] = [];
  const slow = createMock({ wait: async (ms) => void waits.push(ms) });
  const owner = await slow.as(await slow.world('slow-network'), 'owner');
  expect((await owner('GET', '/api/v1/vehicle')).status).toBe(200);
  expect((await owner('PATCH', '/api/v1/vehicle/1002', { vehicle_name: 'Van' })).status).toBe(200);
  expect(waits).toEqual([2_500, 2_500]);
});

const revoke = (world: World) => {
  for (const { id } of world.tables.identity_grants.values()) {
    world.tables.identity_grants.update(id, { revoked: true });
  }
};
const asOwner = (method: string, path: string, body?: Record<string, unknown>) => async (world: World) =>
  (await mock.as(world, 'owner'))(method, path, body);

test.each([
  ['whose access is taken away', asOwner('PATCH', `/api/v1/user/${GUEST}`, { vehicle_access: [] }), 404],
  ['who is removed', asOwner('DELETE', `/api/v1/user/${GUEST}?subscriber=11`), 404],
  [
    'whose access is lowered',
    asOwner('PATCH', `/api/v1/user/${GUEST}`, { vehicle_access: [{ vehicle: 1002, access_level: 'Read Only' }] }),
    403,
  ],
  ['whose session is revoked', revoke, 401],
  ['whose world is reset', (world: World) => mock.worlds.reset(world), 503],
  ['whose world is restored', (world: World) => mock.worlds.restore(world, world.snapshot()), 503],
  ['whose world is dropped', (world: World) => mock.worlds.remove(world.id), 503],
])('[commerce 6] ignores a command in flight of a guest %s', async (_who, event, expected) => {
  const { status, sent, engine } = await startDuring(event);
  expect(status).toBe(expected);
  expect(engine).toBeNull();
  expect(sent).toEqual([]);
});

test('[core 7] reports when a command was sent and answered; the feed, when sent', async () => {
  const { owner, status, body, engine } = await startDuring((world) => world.clock.advance(4_000));
  expect(status).toBe(200);
  expect(body).toMatchObject({ sent_at: '2026-11-21T16:41:00.000Z', answered_at: '2026-11-21T16:41:04.000Z' });
  expect(engine).toEqual({ value: true, at: NOW + 4_000 });
  const logs = (await owner('GET', '/api/v1/iot/logs?vehicle_id=1002&event=remote_start')).body;
  expect(logs).toMatchObject({ count: 1, results: [{ timestamp: '2026-11-21T16:41:00.000Z' }] });
});

test('never dates a command after its answer if the clock is set back', async () => {
  const { body } = await startDuring((world) => world.clock.advance(-60_000));
  expect(body).toMatchObject({ sent_at: '2026-11-21T16:40:00.000Z', answered_at: '2026-11-21T16:40:00.000Z' });
});
