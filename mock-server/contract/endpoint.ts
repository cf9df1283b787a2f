import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operations } from '../../generated/contract/operations.ts';
import { access, type Denial } from '../access.ts';
import { configurationRequest } from '../domain/commands/configuration-values.ts';
import { settle } from '../domain/settle.ts';
import type { AccessClaims } from '../identity/tokens.ts';
import type { World } from '../world/world.ts';
import { consultFaults, type FaultOutcome } from './faults.ts';
import { paceOf } from './pace.ts';
import { redactedPath } from './redact.ts';
import { invalid } from './replies.ts';
import { type BodySchemaOf, createInputReader, type RequestContract } from './request.ts';
import { createReplyCheck } from './response-check.ts';
import type { Call, Caller, Handler, Input, OperationId } from './types.ts';

/** What an entry lends the app: its clock, its patience and, in Node, the wire. */
export type Host = {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Cuts the connection without an answer; an entry that cannot answers 503. */
  drop?: (c: Context) => Response;
};

export type EndpointOptions = {
  host: Host;
  worldOf: (c: Context) => World | null;
  commit: (world: World) => void | Promise<void>;
  verify: (world: World, token: string) => TokenVerdict | Promise<TokenVerdict>;
  /** 1: commands take as long as real devices do; 0: none of the time. */
  pace: number;
  /** Checks each answer against the schema of its status, and throws when it breaks it. */
  checkResponses: boolean;
};
type TokenVerdict = AccessClaims | 'invalid' | 'expired' | 'revoked';

/** `fault`: a rule's own answer, which need not keep the contract; `dropped`: the connection is cut. */
type Answer = { status: number; body: unknown; headers?: Record<string, string>; fault?: true; dropped?: true };
type AnyHandler = (input: Input<OperationId>, call: Call) => Answer;
type Trace = { caller: string | null; fault: string | null; refused: string[] };
/** One request under way. `startedAt` is the host's time, `askedAt` the world's; `isChecked`: its answer keeps the contract. */
type Exchange = {
  c: Context;
  params: PathParams;
  world: World;
  trace: Trace;
  startedAt: number;
  askedAt: number;
  isChecked: boolean;
};

/** Values of a path's parameters by name, decoded. */
export type PathParams = Readonly<Record<string, string>>;
/** An operation as a request handler. It answers at once, without a promise, unless something has to be waited for. */
export type Endpoint = (c: Context, params: PathParams) => Response | Promise<Response>;

const TOKEN_ERRORS = {
  invalid: { detail: 'Invalid JWT token', code: 'TOKEN_INVALID' },
  expired: { detail: 'Access Token has expired', code: 'TOKEN_EXPIRED' },
  // The portal knows a revoked session by this text (core 8).
  revoked: { detail: 'Access Token has been revoked', code: 'TOKEN_REVOKED' },
} as const;

/** The header that takes the access token, by the operation's scheme. */
const TOKEN_HEADERS = { bearer: 'Authorization: Bearer', accessToken: 'X-Access-Token' } as const;

/** Names the header, because the token in another one counts as none. */
const notAuthenticated = (scheme: keyof typeof TOKEN_HEADERS) => ({
  detail: `Authentication credentials were not provided. Send the access token in ${TOKEN_HEADERS[scheme]}.`,
  code: 'NOT_AUTHENTICATED',
});

/** What was under way in a world that was laid anew, or dropped, changes nothing and is not known to the new one. */
const WORLD_GONE: Answer = { status: 503, body: { detail: 'The world was laid anew meanwhile.' }, fault: true };

/** Largest body, in bytes: a picture of 5 MB as base64 with some room. */
export const LARGEST_BODY = 8 * 1024 * 1024;

/** Bodies whose schema follows from one of their fields, which the contract's `anyOf` leaves open. */
const BODY_SCHEMAS: { readonly [K in OperationId]?: BodySchemaOf } = { sendConfiguration: configurationRequest };

/**
 * One operation of the contract as a request handler: authentication, request checked, access, faults and waiting,
 * what fell due settled, handler, answer checked, changes kept, journal.
 */
