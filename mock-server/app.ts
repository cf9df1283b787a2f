import { Hono } from 'hono';
import { ownAddress, proxiedAddress } from './address.ts';
import { createDispatch } from './api/dispatch.ts';
import { createEndpoint, createNoOperation, type EndpointOptions, unknownWorld } from './api/endpoint.ts';
import { optionalWorldIdOf, requiredWorldIdOf } from './api/named-world.ts';
import { refusalOf } from './api/refusals.ts';
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
import { inWorld, type WorldRegistry } from './world/registry.ts';
import { StoreFailure } from './world/store-failure.ts';
import type { World } from './world/world.ts';

export type AppOptions = {
  worlds: WorldRegistry;
  keys: KeyStore;
  host: Host;
  telemetry: Telemetry;
  assets: { map: MapAssets; media: MediaAssets };
  /** The panel's pages. Mounted beside the control API. */
  panel?: Hono;
  version: string;
  /** Throws if worlds cannot be served now. */
  ready?: () => Promise<void>;
  /** 1: commands take as long as on real devices. 0: no delay, for tests. */
  pace?: number;
  checkResponses?: boolean;
  /** Trusts the forwarding headers of a proxy in front. */
  trustProxy?: boolean;
  /** Refuses requests that name no world, instead of answering for `default`. */
  requireWorld?: boolean;
};

const always = () => Promise.resolve();

/** Environment of apps that answer for a world. */
type InWorld = { Bindings: { world: World } };

/**
 * The whole mock as a Hono app: API, identity, map, video and control. Has no port, state or clock of its own, so that
 * Node, tests and a service worker can run it.
 */
export function createApp(options: AppOptions): Hono {
  const { worlds, keys, host, assets } = options;
  const { slices } = options.telemetry;
  const worldIdOf = options.requireWorld ? requiredWorldIdOf : optionalWorldIdOf;
  const app = new Hono({ strict: false, router: new ApiFirstRouter() });

  const endpoint: EndpointOptions = {
    host,
    worlds,
    worldIdOf,
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
    const refusal = refusalOf(error, c);
    if (refusal) return refusal;
    console.error(error);
    return c.json({ detail: `The mock failed: ${error.message}` }, 500);
  });

  const identity = new Hono<InWorld>({ strict: false }).route(
    '/identity',
    createIdentityApp<InWorld>({
      worldOf: (c) => c.env.world,
      keys,
      poolId: WAYMARK_POOL.id,
      clientId: WAYMARK_POOL.clientId,
    }),
  );
  app.all('/identity/*', limitIdentityBody, async (c) => {
    // Read once, because a request runs again if another process takes its world.
    const body = await c.req.text();
    const { method, url, raw } = c.req;
    const request = () => new Request(url, { method, headers: raw.headers, body: body || null });
    return inWorld(worlds, worldIdOf(c), async (world) => {
      if (!world) return unknownWorld();
      const fault = await answerFault(c, world, host);
      if (fault) return fault;
      await worlds.confirm(world);
      // The world may have been dropped while a fault rule delayed the request.
      if (!worlds.isCurrent(world)) return unknownWorld();
      const { losses } = world;
      const answer = await identity.fetch(request(), { world });
      try {
        await worlds.commit(world, losses);
        return answer;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        const { status, body } = notStored(error);
        return internalError(status, body.detail, answer.headers);
      }
    });
  });
  for (const part of ['/map/*', '/media/*']) app.use(part, shared);
  const addressOf = options.trustProxy ? proxiedAddress : ownAddress;
  app.route('/map', createMapApp(assets.map, addressOf));
  const media = new Hono<InWorld>({ strict: false })
    .route('/media/images', createUploadsApp<InWorld>({ imageOf: (c, id) => worlds.image(c.env.world, id) }))
    .route(
      '/media',
      createMediaApp<InWorld>({
        assets: assets.media,
        now: ({ env: { world } }) => world.clock.host(),
        startDate: ({ env: { world } }, stream) => streamDate(world, stream),
        streamStatus: ({ env: { world } }, stream) => streamStatus(world, stream),
        streamFault: ({ env: { world } }, stream) => streamFault(world, stream),
      }),
    );
  app.all('/media/*', (c) =>
    inWorld(worlds, worldIdOf(c), (world) => (world ? media.fetch(c.req.raw, { world }) : unknownWorld())),
  );
  // Where agents look for it.
  app.get('/llms.txt', (c) => c.redirect('__mock/llms.txt'));
  if (options.panel) app.route('/__mock', options.panel);
  app.route(
    '/__mock',
    createControlApp({
      worlds,
      keys,
      host,
      slices,
      version: options.version,
      ready: options.ready ?? always,
      worldIdOf,
      addressOf,
    }),
  );
  return app;
}
