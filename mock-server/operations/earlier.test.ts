/** Earlier versions of shapes and rules: one row each, for as long as their events are kept. */
import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { earlierOf } from '../domain/earlier.ts';
import type { World } from '../world/world.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const CHANGES = 100;

/** Bytes of all committed rows. */
let written = 0;
const mock = createMock({
  store: {
    load: () => [],
    create: () => undefined,
    commit(world, changes) {
      const rows = [...changes].flatMap(([table, ids]) => {
        const { own } = world.tables[table] as { own: ReadonlyMap<unknown, unknown> };
        return Array.from(ids, (id) => [id, own.get(id)]);
      });
      written += JSON.stringify(rows).length;
    },
    remove: () => undefined,
  },
});

/** Corners on a circle, which no change of the radius lets cross. */
const outline = (radius: number) =>
  Array.from({ length: 500 }, (_, index) => {
    const angle = (index / 500) * 2 * Math.PI;
    return { lat: 41.88 + radius * Math.sin(angle), lng: -87.65 + radius * Math.cos(angle) };
  });

async function owner() {
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  const patch = async (path: string, body: Record<string, unknown>) => {
    const answer = await send('PATCH', path, body);
    expect(answer).toMatchObject({ status: 200 });
  };
  return { world, send, patch };
}

/** What the last of some changes writes, as a ratio to an early one. Instants and numbers differ by some digits. */
async function growth(world: World, change: (number: number) => Promise<void>): Promise<number> {
  const bytes: number[] = [];
  for (let number = 0; number < CHANGES; number++) {
    world.clock.advance(MINUTE / 10);
    const before = written;
    await change(number);
    bytes.push(written - before);
  }
  return Math.max(...bytes.slice(-5)) / Math.max(...bytes.slice(4, 9));
}

test('[commerce 8] a change of a shape writes as much as the one before', async () => {
  const { world, send, patch } = await owner();
  const fence = { name: 'Yard', address: '1026 W Fulton Market', type: 'polygon', coordinates: outline(0.01) };
  const { body } = await send('POST', '/api/v1/geofence', fence);
  const { id } = body as { id: number };
  const ratio = await growth(world, (number) =>
    patch(`/api/v1/geofence/${id}`, { coordinates: outline(0.02 + number / 10_000) }),
  );
  expect(ratio).toBeLessThan(1.05);
  expect(earlierOf(world.tables.earlier_shapes, id)).toHaveLength(CHANGES);
});

test('[commerce 3] a change of a rule writes as much as the one before', async () => {
  const { world, patch } = await owner();
  const ratio = await growth(world, (number) =>
    patch('/api/v1/alert/rule/1001001', { parameters: { threshold: 50 + (number % 40) } }),
  );
  expect(ratio).toBeLessThan(1.05);
  expect(earlierOf(world.tables.earlier_rules, 1001)).toHaveLength(CHANGES);
});

test('[commerce 3] versions end with the events that they decided, after 400 days', async () => {
  const { world } = await owner();
  for (let number = 0; number < 20; number++) {
    world.clock.advance(100 * DAY);
    world.tables.devices.update('GG-20417-A7', { plan_renewal_date: world.clock.now() + DAY });
    const send = await mock.as(world, 'owner');
    expect((await send('PATCH', '/api/v1/geofence/81', { radius: 1 + number / 100 })).status).toBe(200);
    const { status } = await send('PATCH', '/api/v1/alert/rule/1001001', { parameters: { threshold: 50 + number } });
    expect(status).toBe(200);
  }
  const began = [1500, 1600, 1700, 1800, 1900].map((day) => world.clock.now() + (day - 2_000) * DAY);
  expect(earlierOf(world.tables.earlier_shapes, 81).map(({ version }) => version.from)).toEqual(began);
  expect(earlierOf(world.tables.earlier_rules, 1001).map(({ version }) => version.from)).toEqual(began);
});

test('[commerce 3] a rule with the number of a forgotten one starts without its versions', async () => {
  const { world, patch } = await owner();
  const vehicle = world.tables.vehicles.get(1002);
  const rule = vehicle?.alert_rules.find(({ alert_type }) => alert_type === 'geofences');
  if (!vehicle || !rule) throw new Error('The vehicle has no alert of a geofence');
  world.clock.advance(MINUTE);
  await patch(`/api/v1/alert/rule/${1_002_000 + rule.number}`, { notify_sms: true });
  expect(earlierOf(world.tables.earlier_rules, 1002)).toHaveLength(1);
  const gone = { ...rule, removed_at: world.clock.now() - 401 * DAY };
  world.tables.vehicles.update(1002, {
    alert_rules: vehicle.alert_rules.map((row) => (row.number === rule.number ? gone : row)),
  });
  const send = await mock.as(world, 'owner');
  const created = await send('POST', '/api/v1/alert/rule', {
    vehicle_ids: [1002],
    alert_type: 'geofences',
    parameters: { geofence_id: 81, arrive: true },
  });
  expect(created.body).toMatchObject({ alert_rules: [{ id: 1_002_000 + rule.number }] });
  expect(earlierOf(world.tables.earlier_rules, 1002)).toEqual([]);
});