export function createEndpoint<K extends OperationId>(
  id: K,
  handler: Handler<K> | null,
  options: EndpointOptions,
): Endpoint {
  const operation = operations[id];
  const { host } = options;
  const checkReply = createReplyCheck(id);
  const handle = handler as AnyHandler | null;
  const allowed: (input: Input<OperationId>, call: Call) => Denial | null = access[id];
  const contract = operation as unknown as RequestContract;
  const readInput = createInputReader(contract, BODY_SCHEMAS[id]);

  return (c, params) => {
    const startedAt = host.now();
    const world = options.worldOf(c);
    if (!world) return unknownWorld();
    const trace = { caller: null, fault: null, refused: [] };
    const exchange = { c, params, world, trace, startedAt, askedAt: world.clock.now(), isChecked: false };
    return after(answer(exchange), (reply) => {
      if (!exchange.isChecked && !reply.fault) check(reply);
      return after(options.commit(world), () => respond(exchange, reply));
    });
  };

  function check(reply: Answer): void {
    if (options.checkResponses) checkReply(reply);
  }

  function respond({ c, world, trace, startedAt }: Exchange, reply: Answer): Response {
    const at = world.clock.now();
    world.journal.add({
      at,
      method: c.req.method,
      path: redactedPath(c.req.url),
      operation: id,
      status: reply.status,
      ms: host.now() - startedAt,
      ...trace,
    });
    if (reply.dropped && host.drop) return host.drop(c);
    return toResponse(reply, at);
  }

  function answer(exchange: Exchange): Answer | Promise<Answer> {
    return authenticated(exchange, (caller) => afterAuthentication(exchange, caller));
  }

  /** Goes on with who asks. Where anybody may, who has a good token is known: an owner who cancels an invitation (core 7). */
  function authenticated(exchange: Exchange, next: (caller: Caller | null) => Answer | Promise<Answer>) {
    const isPublic = operation.auth === 'none';
    const scheme = operation.auth === 'none' ? 'bearer' : operation.auth;
    const token = tokenOf(exchange.c, scheme);
    if (!token) return isPublic ? next(null) : { status: 401, body: notAuthenticated(scheme) };
    return after(options.verify(exchange.world, token), (verdict) => {
      const caller = typeof verdict === 'string' ? null : callerOf(exchange, verdict);
      if (caller || isPublic) return next(caller);
      return { status: 401, body: TOKEN_ERRORS[typeof verdict === 'string' ? verdict : 'invalid'] };
    });
  }

  function callerOf({ world: { tables }, trace }: Exchange, { sub }: AccessClaims): Caller | null {
    const user = tables.users.oneBy('sub', sub);
    if (!user) return null;
    trace.caller = user.username;
    return { user, accountType: tables.identity_users.get(sub)?.account_type ?? null };
  }

  function afterAuthentication(exchange: Exchange, caller: Caller | null): Answer | Promise<Answer> {
    if (!contract.body) return afterBody(exchange, caller, undefined);
    return readJson(exchange.c).then((body) =>
      'answer' in body ? body.answer : afterBody(exchange, caller, body.json),
    );
  }

  function afterBody(exchange: Exchange, caller: Caller | null, json: unknown): Answer | Promise<Answer> {
    const { world, trace } = exchange;
    const { input, errors } = readInput(exchange.c, exchange.params, json);
    if (errors) {
      trace.refused = Object.keys(errors);
      return invalid(errors);
    }
    const fault = consultFaults(world, id, deviceKeyIn(world, input));
    trace.fault = fault.rule;
    const wait = (fault.latency_ms ?? 0) + paceOf(id, input.body) * options.pace;
    if (wait <= 0) return decide(exchange, caller, input, fault);
    // A request that is refused anyway need not wait for the device.
    return (
      allowed(input, callOf(exchange, caller, fault)) ?? host.wait(wait).then(() => resume(exchange, input, fault))
    );
  }

  /** After a wait everything is asked again: rights may have ended meanwhile, a session been revoked, the world laid anew. */
  function resume(exchange: Exchange, input: Input<OperationId>, fault: FaultOutcome): Answer | Promise<Answer> {
    if (options.worldOf(exchange.c) !== exchange.world) return WORLD_GONE;
    return authenticated(exchange, (caller) => decide(exchange, caller, input, fault));
  }

  function callOf({ world, askedAt }: Exchange, caller: Caller | null, fault: FaultOutcome): Call {
    const now = world.clock.now();
    const call = {
      world,
      now,
      // A clock may have been set back meanwhile.
      askedAt: Math.min(askedAt, now),
      caller,
      fault: { unreachable: fault.unreachable ?? false, decline: fault.decline ?? false },
    };
    return call as Call;
  }

  function decide(exchange: Exchange, caller: Caller | null, input: Input<OperationId>, fault: FaultOutcome): Answer {
    const { world } = exchange;
    if (fault.drop) return { status: 503, body: null, fault: true, dropped: true };
    if (fault.status !== undefined) {
      const body = fault.body ?? { detail: 'A fault rule of the mock answered.' };
      return { status: fault.status, body, fault: true };
    }
    settle(world);
    const call = callOf(exchange, caller, fault);
    const denial = allowed(input, call);
    if (denial) return denial;
    if (!handle) {
      return {
        status: 501,
        body: { detail: `${id} is not simulated yet.`, code: 'NOT_IMPLEMENTED' },
      };
    }
    // What makes an answer that the contract does not have is a fault of ours, and must not stay for every answer after it.
    return world.atomically(() => {
      const reply = handle(input, call);
      check(reply);
      exchange.isChecked = true;
      return reply;
    });
  }
}

