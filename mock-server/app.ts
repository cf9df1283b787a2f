import { type Context, Hono } from 'hono';
import { ownAddress, proxiedAddress } from './address.ts';
import { createDispatch } from './api/dispatch.ts';
import { createEndpoint, createNoOperation, type EndpointOptions, unknownWorld } from './api/endpoint.ts';
import { API, ApiFirstRouter } from './api/router.ts';
import { routesInOrder } from './api/routes.ts';
import { notStored } from './contract/replies.ts';
import type { Handler, OperationId } from './contract/types.ts';
import { createControlApp } from './control/app.ts';
import { shared, sharing } from './cors.ts';
import { streamDate, streamFault, streamStatus } from './domain/streams.ts';
import type { Host } from './host.ts';
import { createIdentityApp, internalError, limitIdentityBody } from './identity/app.ts';
import { answerFault } from './identity/faults.ts';
import type { KeyStore } from './identity/keys.ts';
import { WAYMARK_POOL } from './identity/pool.ts';
import { verifyAccessToken } from './identity/tokens.ts';
import { createMapApp } from './map/app.ts';
import type { MapAssets } from './map/assets.ts';
import { createMediaApp } from './media/app.ts';
import type { MediaAssets } from './media/assets.ts';
import { createOperations } from './operations/index.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { createUploadsApp } from './uploads.ts';
import { StoreFailure } from './world/store-failure.ts';
import type { World } from './world/world.ts';
import { DEFAULT_WORLD, type Worlds } from './world/worlds.ts';

export type AppOptions = {
  worlds: Worlds;
  keys: KeyStore;
  host: Host;
  telemetry: Telemetry;
  assets: { map: MapAssets; media: MediaAssets };
  /** The panel's pages. Mounted beside the control API. */
  panel?: Hono;
  version: string;
  /** 1: commands take as long as on real devices. 0: no delay, for tests. */
  pace?: number;
  checkResponses?: boolean;
  /** Trusts the forwarding headers of a proxy in front. */
  trustProxy?: boolean;
};

/**
 * The whole mock as a Hono app: API, identity, map, video and control. Has no port, state or clock of its own, so that
 * Node, tests and a service worker can run it.
 */
export function createApp(options: AppOptions): Hono {
  const { worlds, keys, host, assets } = options;
  const { slices } = options.telemetry;
  const worldOf = (c: Context): World | null => worlds.get(worldIdOf(c)) ?? null;
  const app = new Hono({ strict: false, router: new ApiFirstRouter() });

  const endpoint: EndpointOptions = {
    host,
    worldOf,
    storage: worlds,
    verify: (world, token) => verifyAccessToken(world, token, keys),
    pace: options.pace ?? 1,
    checkResponses: options.checkResponses ?? true,
    slices,
  };
  const handlers = createOperations({ telemetry: options.telemetry, pace: endpoint.pace });
  const operations = routesInOrder().map(({ id, method, path }) => {
    const handler = handlers[id] as Handler<OperationId> | null;
    return { method: method.toUpperCase(), path, endpoint: createEndpoint(id, handler, endpoint) };
  });
  app.all(API, sharing(createDispatch(operations, createNoOperation(endpoint))));
  // Reports a fault of the mock instead of answering an empty 500.
  app.onError((error, c) => {
    console.error(error);
    return c.json({ detail: `The mock failed: ${error.message}` }, 500);
  });

  /** Resolves the world of identity requests before the handler and commits it after. */
  app.use('/identity/*', limitIdentityBody, async (c, next) => {
    const world = worldOf(c);
    if (!world) return unknownWorld();
    const fault = await answerFault(c, world, host);
    if (fault) return fault;
    // The world may have been dropped while a fault rule delayed the request.
    if (worldOf(c) !== world) return unknownWorld();
    const { losses } = world;
    await next();
    try {
      await worlds.commit(world, losses);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      const { status, body } = notStored(error);
      c.res = internalError(status, body.detail, c.res.headers);
    }
  });
  const known = (c: Context): World => worldOf(c) as World;
  app.route(
    '/identity',
    createIdentityApp({ worldOf: known, keys, poolId: WAYMARK_POOL.id, clientId: WAYMARK_POOL.clientId }),
  );
  for (const part of ['/map/*', '/media/*']) app.use(part, shared);
  const addressOf = options.trustProxy ? proxiedAddress : ownAddress;
  app.route('/map', createMapApp(assets.map, addressOf));
  app.use('/media/*', async (c, next) => (worldOf(c) ? next() : unknownWorld()));
  app.route('/media/images', createUploadsApp(known));
  app.route(
    '/media',
    createMediaApp({
      assets: assets.media,
      now: (c) => known(c).clock.host(),
      startDate: (c, stream) => streamDate(known(c), stream),
      streamStatus: (c, stream) => streamStatus(known(c), stream),
      streamFault: (c, stream) => streamFault(known(c), stream),
    }),
  );
  if (options.panel) app.route('/__mock', options.panel);
  app.route('/__mock', createControlApp({ worlds, keys, host, slices, version: options.version, worldOf, addressOf }));
  return app;
}

const COOKIE = /(?:^|;\s*)mock_world=([\w-]+)/;

/** Id of the request's world: header, then cookie, then `default`. */
function worldIdOf(c: Context): string {
  const named = c.req.header('x-mock-world');
  if (named !== undefined) return named;
  const cookie = c.req.header('cookie');
  return (cookie && COOKIE.exec(cookie)?.[1]) ?? DEFAULT_WORLD;
}
