import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createApp } from './app.ts';
import type { Host } from './contract/endpoint.ts';
import { createKeyStore } from './identity/keys.ts';
import { nodeMapAssets } from './map/assets.node.ts';
import { mediaAssets } from './media/assets.node.ts';
import { STATIC_HEADERS, type StaticHeaders } from './static-headers.ts';
import type { SqliteStore } from './store/sqlite.node.ts';
import { addressAt, streets } from './streets.node.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import type { ScenarioName } from './world/scenarios.ts';
import { createSeedCache } from './world/seeds.ts';
import { DEFAULT_WORLD, Worlds } from './world/worlds.ts';

export const DEFAULT_PORT = 4010;

export type ServerOptions = {
  /** 0: any free one. */
  port?: number;
  host?: string;
  /** Folder that worlds and keys are kept in; without one they live as long as the process. */
  data?: string;
  /** 1: commands take as long as real devices do; 0: no time. */
  pace?: number;
  /** Compares each answer with the contract, and answers 500 when it breaks it. */
  checkResponses?: boolean;
  /** What the world `default` is laid as, where it is not laid so already. */
  scenario?: ScenarioName;
  /** Folder of a built client to serve beside the mock, with the headers for its files. */
  staticDir?: string;
  staticHeaders?: StaticHeaders;
  /** Told in a sentence when what was kept had to go. */
  notice?: (sentence: string) => void;
};

export type RunningServer = {
  /** Without a slash at its end. */
  url: string;
  /** Cuts what is under way, and gives port and folder free. */
  close: () => Promise<void>;
};

const NODE_HOST: Host = {
  now: Date.now,
  wait: (ms) => wait(ms),
  drop: (c) => {
    (c.env as HttpBindings).incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  },
};

/**
 * The mock on a port of this machine. Throws a sentence for the terminal when the port is taken, the folder of its data
 * cannot be used, or no client was built.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1', data, staticDir, notice = console.warn } = options;
  const store = data === undefined ? undefined : await openStore(data, notice);
  try {
    const keys = createKeyStore(store?.keys.load());
    const worlds = await openWorlds(store, options.scenario);
    const app = createApp({
      worlds,
      keys,
      host: NODE_HOST,
      telemetry: createTelemetry(streets, addressAt),
      assets: { map: nodeMapAssets(), media: mediaAssets },
      version: versionOfPackage(),
      pace: options.pace ?? 1,
      checkResponses: options.checkResponses ?? true,
    });
    if (staticDir !== undefined) {
      const { createStaticApp } = await import('./static.node.ts');
      app.route('/', createStaticApp(staticDir, options.staticHeaders ?? STATIC_HEADERS));
    }
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const url = await listen(server, port, host);
    // Before the first request can ask for them, so that no key is used that is not kept.
    const keysKept = store && keys.saved().then((saved) => store.keys.save(saved));
    return {
      url,
      close: async () => {
        await new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
        await keysKept;
        store?.close();
      },
    };
  } catch (error) {
    store?.close();
    throw error;
  }
}

/** SQLite is loaded only where something is kept: a start without a folder does not pay for it. */
async function openStore(folder: string, notice: (sentence: string) => void): Promise<SqliteStore> {
  const { openSqliteStore } = await import('./store/sqlite.node.ts');
  return openSqliteStore(folder, { now: Date.now, notice });
}

async function openWorlds(store: SqliteStore | undefined, scenario: ScenarioName | undefined): Promise<Worlds> {
  const worlds = new Worlds({ hostNow: Date.now, laySeeds: createSeedCache(), ...(store && { store }) });
  await worlds.open();
  const world = worlds.get(DEFAULT_WORLD);
  if (world && scenario && world.origin.scenario !== scenario) await worlds.reset(world, scenario);
  return worlds;
}

function versionOfPackage(): string {
  const file = path.resolve(import.meta.dirname, '../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen(port, host, () => {
      const { port: taken, family, address } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Choose another with --port or PORT.`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine.`,
    ENOTFOUND: `${host} is no address of this machine.`,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}
