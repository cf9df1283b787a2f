import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Host } from './host.ts';
import { createKeyStore, type KeyStore } from './identity/keys.ts';
import { assets } from './repository.node.ts';
import { createSeedCache } from './seeds/seeds.ts';
import type { SqliteStore } from './store/sqlite.node.ts';
import { DamagedData } from './store/stored-rows.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import type { WorldRegistry } from './world/registry.ts';
import type { ScenarioName } from './world/scenarios.ts';
import { DEFAULT_WORLD, Worlds } from './world/worlds.ts';

export type MockOptions = {
  /** Folder for worlds and keys. Without it, both live as long as the process. */
  data?: string;
  /** Address of a PostgreSQL database for worlds and keys, which other processes may use too. Instead of `data`. */
  database?: string;
  /** Maximum number of worlds. */
  limit?: number;
  /** Refuses requests that name no world. */
  requireWorld?: boolean;
  /** 1: commands take as long as on real devices. 0: no delay. */
  pace?: number;
  /** Checks each answer against the contract. Violations answer 500. */
  checkResponses?: boolean;
  /** Scenario of the world `default`. Reseeds it if it has another one, except in a database: there it is shared. */
  scenario?: ScenarioName;
  /** Trusts the forwarding headers of a proxy in front. */
  trustProxy?: boolean;
  /** Replaces clock, delays or cut connections. Default: those of Node behind a port. */
  services?: Partial<Host>;
  /** Called with a message when stored data was discarded. */
  notice?: (sentence: string) => void;
};

/** The mock in this process, without a port. `close` stores what was acknowledged. */
export type OpenMock = { app: Hono; close: () => Promise<void> };

/** Where the mock keeps its worlds and keys. */
type Storage = {
  worlds: WorldRegistry;
  keys: KeyStore;
  /** Throws if it cannot be used now. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
};

const NODE_HOST: Host = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
  drop: (c) => {
    (c.env as HttpBindings).incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  },
};

/**
 * Opens the mock with its panel and the contract's page. Throws a message for the terminal if its data folder is
 * unusable.
 */
export async function openMock(options: MockOptions = {}): Promise<OpenMock> {
  const host = { ...NODE_HOST, ...options.services };
  const { worlds, keys, ready, close } = await openStorage(options, host.now);
  try {
    const app = createApp({
      worlds,
      keys,
      host,
      telemetry: createTelemetry(assets.streets, assets.addressAt, () => performance.now()),
      assets,
      panel: assets.pages(),
      version: assets.version,
      ready,
      pace: options.pace ?? 1,
      checkResponses: options.checkResponses ?? true,
      trustProxy: options.trustProxy ?? false,
      requireWorld: options.requireWorld ?? false,
    });
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openStorage(options: MockOptions, hostNow: () => number): Promise<Storage> {
  const { data, database } = options;
  if (data !== undefined && database !== undefined) throw new Error('Choose one of --data and --database.');
  return database === undefined ? openFolder(options, hostNow) : openDatabase(database, options);
}

/** Loads PostgreSQL's client only if there is a database. */
async function openDatabase(url: string, options: MockOptions): Promise<Storage> {
  const { openSandbox } = await import('./sandbox/open.node.ts');
  const { scenario, limit, notice = console.warn } = options;
  return openSandbox({
    url,
    fixtures: assets.fixtures(),
    createSeeds: createSeedCache(assets.fleet),
    notice,
    ...(limit !== undefined && { limit }),
    ...(scenario !== undefined && { scenario }),
  });
}

async function openFolder(
  { data, scenario, limit, notice = console.warn }: MockOptions,
  hostNow: () => number,
): Promise<Storage> {
  const store = data === undefined ? undefined : await openStore(data, notice);
  try {
    const keys = createKeyStore(store?.keys.load());
    if (store) await keepKeys(store, keys);
    return {
      worlds: await openWorlds(store, scenario, limit, hostNow),
      keys,
      ready: () => Promise.resolve(),
      close: () => {
        store?.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    store?.close();
    throw store ? store.unusable(error) : error;
  }
}

/** Checks stored keys, or stores new ones before a request can use them, so that every key in use is stored. */
async function keepKeys(store: SqliteStore, keys: KeyStore): Promise<void> {
  if (store.keys.load() === undefined) return store.keys.save(await keys.saved());
  try {
    await Promise.all([keys.signing(), keys.sealing()]);
  } catch {
    throw new DamagedData('its keys cannot be used');
  }
}

/** Loads SQLite only if there is a data folder. Otherwise it would cost time and print a warning. */
async function openStore(folder: string, notice: (sentence: string) => void): Promise<SqliteStore> {
  const { openSqliteStore } = await import('./store/sqlite.node.ts');
  return openSqliteStore(folder, { now: Date.now, notice, fixtures: assets.fixtures() });
}

async function openWorlds(
  store: SqliteStore | undefined,
  scenario: ScenarioName | undefined,
  limit: number | undefined,
  hostNow: () => number,
): Promise<Worlds> {
  const worlds = new Worlds({
    hostNow,
    createSeeds: createSeedCache(assets.fleet),
    ...(store && { store }),
    ...(limit !== undefined && { limit }),
  });
  await worlds.open();
  const world = worlds.get(DEFAULT_WORLD);
  if (world && scenario && world.origin.scenario !== scenario) await worlds.reset(world, scenario);
  return worlds;
}
