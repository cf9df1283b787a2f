import { expect, test } from 'vitest';
import { ControlBench, NOON } from './test-bench.ts';

test('creates a world with the requested properties', async () => {
  const bench = await ControlBench.open();
  const request = { id: 'checkout', scenario: 'empty', seed: 11, now: '2027-03-04T05:06:07Z' };
  expect(await bench.send('POST', '/worlds', request)).toMatchObject({
    status: 201,
    body: { id: 'checkout', scenario: 'empty', seed: 11, now: '2027-03-04T05:06:07.000Z' },
  });
});

test('creates a world with a free id, real time and the default scenario', async () => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/worlds');
  expect(status).toBe(201);
  expect(body).toEqual({ id: 'w1', scenario: 'default', seed: 7, now: '2026-11-21T12:00:00.000Z' });
  expect((await bench.send('POST', '/worlds', {})).body).toMatchObject({ id: 'w2' });
});

test.each([
  ['an id with a space', { id: 'a b' }, 'id'],
  ['an id of 65 characters', { id: 'a'.repeat(65) }, 'id'],
  ['an unknown scenario', { scenario: 'apocalypse' }, 'scenario'],
  ['a name that every object inherits', { scenario: 'toString' }, 'scenario'],
  ['a negative seed', { seed: -1 }, 'seed'],
  ['an invalid time', { now: 'today' }, 'now'],
])('refuses a world with %s', async (_, request, field) => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/worlds', request);
  expect({ status, fields: Object.keys((body as { validation_errors: object }).validation_errors) }).toEqual({
    status: 400,
    fields: [field],
  });
  expect(bench.worlds.count()).toBe(1);
});

test('replaces a world with the same id, even `default`', async () => {
  const bench = await ControlBench.open();
  bench.world().tables.meta.put({ id: 'mark', value: 1 });
  expect((await bench.send('POST', '/worlds', { id: 'default' })).status).toBe(201);
  expect(bench.world().tables.meta.get('mark')).toBeUndefined();
});

test('answers 429 for more worlds than the limit', async () => {
  const bench = await ControlBench.open({ limit: 2 });
  expect((await bench.send('POST', '/worlds')).status).toBe(201);
  const full = {
    status: 429,
    body: { detail: 'The limit of 2 worlds is reached.', code: 'TOO_MANY_WORLDS' },
  };
  expect(await bench.send('POST', '/worlds')).toMatchObject(full);
  expect(await bench.send('POST', '/worlds/default/fork')).toMatchObject(full);
});

test('lists a world with the time since its last request', async () => {
  const bench = await ControlBench.open();
  bench.now += 4_000;
  expect((await bench.send('GET', '/worlds')).body).toEqual([
    { id: 'default', scenario: 'default', seed: 7, now: '2026-11-21T12:00:04.000Z', idle_ms: 4_000 },
  ]);
});

test('shows a world with its own rows and its journal', async () => {
  const bench = await ControlBench.open();
  const world = bench.world();
  world.tables.meta.put({ id: 'mark', value: 1 });
  world.tables.notices.put({
    id: 'n',
    kind: 'outage',
    status: 'identified',
    body: '',
    created_at: NOON,
    scheduled_for: null,
    scheduled_until: null,
    affected_components: [],
  });
  const { status, body } = await bench.send('GET', '/worlds/default');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 'default', frozen: false, journal: 0, rows: { meta: 1, notices: 1, users: 0 } });
});

test('removes a world and reseeds `default` instead', async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/worlds', { id: 'checkout' });
  expect((await bench.send('DELETE', '/worlds/checkout')).status).toBe(204);
  expect((await bench.send('DELETE', '/worlds/checkout')).status).toBe(404);
  expect((await bench.send('GET', '/worlds/checkout')).status).toBe(404);
  bench.world().tables.meta.put({ id: 'mark', value: 1 });
  expect((await bench.send('DELETE', '/worlds/default')).status).toBe(204);
  expect(bench.world().tables.meta.get('mark')).toBeUndefined();
});

test('forks a world that then changes on its own', async () => {
  const bench = await ControlBench.open();
  bench.world().tables.meta.put({ id: 'mark', value: 1 });
  expect(await bench.send('POST', '/worlds/default/fork', { id: 'twin' })).toMatchObject({
    status: 201,
    body: { id: 'twin', scenario: 'default' },
  });
  bench.world('twin').tables.meta.put({ id: 'mark', value: 2 });
  expect(bench.world().tables.meta.get('mark')?.value).toBe(1);
  expect(bench.world('twin').tables.meta.get('mark')?.value).toBe(2);
});

test('refuses to fork a missing world or a world onto itself', async () => {
  const bench = await ControlBench.open();
  expect((await bench.send('POST', '/worlds/gone/fork')).status).toBe(404);
  expect(await bench.send('POST', '/worlds/default/fork', { id: 'default' })).toMatchObject({
    status: 400,
    body: { validation_errors: { id: ['A world cannot be a copy of itself'] } },
  });
});
