import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SavedKeys } from '../identity/keys.ts';
import { createSeeds } from '../seeds/seeds.ts';
import { DAY } from '../world/duration.ts';
import type { World } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import { openSqliteStore, type SqliteStore } from './sqlite.node.ts';

/** 2026-11-21 12:00:00 UTC, and the start of that day. */
const NOON = 1_795_262_400_000;
const MORNING = 1_795_219_200_000;

let folder = '';
let now = NOON;
let notices: string[] = [];
let store: SqliteStore;

const open = (fixtures = 'same'): SqliteStore =>
  openSqliteStore(folder, { now: () => now, notice: (sentence) => notices.push(sentence), fixtures });

/** Simulates the end of the process and the start of another. */
async function reopened(fixtures?: string): Promise<Worlds> {
  store.close();
  store = open(fixtures);
  return worldsOf(store);
}

async function worldsOf(kept: SqliteStore): Promise<Worlds> {
  const worlds = new Worlds({ hostNow: () => now, createSeeds, store: kept });
  await worlds.open();
  return worlds;
}

function named(worlds: Worlds, id: string): World {
  const world = worlds.get(id);
  if (!world) throw new Error(`No world ${id}`);
  return world;
}

const mark = (id: string, value: unknown) => ({ id, value });

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'waymark-store-')), 'data');
  now = NOON;
  notices = [];
  store = open();
});

afterEach(() => {
  store.close();
  rmSync(path.dirname(folder), { recursive: true });
});

test('keeps added, changed and deleted rows across a restart, in order', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  const { meta, users, subscribers } = world.tables;
  for (const id of ['c', 'a', 'b', 'gone']) meta.put(mark(id, id.toUpperCase()));
  users.update(101, { first_name: 'Ann', company: null });
  subscribers.delete(11);
  await worlds.commit(world);
  meta.put(mark('a', 'changed'));
  meta.delete('gone');
  await worlds.commit(world);

  const after = named(await reopened(), 'default');
  expect([...after.tables.meta.own]).toEqual([
    ['c', { id: 'c', value: 'C' }],
    ['a', { id: 'a', value: 'changed' }],
    ['b', { id: 'b', value: 'B' }],
  ]);
  expect(after.tables.users.get(101)).toMatchObject({ id: 101, first_name: 'Ann', company: null });
  expect(after.tables.subscribers.own.get(11)).toBeNull();
  expect(after.tables.subscribers.get(11)).toBeUndefined();
  expect(notices).toEqual([]);
});

test('restores worlds separately with their origin, clock and random counter', async () => {
  const worlds = await worldsOf(store);
  const made = await worlds.create({ id: 'mine', scenario: 'empty', seed: 4_294_967_295, now: NOON + 3 * DAY });
  made?.clock.freeze();
  const drawn = [made?.random.next(), made?.random.next()];
  if (made) await worlds.commit(made);
  now += 5_000;

  const after = await reopened();
  expect(after.list().map(({ id }) => id)).toEqual(['default', 'mine']);
  const mine = named(after, 'mine');
  expect(mine.origin).toEqual({ id: 'mine', scenario: 'empty', seed: 4_294_967_295, epoch: MORNING + 3 * DAY });
  expect(mine.clock.now()).toBe(NOON + 3 * DAY);
  expect(drawn).not.toContain(mine.random.next());
  expect(named(after, 'default').clock.now()).toBe(NOON + 5_000);
});

test('removes a world with its rows, also while a slow request is in flight', async () => {
  const worlds = await worldsOf(store);
  const mine = await worlds.create({ id: 'mine', now: NOON });
  await worlds.remove('mine');
  mine?.tables.meta.put(mark('late', 1));
  if (mine) await worlds.commit(mine);
  expect((await reopened()).get('mine')).toBeUndefined();
  store.close();
  const db = new DatabaseSync(path.join(folder, 'waymark.sqlite'));
  expect(db.prepare("SELECT count(*) AS count FROM rows WHERE world = 'mine'").get()).toEqual({ count: 0 });
  db.close();
  store = open();
});

test('restores forked, reset and restored worlds as they were', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  world.tables.meta.put(mark('mark', 1));
  await worlds.commit(world);
  const snapshot = world.snapshot();
  await worlds.fork(world, 'twin');
  await worlds.reset(world, 'empty');
  const twin = named(worlds, 'twin');
  twin.tables.meta.put(mark('mark', 2));
  await worlds.commit(twin);
  await worlds.restore(twin, snapshot);

  const after = await reopened();
  expect(named(after, 'default').origin.scenario).toBe('empty');
  expect(named(after, 'default').tables.meta.get('mark')).toBeUndefined();
  expect(named(after, 'twin').tables.meta.get('mark')?.value).toBe(1);
});

