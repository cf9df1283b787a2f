import { type MapAssets, mapAssets } from '../map/assets.ts';
import { assetsFrom, type MediaAssets } from '../media/assets.ts';
import type { FleetNames } from '../seeds/fleet.ts';

/** Map, video and street routes: static files below `mock/`, beside the worker. */
export type DemoAssets = {
  map: MapAssets;
  media: MediaAssets;
  routes: () => Promise<unknown>;
  /** Names of the large fleet. */
  fleet: () => Promise<FleetNames>;
  /** Deletes the caches of earlier builds. */
  removeOlder: () => Promise<void>;
};

/**
 * The mock's files. Each is fetched once and cached until `version`, a hash of all, changes. Rejects with the file's
 * name on any status but 200.
 */
export function createDemoAssets(scope: URL, version: string): DemoAssets {
  const family = `waymark ${scope.pathname} `;
  const name = `${family}${version}`;

  async function responseOf(path: string): Promise<Response> {
    const address = new URL(`mock/${path}`, scope);
    const cache = await caches.open(name);
    const kept = await cache.match(address);
    if (kept) return kept;
    // The browser's HTTP cache may hold the file of an older build.
    const response = await fetch(address, { cache: 'no-cache' });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    // Answers even if the disk is full.
    await cache.put(address, response.clone()).catch(() => undefined);
    return response;
  }

  const bytes = async (path: string) => new Uint8Array(await (await responseOf(path)).arrayBuffer());

  return {
    map: mapAssets((file) => bytes(`map/${file}`)),
    media: assetsFrom((path) => bytes(`media/${path}`)),
    routes: async () => (await responseOf('map/routes.json')).json() as Promise<unknown>,
    fleet: async () => (await responseOf('fleet.json')).json() as Promise<FleetNames>,
    async removeOlder() {
      const older = (await caches.keys()).filter((kept) => kept.startsWith(family) && kept !== name);
      await Promise.all(older.map((kept) => caches.delete(kept)));
    },
  };
}
