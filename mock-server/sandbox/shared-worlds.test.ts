import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgres, type RunningPostgres, runPostgres } from '../../tests/support/postgres.ts';
import { createSeeds } from '../seeds/seeds.ts';
import { DAY, HOUR } from '../world/duration.ts';
import { inWorld, WorldMoved, WorldReplaced } from '../world/registry.ts';
import type { World } from '../world/world.ts';
import { openSandbox, type Sandbox } from './open.node.ts';

const programs = findPostgres();
if (!programs) console.log('PostgreSQL is not installed: the shared sandbox is not tested.');

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.runIf(programs)('worlds of two processes over one database', () => {
  let postgres: RunningPostgres;
  let url = '';
  let notices: string[] = [];
  let opened: Sandbox[] = [];
  let one: Sandbox;
  let two: Sandbox;

  beforeAll(async () => {
    postgres = await runPostgres(programs as string);
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    url = await postgres.database();
    notices = [];
    opened = [];
    one = await open();
    two = await open();
  });
  afterEach(async () => {
    for (const sandbox of opened) await sandbox.close();
  });

  /** Another process, as far as the database can tell. */
  async function open(options: { fixtures?: string; limit?: number; scenario?: 'empty' } = {}): Promise<Sandbox> {
    const sandbox = await openSandbox({
      url,
      createSeeds,
      fixtures: 'same',
      notice: (text) => notices.push(text),
      ...options,
    });
    opened.push(sandbox);
    return sandbox;
  }

  async function named({ worlds }: Sandbox, id: string): Promise<World> {
    const world = await worlds.enter(id);
    if (!world) throw new Error(`No world ${id}`);
    return world;
  }

  /** A request that writes a mark, at one of the processes. */
  const mark = ({ worlds }: Sandbox, id: string, name: string, value: unknown = 1) =>
    inWorld(worlds, id, async (world) => {
      world?.tables.meta.put({ id: name, value });
      if (world) await worlds.commit(world);
    });
  const marks = async (sandbox: Sandbox, id: string) => [...(await named(sandbox, id)).tables.meta.own.keys()];

  async function sql(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  }

  test('creates a world with the rows, day and time of a file, for both processes', async () => {
    const from = await one.worlds.create({ id: 'from', now: NOON });
    await mark(one, 'from', 'kept');
    const rows = await one.worlds.snapshot(await named(one, 'from'));
    const epoch = NOON - 12 * HOUR - 3 * DAY;
    await two.worlds.create({ id: 'opened', epoch, now: NOON, rows });
    const opened = await named(one, 'opened');
    expect(opened.tables.meta.get('kept')?.value).toBe(1);
    expect(opened.origin.epoch).toBe(epoch);
    expect(Math.abs(opened.clock.now() - NOON)).toBeLessThan(60_000);
    expect(from?.origin.epoch).not.toBe(epoch);
    expect(await two.worlds.seedsOf('nothing', epoch)).toBeNull();
  });

  test('a process reads what another has acknowledged, in the order of insertion', async () => {
    await one.worlds.create({ id: 'w', now: NOON });
    for (const name of ['c', 'a', 'b']) await mark(one, 'w', name);
    await mark(two, 'w', 'd');
    await mark(one, 'w', 'a', 'changed');
    const world = await named(two, 'w');
    expect([...world.tables.meta.own.keys()]).toEqual(['clock', 'c', 'a', 'b', 'd']);
    expect(world.tables.meta.get('a')?.value).toBe('changed');
    expect([...world.tables.meta.own]).toEqual([...(await named(one, 'w')).tables.meta.own]);
  });

  test('keeps deleted seeds, texts with any character and random numbers', async () => {
    await one.worlds.create({ id: 'w', now: NOON });
    const world = await named(one, 'w');
    world.tables.subscribers.delete(11);
    const value = { zz: 1, a: 'a\u0000b\ud800', big: 1e21, small: 1e-7 };
    world.tables.meta.put({ id: 'odd', value });
    const drawn = world.random.next();
    await one.worlds.commit(world);
    const again = await named(two, 'w');
    expect(again.tables.subscribers.get(11)).toBeUndefined();
    expect(JSON.stringify(again.tables.meta.get('odd')?.value)).toBe(JSON.stringify(value));
    expect(again.random.next()).not.toBe(drawn);
  });

  test('answers from memory as long as no other process has taken the world', async () => {
    await one.worlds.create({ id: 'w' });
    const world = await named(one, 'w');
    expect(await named(one, 'w')).toBe(world);
    await named(two, 'w');
    expect(await named(one, 'w')).not.toBe(world);
  });

  test('refuses changes, commits and answers of a world that was taken', async () => {
    await one.worlds.create({ id: 'w' });
    const world = await named(one, 'w');
    await mark(two, 'w', 'theirs');
    world.tables.meta.put({ id: 'mine', value: 1 });
    await expect(one.worlds.commit(world)).rejects.toThrow(WorldMoved);
    expect(() => world.tables.meta.put({ id: 'late', value: 1 })).toThrow(WorldMoved);
    await expect(one.worlds.confirm(world)).rejects.toThrow(WorldMoved);
    expect(await marks(one, 'w')).toEqual(['theirs']);
  });

  test('notices after a wait that a world was taken', async () => {
    await one.worlds.create({ id: 'w' });
    const world = await named(one, 'w');
    await one.worlds.confirm(world);
    await named(two, 'w');
    await expect(one.worlds.confirm(world)).rejects.toThrow(WorldMoved);
  });

  test('two processes that write to one world at once lose nothing', async () => {
    await one.worlds.create({ id: 'w' });
    const names = Array.from({ length: 30 }, (_, index) => `mark-${index}`);
    await Promise.all(names.map(async (name, index) => mark(index % 2 === 0 ? one : two, 'w', name)));
    expect(new Set(await marks(one, 'w'))).toEqual(new Set(names));
  });

  test('requests in flight have no effect on a world that another process has reset', async () => {
    await one.worlds.create({ id: 'w' });
    let attempts = 0;
    const request = inWorld(one.worlds, 'w', async (world) => {
      attempts += 1;
      if (attempts === 1) await two.worlds.reset(await named(two, 'w'), 'empty');
      world?.tables.meta.put({ id: 'mine', value: 1 });
      if (world) await one.worlds.commit(world);
    });
    await expect(request).rejects.toThrow(WorldReplaced);
    const world = await named(one, 'w');
    expect([attempts, world.origin.scenario, [...world.tables.meta.own.keys()]]).toEqual([1, 'empty', []]);
  });

  test('a reset keeps the clock, which the other process follows', async () => {
    await one.worlds.create({ id: 'w', now: NOON });
    const world = await named(one, 'w');
    world.clock.freeze();
    world.clock.set(NOON + 3 * DAY);
    await one.worlds.commit(world);
    await two.worlds.reset(await named(two, 'w'));
    const again = await named(one, 'w');
    expect([again.clock.now(), again.clock.frozen, again.origin.epoch]).toEqual([
      NOON + 3 * DAY,
      true,
      Date.parse('2026-11-24T00:00:00Z'),
    ]);
  });

  test('forks what is stored, also of a world that the other process writes to', async () => {
    await one.worlds.create({ id: 'w' });
    await mark(one, 'w', 'before');
    const from = await named(two, 'w');
    await mark(one, 'w', 'since');
    expect((await two.worlds.fork(from, 'twin'))?.origin.id).toBe('twin');
    await mark(one, 'twin', 'own');
    expect([await marks(two, 'twin'), await marks(two, 'w')]).toEqual([
      ['before', 'since', 'own'],
      ['before', 'since'],
    ]);
  });

  test('replaces a world of the same id, after which no process answers for the old one', async () => {
    await one.worlds.create({ id: 'w' });
    await mark(one, 'w', 'old');
    await two.worlds.create({ id: 'w', scenario: 'empty' });
    const world = await named(one, 'w');
    expect([world.origin.scenario, [...world.tables.meta.own.keys()]]).toEqual(['empty', []]);
    expect(await sql(`SELECT count(*)::int AS count FROM waymark.rows WHERE id = '"old"'`)).toEqual([{ count: 0 }]);
  });

  test('removes a world for all processes, also under the same id later', async () => {
    await one.worlds.create({ id: 'w' });
    const world = await named(one, 'w');
    expect([await two.worlds.remove('w'), await two.worlds.remove('w')]).toEqual([true, false]);
    expect(await one.worlds.enter('w')).toBeUndefined();
    await two.worlds.create({ id: 'w' });
    expect(() => one.worlds.commit(world)).toThrow(WorldMoved);
    expect(await named(one, 'w')).not.toBe(world);
  });

  test('restores a snapshot that was taken at the other process, pictures included', async () => {
    await one.worlds.create({ id: 'w', now: NOON });
    const world = await named(one, 'w');
    world.tables.images.put({ id: 'picture', data_url: 'data:image/png;base64,AAAA' });
    await one.worlds.commit(world);
    const snapshot = await two.worlds.snapshot(await named(two, 'w'));
    expect(snapshot.images).toEqual([['picture', { id: 'picture', data_url: 'data:image/png;base64,AAAA' }]]);
    await mark(one, 'w', 'later');
    await two.worlds.restore(await named(two, 'w'), snapshot);
    expect(await one.worlds.snapshot(await named(one, 'w'))).toEqual(snapshot);
  });

  test('reads a picture on demand, and deletes it without reading it', async () => {
    await one.worlds.create({ id: 'w' });
    const world = await named(one, 'w');
    for (const id of ['kept', 'gone']) world.tables.images.put({ id, data_url: `data:image/png;base64,${id}` });
    await one.worlds.commit(world);
    const again = await named(two, 'w');
    expect(again.tables.images.get('kept')?.data_url).toBe('');
    expect(await two.worlds.image(again, 'kept')).toBe('data:image/png;base64,kept');
    expect(await two.worlds.image(again, 'none')).toBeUndefined();
    again.tables.images.delete('gone');
    await two.worlds.commit(again);
    expect(await sql(`SELECT id FROM waymark.rows WHERE "table" = 'images'`)).toEqual([{ id: '"kept"' }]);
  });

  test('lists and counts the worlds of all processes, with their time', async () => {
    await one.worlds.create({ id: 'b', now: NOON });
    const world = await named(one, 'b');
    world.clock.freeze();
    await one.worlds.commit(world);
    await two.worlds.create({ id: 'a', scenario: 'empty', seed: 11 });
    const list = await one.worlds.list();
    expect(list.map(({ id, scenario, seed }) => [id, scenario, seed])).toEqual([
      ['a', 'empty', 11],
      ['b', 'default', 7],
      ['default', 'default', 7],
    ]);
    expect(Math.abs((list[1]?.now ?? 0) - NOON)).toBeLessThan(5_000);
    expect(list.every(({ idle }) => idle < 60_000)).toBe(true);
    expect(await two.worlds.count()).toBe(3);
  });

  test('gives free ids that no process repeats, up to the limit', async () => {
    const small = await open({ limit: 3 });
    const first = await one.worlds.create({});
    const second = await small.worlds.create({});
    expect([first?.origin.id, second?.origin.id]).toEqual(['w1', 'w2']);
    expect(await small.worlds.create({})).toBeNull();
    expect(await small.worlds.fork(await named(small, 'w1'))).toBeNull();
    // Replacing one adds none.
    expect(await small.worlds.create({ id: 'w1' })).not.toBeNull();
  });

  test('removes worlds after an idle hour, `default` never', async () => {
    await one.worlds.create({ id: 'idle' });
    await one.worlds.create({ id: 'busy' });
    await sql(`UPDATE waymark.worlds SET touched_at = now() - interval '61 minutes'`);
    await named(one, 'busy');
    await one.worlds.flush();
    await two.worlds.sweep();
    expect(await sql(`SELECT count(*)::int AS count FROM waymark.worlds WHERE id = 'idle'`)).toEqual([{ count: 0 }]);
    expect(await sql('SELECT id FROM waymark.worlds ORDER BY id')).toEqual([{ id: 'busy' }, { id: 'default' }]);
  });

  test('lets unused worlds leave memory, not the database', async () => {
    const few = await openSandbox({ url, createSeeds, fixtures: 'same', notice: () => undefined, held: 1 });
    opened.push(few);
    for (const id of ['a', 'b']) {
      await few.worlds.create({ id });
      await mark(few, id, id);
    }
    await few.worlds.flush();
    expect(few.worlds.held).toBe(1);
    expect(await marks(few, 'a')).toEqual(['a']);
  });

  test('a token of one process is valid at the other', async () => {
    expect(await two.keys.saved()).toEqual(await one.keys.saved());
    expect((await sql('SELECT count(*)::int AS count FROM waymark.about'))[0]).toEqual({ count: 2 });
  });

  test('a scenario at the start does not reset `default`, which others use', async () => {
    await mark(one, 'default', 'mine');
    const third = await open({ scenario: 'empty' });
    const world = await named(third, 'default');
    expect([world.origin.scenario, [...world.tables.meta.own.keys()]]).toEqual(['default', ['mine']]);
  });

  test('a process of another version answers for its own worlds only, until the last of the old ones has ended', async () => {
    await one.worlds.create({ id: 'old', seed: 9, now: NOON });
    await mark(one, 'old', 'mark');
    const newer = await open({ fixtures: 'other' });
    await expect(newer.worlds.enter('old')).rejects.toMatchObject({ code: 'OTHER_VERSION' });
    await newer.worlds.create({ id: 'new' });
    await expect(one.worlds.enter('new')).rejects.toMatchObject({ code: 'OTHER_VERSION' });
    expect(await marks(two, 'old')).toEqual(['clock', 'mark']);

    await one.close();
    await expect(newer.worlds.enter('old')).rejects.toMatchObject({ code: 'OTHER_VERSION' });
    await two.close();
    opened = [newer];
    const world = await vi.waitFor(() => named(newer, 'old'));
    expect([world.origin.seed, [...world.tables.meta.own.keys()]]).toEqual([9, []]);
  });

  test('refuses tables of a newer version, and of an older one that is in use', async () => {
    await sql(`UPDATE waymark.about SET value = '2' WHERE name = 'format'`);
    await expect(open()).rejects.toThrow('its tables are of a newer version of the mock');
    await sql(`UPDATE waymark.about SET value = '0' WHERE name = 'format'`);
    const old = new Client(url);
    await old.connect();
    await old.query('SELECT pg_advisory_lock_shared($1, 0)', [0x57_61_7a]);
    await expect(open()).rejects.toThrow('processes of an older version of the mock use its tables: stop them first');
    await old.end();
    for (const sandbox of opened.splice(0)) await sandbox.close();
    const fresh = await vi.waitFor(() => open());
    expect(notices).toEqual(['The database has tables of an older version of the mock: its worlds were deleted.']);
    expect(await fresh.worlds.count()).toBe(1);
  });

  test('world time does not go back when a world comes to another process', async () => {
    await one.worlds.create({ id: 'w' });
    await mark(one, 'w', 'a');
    const ahead = Date.now() + HOUR;
    await sql(`UPDATE waymark.worlds SET seen = ${ahead} WHERE id = 'w'`);
    expect((await named(two, 'w')).clock.now()).toBe(ahead);
  });

  test('says while the database is away that nothing was changed, and goes on when it is back', async () => {
    await mark(one, 'default', 'a');
    await postgres.crash();
    await expect(one.worlds.enter('default')).rejects.toMatchObject({ code: 'NO_DATABASE' });
    await expect(one.ready()).rejects.toMatchObject({ code: 'NO_DATABASE' });
    await postgres.start();
    await mark(one, 'default', 'b');
    expect(await marks(two, 'default')).toEqual(['a', 'b']);
  });

  test('names the database without its password if it cannot be opened', async () => {
    const broken = { createSeeds, fixtures: 'same', notice: () => undefined };
    await expect(openSandbox({ ...broken, url: 'postgres://me:secret@127.0.0.1:1/none' })).rejects.toThrow(
      'The database 127.0.0.1:1/none cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });
});
