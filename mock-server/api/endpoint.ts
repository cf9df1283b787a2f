import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operations } from '../../generated/contract/operations.ts';
import { after } from '../after.ts';
import { invalid, methodNotAllowed, noOperationAt } from '../contract/replies.ts';
import type { PathParams, RequestTexts } from '../contract/request.ts';
import type { Handler, OperationId } from '../contract/types.ts';
import { serviceRevision } from '../domain/notices/revision.ts';
import type { Host } from '../host.ts';
import { NO_BODIES } from '../world/journal.ts';
import { inWorld, type WorldRegistry } from '../world/registry.ts';
import { documentedFormsOf } from '../world/scenarios.ts';
import type { World } from '../world/world.ts';
import { type Answer, createPipeline, type PipelineOptions, type Trace } from './pipeline.ts';
import { redactedPath, redactedUnknownPath } from './redact.ts';
import { createBodyRedactor } from './redact-body.ts';

export type EndpointOptions = Omit<PipelineOptions, 'wait' | 'storage'> & {
  host: Host;
  worlds: WorldRegistry;
  /** Id of the world that a request names. */
  worldIdOf: (c: Context) => string;
};

/** An operation as a request handler. Answers synchronously unless the request has to wait. */
export type Endpoint = (c: Context, params: PathParams) => Response | Promise<Response>;

/** Largest body, in bytes: a picture of 5 MB as base64 with some room. */
export const LARGEST_BODY = 8 * 1024 * 1024;

/** HTTP around the pipeline of an operation: reads token, texts and body, writes journal and response. */
export function createEndpoint<K extends OperationId>(
  id: K,
  handler: Handler<K> | null,
  { host, worlds, worldIdOf, ...options }: EndpointOptions,
): Endpoint {
  const { auth } = operations[id];
  const scheme = auth === 'none' ? 'bearer' : auth;
  const pipeline = createPipeline(id, handler, { ...options, storage: worlds, wait: host.wait });
  const bodies = createBodyRedactor(id);

  return (c, params) => {
    const startedAt = host.now();
    let body: ReturnType<typeof readJson> | undefined;
    let sent: unknown = null;
    // The request may run again.
    const readOnce = () =>
      (body ??= readJson(c).then((read) => {
        if ('json' in read) sent = read.json;
        return read;
      }));
    return inWorld(worlds, worldIdOf(c), (world) => {
      if (!world) return unknownWorld();
      const trace: Trace = { caller: null, fault: null, refused: [] };
      const request = {
        world,
        trace,
        token: tokenOf(c, scheme),
        idempotencyKey: c.req.header('idempotency-key') || null,
        acceptLanguage: c.req.header('accept-language') || null,
        texts: textsOf(c, params),
        readJson: readOnce,
        noOperation: () => unknownAddress(c),
      };
      return after(pipeline(request), (answer) => {
        const at = world.clock.now();
        world.journal.add({
          at,
          method: c.req.method,
          path: redactedPath(c.req.url),
          operation: id,
          status: answer.status,
          ms: host.now() - startedAt,
          request_body: bodies.request(sent),
          response_body: bodies.response(answer.status, answer.body),
          ...trace,
        });
        return answer.dropped && host.drop ? host.drop(c) : toResponse(answer, at, revisionIn(world));
      });
    });
  };
}

/** Answers a request that no operation takes. `allow`: the methods of its path, or `null` if no operation has the path. */
export type NoOperation = (c: Context, allow: string | null) => Response | Promise<Response>;

