import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type AddressOf, ownAddress } from '../address.ts';
import { unknownWorld } from '../api/endpoint.ts';
import { notStored } from '../contract/replies.ts';
import type { Host } from '../host.ts';
import type { KeyStore } from '../identity/keys.ts';
import type { Slices } from '../telemetry/slices.ts';
import { inWorld, retried, type WorldRegistry } from '../world/registry.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { World } from '../world/world.ts';
import type { ControlOperation, ControlReply, WorldCall } from './operation.ts';
import { LARGEST_CONTROL_BODY, readRequest } from './request.ts';
import { controlOperations } from './table.ts';

export type ControlOptions = {
  worlds: WorldRegistry;
  keys: KeyStore;
  host: Host;
  slices: Slices;
  version: string;
  /** Throws if worlds cannot be served now. */
  ready: () => Promise<void>;
  /** Id of the world that a request names. */
  worldIdOf: (c: Context) => string;
  addressOf?: AddressOf;
};

/** No scripts and nothing from other origins. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function toResponse({ status, body }: ControlReply): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (body === null) return new Response(null, { status, headers });
  headers['content-type'] = 'application/json';
  return new Response(JSON.stringify(body), { status, headers });
}

const FOREIGN = { status: 403, body: { detail: 'The control API only answers pages of its own origin.' } };

/**
 * Whether a page of another origin sent the request, which browsers do without preflight if there is no JSON body.
 * Programs send neither header. Links to pages of the control API are allowed from anywhere.
 */
function isForeign(c: Context, own: URL): boolean {
  if (c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate') return false;
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const origin = c.req.header('origin');
  // Compares only the host: the scheme differs behind a proxy that terminates TLS.
  const isOwn = origin === undefined || URL.parse(origin)?.host === own.host;
  return !isOwn || (site !== 'none' && site !== 'same-origin');
}

/** Runs an operation and stores its changes. Reads are answered even if changes cannot be stored. */
async function stored(operation: ControlOperation, request: Parameters<ControlOperation['run']>[0], call: WorldCall) {
  const { worlds, world } = call;
  const losses = world?.losses;
  let reply: ControlReply | null = null;
  try {
    reply = await operation.run(request, call);
    // The call may have replaced the world, which stores the new one.
    if (world && (world.isRetired || worlds.isCurrent(world))) await worlds.commit(world, losses);
    return reply;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return reply !== null && operation.method === 'get' ? reply : notStored(error);
  }
}

/**
 * The control API, to mount at `/__mock`: worlds, clock, faults, people and records. One table of operations defines
 * routes, OpenAPI document and page. Commits a changed world before it answers.
 */
export function createControlApp({ worldIdOf, addressOf = ownAddress, ...server }: ControlOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => (isForeign(c, addressOf(c)) ? toResponse(FOREIGN) : next()));
  const allowed = new Map<string, string[]>();

  for (const operation of controlOperations) {
    const { method, path, scope, largestBody = LARGEST_CONTROL_BODY } = operation;
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
    const tooLarge = { status: 413, body: { detail: `The body is larger than ${largestBody / 1024 / 1024} MB.` } };
    const limit = bodyLimit({ maxSize: largestBody, onError: () => toResponse(tooLarge) });
    app.on(method.toUpperCase(), path, limit, async (c) => {
      const read = await readRequest(c, operation);
      if ('reply' in read) return toResponse(read.reply);
      const run = async (world: World | null) => {
        const call = { ...server, url: addressOf(c).href, world } as WorldCall;
        return toResponse(await stored(operation, read.request, call));
      };
      if (scope === 'server') return retried(() => run(null));
      return inWorld(server.worlds, worldIdOf(c), (world) => (world ? run(world) : unknownWorld()));
    });
  }

  const pages: Record<string, (c: Context) => Promise<Response>> = {
    '/openapi.json': async (c) => {
      const { controlDocument } = await import('./openapi.ts');
      return c.json(controlDocument(server.version));
    },
    '/docs': async (c) => {
      const { docsPage } = await import('./docs.ts');
      // Relative, so that the page works below a sub-path.
      const root = new URL(c.req.url).pathname.endsWith('/') ? '../' : '';
      return c.html(docsPage(server.version, root), 200, { 'content-security-policy': PAGE_POLICY });
    },
    '/llms.txt': async (c) => {
      const { llmsText } = await import('./llms.ts');
      return c.body(llmsText(server.version), 200, { 'content-type': 'text/plain; charset=utf-8' });
    },
    '/docs.css': async (c) => {
      const { DOCS_STYLE } = await import('./docs-style.ts');
      return c.body(DOCS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' });
    },
  };
  for (const [path, respond] of Object.entries(pages)) {
    app.get(path, respond);
    allowed.set(path, ['GET', 'HEAD']);
  }

  for (const [path, methods] of allowed) {
    const refused = (c: Context) =>
      c.json({ detail: `Method ${c.req.method} is not allowed.` }, 405, { allow: methods.join(', ') });
    app.all(path, refused);
  }
  app.all('*', (c) => c.json({ detail: 'Not found.' }, 404));
  return app;
}