test('creates a world with its rows in one transaction, replacing one of its name', async () => {
  const origin = { id: 'mine', scenario: 'default', seed: 7, epoch: MORNING };
  store.create(origin, { meta: [['old', mark('old', 1)]] });
  store.create({ ...origin, seed: 8 }, { meta: [['new', mark('new', 2)]], users: [[101, null]] });
  expect(store.load()).toEqual([
    { origin: { ...origin, seed: 8 }, overlay: { meta: [['new', { id: 'new', value: 2 }]], users: [[101, null]] } },
  ]);
});

test('rolls back a failed commit', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  world.tables.meta.put(mark('good', 1));
  world.tables.meta.put(mark('bad', 1n));
  expect(() => worlds.commit(world)).toThrow('BigInt');
  expect(named(await reopened(), 'default').tables.meta.own.size).toBe(0);
});

test('reseeds stored worlds for today when fixtures change, with a notice', async () => {
  const worlds = await worldsOf(store);
  const mine = await worlds.create({ id: 'mine', scenario: 'empty', seed: 3, now: NOON + 40 * DAY });
  mine?.tables.meta.put(mark('mark', 1));
  if (mine) await worlds.commit(mine);
  now += 2 * DAY;

  const after = await reopened('other');
  expect(notices).toEqual(['The fixtures have changed: 2 stored worlds were reset.']);
  expect(named(after, 'mine').origin).toEqual({ id: 'mine', scenario: 'empty', seed: 3, epoch: MORNING + 2 * DAY });
  expect(named(after, 'mine').tables.meta.own.size).toBe(0);
  await reopened('other');
  expect(notices).toHaveLength(1);
});

test('keeps keys of the identity service, also when fixtures change', async () => {
  expect(store.keys.load()).toBeUndefined();
  const keys: SavedKeys = { signing: { kty: 'RSA', n: 'n', e: 'AQAB' }, sealing: { kty: 'oct', k: 'k' } };
  store.keys.save(keys);
  await reopened('other');
  expect(store.keys.load()).toEqual(keys);
});

test('creates its folder for the owner only', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('creates its files for the owner only, also in an existing folder', async () => {
  store.close();
  const [shared, restored] = ['shared', 'restored'].map((name) => path.join(path.dirname(folder), name));
  for (const there of [shared, restored]) mkdirSync(there ?? '', { mode: 0o755 });
  writeFileSync(path.join(restored ?? '', 'waymark.sqlite'), '', { mode: 0o644 });
  for (const there of [shared, restored]) {
    store = openSqliteStore(there ?? '', { now: () => now, notice: () => undefined, fixtures: 'same' });
    await worldsOf(store);
    const rights = readdirSync(there ?? '').map((name) => [name, statSync(path.join(there ?? '', name)).mode & 0o777]);
    expect(Object.fromEntries(rights)).toEqual({ 'waymark.sqlite': 0o600, 'waymark.sqlite-wal': 0o600 });
    store.close();
  }
  store = open();
});

test('replaces all tables of another format, whatever their names', () => {
  store.close();
  const db = new DatabaseSync(path.join(folder, 'waymark.sqlite'));
  db.exec('CREATE TABLE "a""b; DROP" (id); CREATE TABLE sqliteish (id); PRAGMA user_version = 999');
  db.close();
  store = open();
  expect(store.load()).toEqual([]);
  store.close();
  const after = new DatabaseSync(path.join(folder, 'waymark.sqlite'));
  const names = after.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  expect(names.map(({ name }) => name)).toEqual(['about', 'keys', 'rows', 'worlds']);
  after.close();
  store = open();
});

test('reseeds worlds of a file in another format, with a notice', async () => {
  await worldsOf(store);
  store.close();
  const file = path.join(folder, 'waymark.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  store = open();
  expect(notices).toEqual([`${file} has another format: its worlds were deleted.`]);
  expect(store.load()).toEqual([]);
});

test('refuses a second process, with the reason', () => {
  const file = path.join(folder, 'waymark.sqlite');
  expect(() => open()).toThrow(
    `${file} cannot be used because another mock is using it: stop that one, or choose another folder with --data.`,
  );
});

test('refuses a file that is not a database, with the reason', () => {
  store.close();
  const file = path.join(folder, 'waymark.sqlite');
  writeFileSync(file, 'This is not a database. '.repeat(100));
  expect(() => open()).toThrow(
    `${file} cannot be used because it is not a database: restore a copy of it, delete it, or choose another folder with --data.`,
  );
  rmSync(file);
  store = open();
});
