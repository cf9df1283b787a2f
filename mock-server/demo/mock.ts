import { createApp } from '../app.ts';
import type { Host } from '../host.ts';
import { createKeyStore } from '../identity/keys.ts';
import { labelOf } from '../map/address-text.ts';
import type { CitiesFile, GazetteerFile } from '../map/gazetteer.ts';
import { createGeocoder, type Geocoder } from '../map/geocoder.ts';
import { decodeRoutes, type RoutesFile } from '../map/routes.ts';
import { createPanelApp } from '../panel/app.ts';
import { createSeedCache } from '../seeds/seeds.ts';
import { type IndexedDbOptions, type IndexedDbStore, openIndexedDbStore } from '../store/indexeddb.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { Worlds } from '../world/worlds.ts';
import type { DemoAssets } from './assets.ts';

export type DemoOptions = {
  host: Host;
  assets: DemoAssets;
  /** Name of the database. */
  name: string;
  version: string;
  /** Hash of the seed sources. */
  fixtures: string;
};

export type DemoMock = {
  fetch: (request: Request) => Promise<Response>;
  hasWorld: (id: string) => boolean;
};

/** Opens the mock over the browser's stored data. Rejects if streets and addresses cannot be fetched. */
export async function openDemoMock({ host, assets, name, version, fixtures }: DemoOptions): Promise<DemoMock> {
  const notice = (sentence: string) => console.info(sentence);
  const [store, routes, gazetteer, cities] = await Promise.all([
    openStore({ name, fixtures, now: host.now, notice }),
    assets.routes(),
    assets.map.json('gazetteer.json'),
    assets.map.json('cities.json'),
  ]);
  const saved = await store?.keys.load();
  const keys = createKeyStore(saved);
  // Saves the keys before a request can use them, so that every key in use is stored.
  if (!saved) await store?.keys.save(await keys.saved());
  const worlds = new Worlds({ hostNow: host.now, createSeeds: createSeedCache(assets.fleet), ...(store && { store }) });
  await worlds.open();
  const app = createApp({
    worlds,
    keys,
    host,
    telemetry: createTelemetry(
      () => ({ hubs: decodeRoutes(routes as RoutesFile).hubs() }),
      addressesFrom(gazetteer as GazetteerFile, cities as CitiesFile),
      () => performance.now(),
    ),
    assets: { map: assets.map, media: assets.media },
    panel: createPanelApp(),
    version,
    // Response checks run in tests, not in a visitor's browser.
    checkResponses: false,
  });
  return { fetch: async (request) => app.fetch(request), hasWorld: (id) => worlds.get(id) !== undefined };
}

/** Returns addresses of places in one line, for trip ends. Creates the geocoder on first use. */
function addressesFrom(gazetteer: GazetteerFile, cities: CitiesFile): (lon: number, lat: number) => string | null {
  let geocoder: Geocoder | undefined;
  return (lon, lat) => {
    geocoder ??= createGeocoder(gazetteer, cities);
    const address = geocoder.reverse(lon, lat);
    return address && labelOf(address);
  };
}

/** Without storage, worlds live as long as the worker. */
async function openStore(options: IndexedDbOptions): Promise<IndexedDbStore | undefined> {
  try {
    return await openIndexedDbStore(options);
  } catch (error) {
    options.notice(`Changes are not saved: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
