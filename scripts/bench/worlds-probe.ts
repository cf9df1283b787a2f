/** A process of the bench, run with `--expose-gc`: forks of a changed world, and 1,000 worlds over the fleet. Prints numbers by name. */
import { largeFleet } from '../../mock-server/seeds/large-fleet.node.ts';
import { createSeedCache } from '../../mock-server/seeds/seeds.ts';
import type { World } from '../../mock-server/world/world.ts';
import { Worlds } from '../../mock-server/world/worlds.ts';
import { median } from './statistics.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');
const FORKS = 21;
const WORLDS = 1_000;
const CHANGED = 10_000;
const CHANGED_EACH = 50;
const MEGABYTE = 1024 * 1024;

const worlds = new Worlds({ hostNow: () => NOW, createSeeds: createSeedCache(largeFleet), limit: 2 * WORLDS });

async function create(): Promise<World> {
  const world = await worlds.create({ scenario: 'fleet' });
  if (!world) throw new Error('Too many worlds');
  return world;
}

function change(world: World, rows: number): void {
  let left = rows;
  for (const { id } of world.tables.vehicles.base.rows.values()) {
    if (left-- === 0) return;
    world.tables.vehicles.update(id, { vehicle_name: 'Changed' });
  }
}

async function timeOfFork(from: World): Promise<number> {
  const times: number[] = [];
  for (let fork = 0; fork < FORKS; fork++) {
    const startedAt = performance.now();
    const made = await worlds.fork(from);
    times.push(performance.now() - startedAt);
    if (made) await worlds.remove(made.id);
  }
  return median(times);
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

const first = await create();
const forkOfNew = await timeOfFork(first);
change(first, CHANGED);
const forkOfChanged = await timeOfFork(first);
await worlds.remove(first.id);

const heapBefore = heap();
for (let made = 0; made < WORLDS; made++) change(await create(), CHANGED_EACH);
const heapOfWorlds = heap() - heapBefore;
const resident = process.memoryUsage.rss() / MEGABYTE;

console.log(JSON.stringify({ forkOfNew, forkOfChanged, heapOfWorlds, resident }));
