import { expect, test } from 'vitest';
import { sealOf } from './seal.ts';
import { ControlBench } from './test-bench.ts';

type Snapshot = { scenario: string; seed: number; epoch: number; tables: Record<string, unknown>; seal: string };

async function marked(): Promise<{ bench: ControlBench; snapshot: Snapshot }> {
  const bench = await ControlBench.open();
  const { tables } = bench.world();
  tables.meta.put({ id: 'mark', value: { z: 1, a: [0.5, null], gone: undefined } });
  tables.users.delete(101);
  const { body } = await bench.send('GET', '/worlds/default/snapshot');
  return { bench, snapshot: body as Snapshot };
}

test("contains the world's own rows, with deleted seeds as null", async () => {
  const { snapshot } = await marked();
  expect(snapshot).toEqual({
    scenario: 'default',
    seed: 7,
    epoch: 1_795_219_200_000,
    tables: { meta: [['mark', { id: 'mark', value: { z: 1, a: [0.5, null] } }]], users: [[101, null]] },
    seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

test('restores a world, also from a copy with reordered keys', async () => {
  const { bench, snapshot } = await marked();
  bench.world().tables.meta.put({ id: 'mark', value: 2 });
  bench.world().tables.meta.put({ id: 'later', value: 3 });
  const reordered = Object.fromEntries(Object.entries(snapshot).reverse());
  expect(await bench.send('POST', '/worlds/default/restore', reordered)).toMatchObject({
    status: 200,
    body: { id: 'default' },
  });
  const { meta, users } = bench.world().tables;
  expect(meta.get('mark')?.value).toEqual({ z: 1, a: [0.5, null] });
  expect(meta.get('later')).toBeUndefined();
  expect(users.get(101)).toBeUndefined();
});

test('restores a snapshot in a fork of its world', async () => {
  const { bench, snapshot } = await marked();
  await bench.send('POST', '/worlds/default/fork', { id: 'twin' });
  bench.world('twin').tables.meta.delete('mark');
  expect((await bench.send('POST', '/worlds/twin/restore', snapshot)).status).toBe(200);
  expect(bench.world('twin').tables.meta.get('mark')).toBeDefined();
});

test.each([
  ['nothing', () => ({}), ['epoch', 'scenario', 'seal', 'seed', 'tables']],
  ['an unknown table', (s: Snapshot) => ({ ...s, tables: { ...s.tables, secrets: [] } }), ['tables.secrets']],
  [
    'a row without an id',
    (s: Snapshot) => ({ ...s, tables: { meta: [['mark', { value: 1 }]] } }),
    ['tables.meta.0.1.id'],
  ],
  [
    'a row of another id',
    (s: Snapshot) => ({ ...s, tables: { meta: [['mark', { id: 'other', value: 1 }]] } }),
    ['tables.meta.0'],
  ],
  ['rows that are no pairs', (s: Snapshot) => ({ ...s, tables: { meta: [['mark']] } }), ['tables.meta.0']],
  ['an altered row', (s: Snapshot) => ({ ...s, tables: { meta: [['mark', { id: 'mark', value: 9 }]] } }), ['seal']],
  ['another seal', (s: Snapshot) => ({ ...s, seal: 'f'.repeat(64) }), ['seal']],
])('refuses a snapshot with %s', async (_, alter, fields) => {
  const { bench, snapshot } = await marked();
  const { status, body } = await bench.send('POST', '/worlds/default/restore', alter(snapshot));
  expect({ status, fields: Object.keys((body as { validation_errors: object }).validation_errors).sort() }).toEqual({
    status: 400,
    fields,
  });
  expect(bench.world().tables.users.get(101)).toBeUndefined();
});

test.each([
  'noon',
  null,
  {},
  { offset: '1', frozen_at: null },
  { offset: 9e15, frozen_at: null },
  { offset: 0, frozen_at: 1e300 },
])('lists worlds after restoring a clock of %j', async (value) => {
  const { bench, snapshot } = await marked();
  const { seal: _, ...content } = snapshot;
  const broken = {
    ...content,
    tables: {
      meta: [
        ['clock', { id: 'clock', value }],
        ['random', { id: 'random', value: 'six' }],
      ],
    },
  };
  const restored = { ...broken, seal: await sealOf(broken) };
  expect((await bench.send('POST', '/worlds/default/restore', restored)).status).toBe(200);
  expect(await bench.send('GET', '/worlds')).toMatchObject({
    status: 200,
    body: [{ id: 'default', now: '2026-11-21T12:00:00.000Z' }],
  });
  expect(bench.world().random.next()).toBeLessThan(1);
  expect((await bench.send('POST', '/clock', { frozen: true })).status).toBe(200);
});

test('answers 409 for a snapshot of a differently seeded world', async () => {
  const { bench, snapshot } = await marked();
  await bench.send('POST', '/scenario', { name: 'empty' });
  expect(await bench.send('POST', '/worlds/default/restore', snapshot)).toMatchObject({
    status: 409,
    body: { code: 'SNAPSHOT_OF_ANOTHER_WORLD' },
  });
});

test('answers 404 for snapshots and restores of missing worlds', async () => {
  const { bench, snapshot } = await marked();
  expect((await bench.send('GET', '/worlds/gone/snapshot')).status).toBe(404);
  expect((await bench.send('POST', '/worlds/gone/restore', snapshot)).status).toBe(404);
});

test('seals content regardless of key order', async () => {
  // printf '{"a":[1,2],"b":"x"}' | sha256sum
  const seal = 'd0f56dda38d34376527524ddd98f7ec117d5cbfb240f86e11bfb9d2d01a717d9';
  expect(await sealOf({ b: 'x', a: [1, 2] })).toBe(seal);
  expect(await sealOf({ a: [1, 2], b: 'x' })).toBe(seal);
  expect(await sealOf({ a: [2, 1], b: 'x' })).not.toBe(seal);
});
