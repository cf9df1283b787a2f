import type { World } from '../world/world.ts';

const waiting = new WeakMap<World, Set<string>>();

/** Names of requests that wait, in one world. Each name waits once. */
export function inFlight(world: World): Set<string> {
  const held = waiting.get(world) ?? new Set();
  waiting.set(world, held);
  return held;
}
