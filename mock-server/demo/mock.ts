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
  /** Name of the database that it is kept in. */
  name: string;
  version: string;
  /** Hash of what seeds are laid from. */
  fixtures: string;
};

export type DemoMock = {
  fetch: (request: Request) => Promise<Response>;
  hasWorld: (id: string) => boolean;
};

/** The mock over what the browser kept. Rejects when streets and addresses cannot be fetched. */
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
  // Before the first request can ask for them, so that no key is used that is not kept.
  if (!saved) await store?.keys.save(await keys.saved());
  const worlds = new Worlds({ hostNow: host.now, laySeeds: createSeedCache(assets.fleet), ...(store && { store }) });
  await worlds.open();
  const app = createApp({
    worlds,
    keys,
    host,
    telemetry: createTelemetry(
      () => ({ hubs: decodeRoutes(routes as RoutesFile).hubs() }),
      addressesFrom(gazetteer as GazetteerFile, cities as CitiesFile),
    ),
    assets: { map: assets.map, media: assets.media },
    panel: createPanelApp(),
    version,
    // The tests compare each answer with the contract; a visitor's browser need not.
    checkResponses: false,
  });
  return { fetch: async (request) => app.fetch(request), hasWorld: (id) => worlds.get(id) !== undefined };
}

/** Addresses of places in one line, for the ends of trips; the geocoder is made when the first is asked for. */
function addressesFrom(gazetteer: GazetteerFile, cities: CitiesFile): (lon: number, lat: number) => string | null {
  let geocoder: Geocoder | undefined;
  return (lon, lat) => {
    geocoder ??= createGeocoder(gazetteer, cities);
    const address = geocoder.reverse(lon, lat);
    return address && labelOf(address);
  };
}

/** Where the browser keeps nothing, worlds live as long as the worker. */
async function openStore(options: IndexedDbOptions): Promise<IndexedDbStore | undefined> {
  try {
    return await openIndexedDbStore(options);
  } catch (error) {
    options.notice(`Nothing is kept: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
