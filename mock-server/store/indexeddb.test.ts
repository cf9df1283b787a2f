import { DAY } from '../world/duration.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SavedKeys } from '../identity/keys.ts';
import { createSeeds } from '../seeds/seeds.ts';
import type { World } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import { type IndexedDbStore, openIndexedDbStore } from './indexeddb.ts';

/** 2026-11-21 12:00:00 UTC, and the start of that day. */
const NOON = 1_795_262_400_000;
const MORNING = 1_795_219_200_000;

let count = 0;
let name = '';
let now = NOON;
let notices: string[] = [];
let store: IndexedDbStore;

const open = (fixtures = 'same'): Promise<IndexedDbStore> =>
  openIndexedDbStore({ name, fixtures, now: () => now, notice: (sentence) => notices.push(sentence) });

async function worldsOf(kept: IndexedDbStore): Promise<Worlds> {
  const worlds = new Worlds({ hostNow: () => now, createSeeds, store: kept });
  await worlds.open();
  return worlds;
}

/** Simulates the end of the worker and the start of another. */
async function restarted(fixtures?: string): Promise<Worlds> {
  store.close();
  store = await open(fixtures);
  return worldsOf(store);
}

function named(worlds: Worlds, id: string): World {
  const world = worlds.get(id);
  if (!world) throw new Error(`No world ${id}`);
  return world;
}

const mark = (id: string, value: unknown) => ({ id, value });
const marksOf = (world: World) => [...world.tables.meta.values()].filter(({ id }) => id.startsWith('mark'));

beforeEach(async () => {
  count += 1;
  name = `store-${count}`;
  now = NOON;
  notices = [];
  store = await open();
});

afterEach(() => store.close());

test('keeps added, changed and deleted rows across a restart, in order', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  for (const letter of ['c', 'a', 'b']) world.tables.meta.put(mark(`mark-${letter}`, letter));
  await worlds.commit(world);
  world.tables.meta.put(mark('mark-c', 'changed'));
  world.tables.meta.delete('mark-a');
  world.tables.meta.put(mark('mark-d', 'last'));
  await worlds.commit(world);

  expect(marksOf(named(await restarted(), 'default'))).toEqual([
    { id: 'mark-c', value: 'changed' },
    { id: 'mark-b', value: 'b' },
    { id: 'mark-d', value: 'last' },
  ]);
});

test('appends rows after a restart', async () => {
  const first = await worldsOf(store);
  named(first, 'default').tables.meta.put(mark('mark-z', 1));
  await first.commit(named(first, 'default'));
  const second = await restarted();
  named(second, 'default').tables.meta.put(mark('mark-a', 2));
  await second.commit(named(second, 'default'));

  expect(marksOf(named(await restarted(), 'default')).map(({ id }) => id)).toEqual(['mark-z', 'mark-a']);
});

test('keeps seeds deleted and ids numeric', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  expect(world.tables.vehicles.get(1001)).toBeDefined();
  world.tables.vehicles.delete(1001);
  world.tables.vehicles.update(1002, { vehicle_name: 'Renamed' });
  await worlds.commit(world);

  const { vehicles } = named(await restarted(), 'default').tables;
  expect(vehicles.get(1001)).toBeUndefined();
  expect(vehicles.get(1002)?.vehicle_name).toBe('Renamed');
});

test('stores the state at the time of the commit', async () => {
  const worlds = await worldsOf(store);
  const world = named(worlds, 'default');
  world.tables.meta.put(mark('mark-a', 'committed'));
  const committing = worlds.commit(world);
  world.tables.meta.put(mark('mark-a', 'not yet'));
  await committing;

  expect(marksOf(named(await restarted(), 'default'))).toEqual([{ id: 'mark-a', value: 'committed' }]);
});

test('removes a world with its rows, also while a slow request is in flight', async () => {
  const worlds = await worldsOf(store);
  const world = await worlds.create({ id: 'short' });
  if (!world) throw new Error('No world');
  world.tables.meta.put(mark('mark-a', 1));
  await worlds.commit(world);
  await worlds.remove('short');
  world.tables.meta.put(mark('mark-b', 2));
  await worlds.commit(world);

  const again = await restarted();
  expect(again.get('short')).toBeUndefined();
  await again.create({ id: 'short' });
  expect(marksOf(named(again, 'short'))).toEqual([]);
  expect((await store.load()).find(({ origin }) => origin.id === 'short')?.overlay.meta).toBeUndefined();
});

test('does not remove worlds whose names share a prefix', async () => {
  const worlds = await worldsOf(store);
  for (const id of ['a', 'ab', 'a-b']) {
    const world = await worlds.create({ id });
    world?.tables.meta.put(mark('mark', id));
    if (world) await worlds.commit(world);
  }
  await worlds.remove('a');

  const again = await restarted();
  expect(again.get('a')).toBeUndefined();
  expect(marksOf(named(again, 'ab'))).toEqual([{ id: 'mark', value: 'ab' }]);
  expect(marksOf(named(again, 'a-b'))).toEqual([{ id: 'mark', value: 'a-b' }]);
});

test('replaces a world with its rows in one transaction', async () => {
  const origin = { id: 'one', scenario: 'default', seed: 7, epoch: MORNING };
  await store.create(origin, { meta: [['mark-a', mark('mark-a', 1)]] });
  await store.create(origin, { meta: [['mark-b', mark('mark-b', 2)]] });

  const [kept] = await store.load();
  expect(kept).toEqual({ origin, overlay: { meta: [['mark-b', { id: 'mark-b', value: 2 }]] } });
});

test('reseeds stored worlds for today when fixtures change, with a notice', async () => {
  const worlds = await worldsOf(store);
  await worlds.create({ id: 'empty', scenario: 'empty', seed: 3 });
  named(worlds, 'empty').tables.meta.put(mark('mark', 1));
  await worlds.commit(named(worlds, 'empty'));
  now = NOON + 2 * DAY;

  const world = named(await restarted('other'), 'empty');
  expect(world.origin).toEqual({ id: 'empty', scenario: 'empty', seed: 3, epoch: MORNING + 2 * DAY });
  expect(marksOf(world)).toEqual([]);
  expect(notices).toEqual(['The fixtures have changed: 2 stored worlds were reset.']);
});

test('keeps keys when fixtures change', async () => {
  expect(await store.keys.load()).toBeUndefined();
  const keys = { signing: { kty: 'RSA', n: 'n' }, sealing: { kty: 'oct', k: 'k' } } as SavedKeys;
  await store.keys.save(keys);
  await restarted('other');
  expect(await store.keys.load()).toEqual(keys);
});