/** Answers 405 or 404 and records the request in the journal. The address is not of the contract: any part may be a secret. */
export function createNoOperation({
  host,
  worlds,
  worldIdOf,
}: Pick<EndpointOptions, 'host' | 'worlds' | 'worldIdOf'>): NoOperation {
  return (c, allow) => {
    const startedAt = host.now();
    return inWorld(worlds, worldIdOf(c), (world) => {
      if (!world) return unknownWorld();
      const { method } = c.req;
      const answer = allow === null ? unknownAddress(c) : methodNotAllowed(method, allow);
      const path = redactedUnknownPath(c.req.url);
      const at = world.clock.now();
      const nothing = { operation: null, caller: null, fault: null, refused: [], ...NO_BODIES };
      world.journal.add({ at, method, path, status: answer.status, ms: host.now() - startedAt, ...nothing });
      return toResponse(answer, at, revisionIn(world));
    });
  };
}

/** Names the address without its query. */
function unknownAddress(c: Context): Answer {
  const path = redactedUnknownPath(c.req.url);
  return noOperationAt(c.req.method, path.split('?')[0] ?? path);
}

/** The scheme is case-insensitive (RFC 9110, 11.1). */
const BEARER = /^Bearer +(\S.*)$/i;

function tokenOf(c: Context, scheme: 'bearer' | 'accessToken'): string | null {
  if (scheme === 'accessToken') return c.req.header('x-access-token') ?? null;
  const header = c.req.header('authorization');
  return BEARER.exec(header ?? '')?.[1] ?? null;
}

const NO_NAMES: readonly string[] = [];

function textsOf(c: Context, params: PathParams): RequestTexts {
  return {
    queryNames: () => (c.req.raw.url.includes('?') ? Object.keys(c.req.query()) : NO_NAMES),
    query: (name) => c.req.queries(name),
    params,
  };
}

/** Excludes `application/json-patch+json` and its like. */
const JSON_TYPE = /^application\/json *(?:;|$)/i;

const limitBody = bodyLimit({ maxSize: LARGEST_BODY, onError: () => new Response() });

/** Whether a body exceeds the limit. Stops reading a body without a declared length at the limit. */
async function isTooLarge(c: Context): Promise<boolean> {
  // Node reads no more than the declared length.
  const length = c.req.header('transfer-encoding') === undefined && c.req.header('content-length');
  if (length) return Number(length) > LARGEST_BODY;
  return (await limitBody(c, () => Promise.resolve())) !== undefined;
}

async function readJson(c: Context): Promise<{ json: unknown } | { answer: Answer }> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    return { answer: { status: 415, body: { detail: 'Expected a body of application/json.' } } };
  }
  if (await isTooLarge(c)) return { answer: { status: 413, body: { detail: 'The body is larger than 8 MB.' } } };
  const text = await c.req.text();
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { answer: invalid({ body: ['Malformed JSON'] }) };
  }
}

/** The assumed revision of the service's status. `null` in a world of documented answers only. */
const revisionIn = (world: World): string | null =>
  documentedFormsOf(world.origin.scenario) === null ? serviceRevision(world) : null;

function toResponse(reply: Answer, at: number, revision: string | null): Response {
  // The portal learns the world's time from `Date`, so that ages and expiries agree when a clock was moved.
  const headers: Record<string, string> = {
    date: httpDate(at),
    'cache-control': 'no-store',
    ...(revision !== null && { 'x-service-status': revision }),
    ...reply.headers,
  };
  if (reply.body === null) return new Response(null, { status: reply.status, headers });
  headers['content-type'] = 'application/json';
  return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
}

/** Answers a request whose header or cookie names a missing world, and clears the stale cookie. */
export function unknownWorld(): Response {
  return new Response(JSON.stringify({ detail: 'No such world.' }), {
    status: 404,
    headers: { 'content-type': 'application/json', 'set-cookie': 'mock_world=; Path=/; Max-Age=0; SameSite=Lax' },
  });
}

let second = Number.NaN;
let dateText = '';

/** Formats an instant for HTTP's `Date`. Caches the text of a second, which most answers share. */
function httpDate(instant: number): string {
  const now = Math.floor(instant / 1000);
  if (now !== second) {
    second = now;
    dateText = new Date(instant).toUTCString();
  }
  return dateText;
}
