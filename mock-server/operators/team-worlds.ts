import { after } from '../after.ts';
import { KeyRequired } from '../api/refusals.ts';
import type { Owner, WorldRegistry } from '../world/registry.ts';
import type { World } from '../world/world.ts';

/** The worlds of one team. Those of other teams, and `default`, do not exist for it. */
export function worldsOfTeam(worlds: WorldRegistry, team: Owner): WorldRegistry {
  const own = (world: World | undefined) => (world?.origin.team === team.name ? world : undefined);
  const ownWorld = (id: string) => after(worlds.enter(id), own);
  const list = async () => (await worlds.list()).filter((world) => world.team === team.name);
  return {
    ...sameFor(worlds),
    limit: Math.min(team.worlds, worlds.limit),
    enter: (id, before) => after(worlds.enter(id, before), own),
    create: (world) => worlds.create({ ...world, team }),
    fork: (from, id) => worlds.fork(from, id, team),
    remove: async (id) => ((await ownWorld(id)) ? worlds.remove(id) : false),
    list,
    count: async () => (await list()).length,
  };
}

/** For requests without a key: nothing but the number of worlds, for health checks. */
export function noWorlds(worlds: WorldRegistry): WorldRegistry {
  const refuse = () => {
    throw new KeyRequired();
  };
  return {
    ...sameFor(worlds),
    enter: refuse,
    create: refuse,
    fork: refuse,
    remove: refuse,
    list: refuse,
  };
}

/** What needs a world that was entered. */
function sameFor(worlds: WorldRegistry): WorldRegistry {
  return {
    limit: worlds.limit,
    undoes: worlds.undoes,
    scenarios: worlds.scenarios,
    seedsOf: (scenario, epoch) => worlds.seedsOf(scenario, epoch),
    enter: (id, before) => worlds.enter(id, before),
    confirm: (world) => worlds.confirm(world),
    isCurrent: (world) => worlds.isCurrent(world),
    commit: (world, since) => worlds.commit(world, since),
    writing: (world) => worlds.writing(world),
    create: (world) => worlds.create(world),
    fork: (from, id, team) => worlds.fork(from, id, team),
    reset: (world, scenario) => worlds.reset(world, scenario),
    restore: (world, snapshot) => worlds.restore(world, snapshot),
    remove: (id) => worlds.remove(id),
    list: () => worlds.list(),
    count: () => worlds.count(),
    snapshot: (world) => worlds.snapshot(world),
    image: (world, id) => worlds.image(world, id),
  };
}
