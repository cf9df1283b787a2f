import { beforeEach, describe, expect, test } from 'vitest';
import { largeFleet } from '../seeds/large-fleet.node.ts';
import { createSeedCache } from '../seeds/seeds.ts';
import { HOUR } from './duration.ts';
import type { Changes } from './world.ts';
import { type WorldStore, Worlds } from './worlds.ts';

const START = Date.parse('2026-11-21T16:41:00Z');
let now = START;
const createSeeds = createSeedCache(largeFleet);
const open = (limit?: number) => new Worlds({ hostNow: () => now, createSeeds, ...(limit && { limit }) });
const vehicleName = (worlds: Worlds, id: string) => worlds.get(id)?.tables.vehicles.get(1001)?.vehicle_name;

beforeEach(() => {
  now = START;
});

test('isolates worlds', async () => {
  const worlds = open();
  const one = await worlds.create({ id: 'one' });
  await worlds.create({ id: 'two' });
  one?.tables.vehicles.update(1001, { vehicle_name: 'Changed' });
  one?.clock.advance(HOUR);
  expect(vehicleName(worlds, 'one')).toBe('Changed');
  expect(vehicleName(worlds, 'two')).toBe('Van 12');
  expect(worlds.get('two')?.clock.now()).toBe(START);
});

test('forks a world that then changes on its own', async () => {
  const worlds = open();
  const origin = await worlds.create({ id: 'origin' });
  origin?.tables.vehicles.update(1001, { vehicle_name: 'Before' });
  const fork = origin && (await worlds.fork(origin, 'fork'));
  fork?.tables.vehicles.update(1001, { vehicle_name: 'After' });
  expect(vehicleName(worlds, 'origin')).toBe('Before');
  expect(vehicleName(worlds, 'fork')).toBe('After');
});

test('restores a world from a snapshot', async () => {
  const worlds = open();
  const world = await worlds.create({ id: 'w' });
  const snapshot = world?.snapshot() ?? {};
  world?.tables.vehicles.delete(1001);
  expect(vehicleName(worlds, 'w')).toBeUndefined();
  if (world) await worlds.restore(world, snapshot);
  expect(vehicleName(worlds, 'w')).toBe('Van 12');
});

test('reseeds a world on reset and keeps its clock', async () => {
  const worlds = open();
  const world = await worlds.create({ id: 'w' });
  world?.tables.vehicles.update(1001, { vehicle_name: 'Changed' });
  world?.clock.set(START + 5 * HOUR);
  world?.clock.freeze();
  const again = world && (await worlds.reset(world, 'empty'));
  expect(again?.origin.scenario).toBe('empty');
  expect(again?.tables.vehicles.size).toBe(0);
  expect(again?.clock.now()).toBe(START + 5 * HOUR);
  expect(again?.clock.frozen).toBe(true);
});

test('removes a world after an idle hour, but never the default one', async () => {
  const worlds = open();
  await worlds.open();
  await worlds.create({ id: 'idle' });
  await worlds.create({ id: 'busy' });
  now += HOUR;
  worlds.get('busy');
  now += 1;
  expect(worlds.get('idle')).toBeUndefined();
  expect(worlds.list().map((world) => world.id)).toEqual(['default', 'busy']);
});

test('limits the number of worlds', async () => {
  const worlds = open(2);
  await worlds.open();
  expect(await worlds.create({ id: 'second' })).not.toBeNull();
  expect(await worlds.create({ id: 'third' })).toBeNull();
  expect(await worlds.create({ id: 'second', scenario: 'fleet' })).not.toBeNull();
});

describe('a failed commit', () => {
  /** A store that records its calls and fails the first commit. */
  function failing(fail: () => void | Promise<void>) {
    const kept: string[] = [];
    const write = (changes: Changes) => {
      for (const [table, ids] of changes) for (const id of ids) kept.push(`${table} ${id}`);
    };
    let commits = 0;
    const store: WorldStore = {
      load: () => [],
      create: () => undefined,
      commit: (_world, changes) => (++commits === 1 ? fail() : write(changes)),
      remove: () => undefined,
    };
    return { kept, worlds: new Worlds({ hostNow: () => now, createSeeds, store }) };
  }

  test.each([
    [
      'at once',
      () => {
        throw new Error('The disk is full');
      },
      // The change of vehicle 1003 comes after the failure.
      ['vehicles 1003', 'vehicles 1002'],
    ],
    ['later', () => Promise.reject(new Error('The disk is full')), ['vehicles 1002']],
  ])('[core 8] %s is reported and undone, with all changes since', async (_when, fail, expected) => {
    const { kept, worlds } = failing(fail);
    const world = await worlds.create({ id: 'w' });
    if (!world) throw new Error('Too many worlds');
    world.tables.vehicles.update(1001, { vehicle_name: 'First' });
    const since = world.losses;
    const committing = (async () => worlds.commit(world))();
    world.tables.vehicles.update(1003, { vehicle_name: 'During' });
    await expect(committing).rejects.toThrow('The disk is full');
    expect(vehicleName(worlds, 'w')).toBe('Van 12');
    await expect((async () => worlds.commit(world, since))()).rejects.toThrow('The disk is full');
    world.tables.vehicles.update(1002, { vehicle_name: 'Second' });
    await worlds.commit(world);
    await worlds.commit(world);
    expect(kept).toEqual(expected);
  });
});

test('repeats random numbers of a seed and continues them after a restart', async () => {
  const worlds = open();
  const one = await worlds.create({ id: 'one', seed: 42 });
  const two = await worlds.create({ id: 'two', seed: 42 });
  const thrown = [one?.random.digits(6), one?.random.uuid()];
  expect([two?.random.digits(6), two?.random.uuid()]).toEqual(thrown);
  const fork = one && (await worlds.fork(one));
  expect(fork?.random.digits(6)).toBe(one?.random.digits(6));
});

test('shares the seeds of a fleet of 10,000 among a thousand worlds', async () => {
  const worlds = open(1_001);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 1_000; i++) {
    const world = await worlds.create({ id: `w${i}`, scenario: 'fleet' });
    for (let id = 1; id <= 50; id++)
      world?.tables.snapshots.put({ id: `${id}`, device_key: 'x', camera: 'front', taken_at: id });
  }
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(worlds.count()).toBe(1_000);
  expect(megabytes).toBeLessThan(500);
});