/** Goes on at once with what is there already: most answers need not wait for anything. */
function after<T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The scheme's case does not matter (RFC 9110, 11.1). */
const BEARER = /^Bearer +(\S.*)$/i;

function tokenOf(c: Context, scheme: keyof typeof TOKEN_HEADERS): string | null {
  if (scheme === 'accessToken') return c.req.header('x-access-token') ?? null;
  const header = c.req.header('authorization');
  return BEARER.exec(header ?? '')?.[1] ?? null;
}

/** Not `application/json-patch+json`, which says something else. */
const JSON_TYPE = /^application\/json *(?:;|$)/i;

const limitBody = bodyLimit({ maxSize: LARGEST_BODY, onError: () => new Response() });

/** Whether a body is larger than any may be. Stops reading a body of unannounced length at the limit. */
async function isTooLarge(c: Context): Promise<boolean> {
  // A header is enough where there is one: Node reads no more than it announces.
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

/** The device a request is about, for fault rules by device: named by key, or by the vehicle it sits in. */
function deviceKeyIn(world: World, input: Input<OperationId>): string | null {
  const { params = {}, body = {}, query = {} } = input as Record<string, Record<string, unknown> | undefined>;
  const key = params['deviceKey'] ?? body['deviceKey'] ?? body['device_key'] ?? query['device_key'];
  if (typeof key === 'string') return key;
  const vehicle = params['vehicleId'] ?? body['vehicle_id'];
  return typeof vehicle === 'number' ? (world.tables.vehicles.get(vehicle)?.device_key ?? null) : null;
}

function toResponse(reply: Answer, at: number): Response {
  // The portal learns the world's time from `Date`, so that ages and expiries agree when a clock was moved.
  const headers: Record<string, string> = { date: httpDate(at), 'cache-control': 'no-store', ...reply.headers };
  if (reply.body === null) return new Response(null, { status: reply.status, headers });
  headers['content-type'] = 'application/json';
  return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
}

/** A header or cookie that names a world which does not stand; a stale cookie is taken back. */
export function unknownWorld(): Response {
  return new Response(JSON.stringify({ detail: 'No such world.' }), {
    status: 404,
    headers: { 'content-type': 'application/json', 'set-cookie': 'mock_world=; Path=/; Max-Age=0; SameSite=Lax' },
  });
}

let second = Number.NaN;
let dateText = '';

/** The form of HTTP's `Date`; most answers of a second share one text. */
function httpDate(instant: number): string {
  const now = Math.floor(instant / 1000);
  if (now !== second) {
    second = now;
    dateText = new Date(instant).toUTCString();
  }
  return dateText;
}
