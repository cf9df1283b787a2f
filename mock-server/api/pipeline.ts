import { operations } from '../../generated/contract/operations.ts';
import { access, type Denial } from '../access.ts';
import { after } from '../after.ts';
import { DOCUMENTED_PAGE, inDocumentedForm } from '../contract/documented.ts';
import { invalid, notStored } from '../contract/replies.ts';
import { type BodySchemaOf, createInputReader, type RequestContract, type RequestTexts } from '../contract/request.ts';
import { createReplyCheck } from '../contract/response-check.ts';
import type { Call, Caller, Handler, Input, OperationId } from '../contract/types.ts';
import { firstCredential } from '../domain/accounts/password.ts';
import { faultNames } from '../domain/billing/fault-names.ts';
import { configurationRequest } from '../domain/commands/configuration-values.ts';
import { settle } from '../domain/settle.ts';
import type { Verifier } from '../identity/srp.ts';
import type { AccessClaims, Verdict } from '../identity/tokens.ts';
import { SliceOver, type Slices } from '../telemetry/slices.ts';
import { consultFaults, type FaultOutcome } from '../world/faults.ts';
import type { WorldRegistry } from '../world/registry.ts';
import { documentedFormsOf } from '../world/scenarios.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { World } from '../world/world.ts';
import { inFlight } from './in-flight.ts';
import { paceOf } from './pace.ts';
import { redactedName } from './redact.ts';

export type PipelineOptions = {
  wait: (ms: number) => Promise<void>;
  verify: (world: World, token: string) => Verdict | Promise<Verdict>;
  storage: Storage;
  /** 1: commands take as long as on real devices. 0: no delay, for tests. */
  pace: number;
  /** Checks each answer against the schema of its status, and throws on a mismatch. */
  checkResponses: boolean;
  /** Stops handlers that compute for long. They are called again after other requests. */
  slices: Slices;
};
/** The part of the registry that one request needs. */
export type Storage = Pick<WorldRegistry, 'commit' | 'undoes' | 'writing' | 'confirm' | 'isCurrent'>;

/** `fault`: the answer of a fault rule, which may break the contract. `dropped`: the connection is closed instead. */
export type Answer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  fault?: true;
  dropped?: true;
};

/** Written while a request is handled, for its journal entry. */
export type Trace = { caller: string | null; fault: string | null; refused: string[] };

/** A request of one operation, without HTTP. */
export type PipelineRequest = {
  world: World;
  trace: Trace;
  token: string | null;
  /** Header `Idempotency-Key`. */
  idempotencyKey: string | null;
  /** Header `Accept-Language`. */
  acceptLanguage: string | null;
  texts: RequestTexts;
  /** Reads the body, or answers why it cannot. Called only for operations that take one. */
  readJson: () => Promise<{ json: unknown } | { answer: Answer }>;
  /** Answers as if no operation had the address. */
  noOperation: () => Answer;
};

/** Answers synchronously unless the request has a body, a token to verify or a delay. */
export type Pipeline = (request: PipelineRequest) => Answer | Promise<Answer>;

/**
 * One request in progress. `askedAt`: world time of its arrival. `isChecked`: its answer was checked already. `isUnsettled`: due
 * events could not be stored, so that it reads the state before them.
 */
type Exchange = PipelineRequest & {
  askedAt: number;
  isChecked: boolean;
  isUnsettled: boolean;
  credential: Verifier | null;
};
type AnyHandler = (input: Input<OperationId>, call: Call) => Answer;

/** Header of the access token, by the operation's scheme. */
const TOKEN_HEADERS = { bearer: 'Authorization: Bearer', accessToken: 'X-Access-Token' } as const;

/** Names the header, because a token in another one is ignored. */
const notAuthenticated = (scheme: keyof typeof TOKEN_HEADERS) => ({
  detail: `Authentication credentials were not provided. Send the access token in ${TOKEN_HEADERS[scheme]}.`,
  code: 'NOT_AUTHENTICATED',
});

const TOKEN_ERRORS = {
  invalid: { detail: 'Invalid JWT token', code: 'TOKEN_INVALID' },
  // A token of this mock with a valid signature. Does not name the other world.
  foreign: {
    detail:
      'The access token belongs to another world of this mock. Sign in again, or get a token of this world with POST /__mock/token.',
    code: 'TOKEN_INVALID',
  },
  expired: { detail: 'Access Token has expired', code: 'TOKEN_EXPIRED' },
  // The portal recognizes a revoked session by this text (core 8).
  revoked: { detail: 'Access Token has been revoked', code: 'TOKEN_REVOKED' },
} as const;

/** Requests in flight have no effect on the world that replaces a reset or removed one. */
const WORLD_GONE: Answer = { status: 503, body: { detail: 'The world was reset during the request.' }, fault: true };

/** The connection is cut. Hosts that cannot cut it answer with the status. */
const LOST: Answer = { status: 503, body: null, fault: true, dropped: true };

/** Operations whose body schema depends on one of its fields, which the contract's `anyOf` leaves open. */
const BODY_SCHEMAS: { readonly [K in OperationId]?: BodySchemaOf } = { sendConfiguration: configurationRequest };

/** Operations whose `Idempotency-Key` counts. */
const KEYED: ReadonlySet<OperationId> = new Set(['createPayment']);

/** Hashing takes time, and handlers are synchronous: done before the handler of an operation that sets a password. */
const CREDENTIALS: {
  readonly [K in OperationId]?: (world: World, input: Input<K>) => Promise<Verifier> | null;
} = { setPassword: (world, { query, body }) => firstCredential(world, query.token, body.password) };

/** The first request with the same key has not been answered. */
const IN_FLIGHT: Answer = {
  status: 409,
  body: { detail: 'This payment is still being processed.', code: 'PAYMENT_IN_FLIGHT' },
};

/**
 * The stages of one operation, in order: authentication, validation, access, faults and delays, due events, handler,
 * response check, storage.
 */
export function createPipeline<K extends OperationId>(
  id: K,
  handler: Handler<K> | null,
  options: PipelineOptions,
): Pipeline {
  const operation = operations[id];
  const checkReply = createReplyCheck(id);
  const handle = handler as AnyHandler | null;
  const allowed: (input: Input<OperationId>, call: Call) => Denial | null = access[id];
  const contract = operation as unknown as RequestContract;
  const readInput = createInputReader(contract, BODY_SCHEMAS[id]);
  const hash: ((world: World, input: Input<OperationId>) => Promise<Verifier> | null) | undefined = CREDENTIALS[id];
  const isRead = operation.method === 'get';
  const isPaged = 'limit' in (contract.query?.decode ?? {});

  return (request) => {
    const forms = documentedFormsOf(request.world.origin.scenario);
    // Like an unknown address, before token and body.
    if (forms !== null && operation.provenance === 'assumed') return request.noOperation();
    const exchange: Exchange = {
      ...request,
      askedAt: request.world.clock.now(),
      isChecked: false,
      isUnsettled: false,
      credential: null,
    };
    return after(answer(exchange), (reply) => {
      if (!exchange.isChecked && !reply.fault) check(reply);
      return forms === null || reply.fault ? reply : inDocumentedForm(id, reply, forms);
    });
  };

  function check(reply: Answer): void {
    if (options.checkResponses) checkReply(reply);
  }

  function answer(exchange: Exchange): Answer | Promise<Answer> {
    return authenticated(exchange, (caller) => afterAuthentication(exchange, caller));
  }

  /** Public operations know the caller of a valid token too: an owner may cancel an invitation (core 7). */
  function authenticated(exchange: Exchange, next: (caller: Caller | null) => Answer | Promise<Answer>) {
    const { world, token } = exchange;
    const isPublic = operation.auth === 'none';
    if (!token) return operation.auth === 'none' ? next(null) : { status: 401, body: notAuthenticated(operation.auth) };
    return after(options.verify(world, token), (verdict) => {
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
    return exchange
      .readJson()
      .then((body) => ('answer' in body ? body.answer : afterBody(exchange, caller, body.json)));
  }

  function afterBody(exchange: Exchange, caller: Caller | null, json: unknown): Answer | Promise<Answer> {
    const { world, trace } = exchange;
    const { input, errors } = readInput(exchange.texts, json);
    if (errors) {
      trace.refused = Object.keys(errors).map(redactedName);
      return invalid(errors);
    }
    if (hash) {
      return after(hash(world, input), (credential) => {
        exchange.credential = credential;
        return afterInput(exchange, caller, input);
      });
    }
    return afterInput(exchange, caller, input);
  }

  function afterInput(exchange: Exchange, caller: Caller | null, input: Input<OperationId>): Answer | Promise<Answer> {
    const { world, trace } = exchange;
    if (isPaged && documentedFormsOf(world.origin.scenario) !== null) limitPage(input.query as { limit?: number });
    const names = faultNames(id, input.query);
    const fault = consultFaults(world, names, deviceKeyIn(world, input), (name) => fieldIn(input, name));
    trace.fault = fault.rule;
    const wait = (fault.latency_ms ?? 0) + paceOf(id, input.body) * options.pace;
    const name = flightOf(exchange, caller);
    if (name !== null && inFlight(world).has(name)) return IN_FLIGHT;
    if (wait <= 0) return decide(exchange, caller, input, fault);
    // A denied request does not wait for the device.
    const denial = allowed(input, callOf(exchange, caller, fault));
    if (denial) return denial;
    if (name === null) return options.wait(wait).then(() => resumeAfterWait(exchange, input, fault));
    inFlight(world).add(name);
    return options
      .wait(wait)
      .then(() => resumeAfterWait(exchange, input, fault))
      .finally(() => inFlight(world).delete(name));
  }

  /** Identifies requests of one caller with one key. `null`: the operation has no keys, or the request none. */
  function flightOf({ idempotencyKey }: Exchange, caller: Caller | null): string | null {
    return KEYED.has(id) && idempotencyKey !== null ? `${id}:${caller?.user.id}:${idempotencyKey}` : null;
  }

  /** Another process may have answered for the world during the wait. */
  function resumeAfterWait(
    exchange: Exchange,
    input: Input<OperationId>,
    fault: FaultOutcome,
  ): Answer | Promise<Answer> {
    const confirmed = options.storage.confirm(exchange.world);
    return confirmed ? confirmed.then(() => resume(exchange, input, fault)) : resume(exchange, input, fault);
  }

  /** Authenticates again after a delay: rights may have ended, the session been revoked, the world reset. */
  function resume(exchange: Exchange, input: Input<OperationId>, fault: FaultOutcome): Answer | Promise<Answer> {
    if (!options.storage.isCurrent(exchange.world)) return WORLD_GONE;
    return authenticated(exchange, (caller) => decide(exchange, caller, input, fault));
  }

  function callOf(
    { world, askedAt, idempotencyKey, acceptLanguage, credential }: Exchange,
    caller: Caller | null,
    fault: FaultOutcome,
  ): Call {
    const now = world.clock.now();
    const call = {
      world,
      now,
      // The clock may have been set back since.
      askedAt: Math.min(askedAt, now),
      caller,
      fault: {
        unreachable: fault.unreachable ?? false,
        decline: fault.decline ?? false,
        price_percent: fault.price_percent ?? 100,
      },
      idempotencyKey,
      acceptLanguage,
      credential,
    };
    return call as Call;
  }

  function handled(exchange: Exchange, call: Call, input: Input<OperationId>, fault: FaultOutcome): Answer {
    const denial = allowed(input, call);
    if (denial) return denial;
    if (!handle) {
      return {
        status: 501,
        body: { detail: `${id} is not simulated yet.`, code: 'NOT_IMPLEMENTED' },
      };
    }
    // An answer that breaks the contract is a bug of the mock. Its changes are rolled back, so that later answers stay valid.
    const reply = exchange.world.atomically(() => {
      const reply = handle(input, call);
      check(reply);
      exchange.isChecked = true;
      return reply;
    });
    return fault.drop_answer ? { ...LOST, status: 504 } : reply;
  }

  /** Stores the changes of this request. Returns why it could not. */
  function saved(world: World): StoreFailure | null | Promise<StoreFailure | null> {
    try {
      return options.storage.commit(world)?.then(() => null, failureOf) ?? null;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Stores changes before the answer. Reads go on without: what they changed beside their answer is undone. */
  function stored({ world }: Exchange, reply: Answer): Answer | Promise<Answer> {
    return after(saved(world), (failure) => (failure === null || isRead || reply.fault ? reply : notStored(failure)));
  }

  function decide(
    exchange: Exchange,
    caller: Caller | null,
    input: Input<OperationId>,
    fault: FaultOutcome,
  ): Answer | Promise<Answer> {
    const { world } = exchange;
    // A write in progress may fail and be undone. Nobody reads its changes before it ends.
    const writing = options.storage.writing(world);
    if (writing) return writing.then(() => resume(exchange, input, fault));
    if (fault.drop) return stored(exchange, LOST);
    if (fault.status !== undefined) {
      const body = fault.body ?? { detail: 'A fault rule of the mock answered.' };
      return stored(exchange, { status: fault.status, body, fault: true });
    }
    try {
      if (!exchange.isUnsettled) {
        options.slices.within(() => settle(world, options.slices.check));
        // Otherwise they are stored together with the changes of the handler.
        const outcome = options.storage.undoes ? saved(world) : null;
        if (outcome !== null) {
          return after(outcome, (failure) => {
            if (failure !== null && !isRead) return notStored(failure);
            exchange.isUnsettled = failure !== null;
            return resume(exchange, input, fault);
          });
        }
      }
      const reply = options.slices.within(() => handled(exchange, callOf(exchange, caller, fault), input, fault));
      return stored(exchange, reply);
    } catch (error) {
      if (!(error instanceof SliceOver)) throw error;
      return options.wait(0).then(() => resume(exchange, input, fault));
    }
  }
}

function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  throw error;
}

/** Lowers the number of rows that a request asks for to what documented worlds send at most. */
function limitPage(query: { limit?: number }): void {
  query.limit = Math.min(query.limit ?? DOCUMENTED_PAGE, DOCUMENTED_PAGE);
}

/** A value of the path, the query or the body by its name, for fault rules with `match`. */
function fieldIn({ params, query, body }: Input<OperationId>, name: string): unknown {
  const part = [params, query, body].find((one) => typeof one === 'object' && one !== null && Object.hasOwn(one, name));
  return (part as Record<string, unknown> | undefined)?.[name];
}

/** The device that a request names, by key or by its vehicle, for fault rules of one device. */
function deviceKeyIn(world: World, input: Input<OperationId>): string | null {
  const { params = {}, body = {}, query = {} } = input as Record<string, Record<string, unknown> | undefined>;
  const key = params['deviceKey'] ?? body['deviceKey'] ?? body['device_key'] ?? query['device_key'];
  if (typeof key === 'string') return key;
  const vehicle = params['vehicleId'] ?? body['vehicle_id'];
  return typeof vehicle === 'number' ? (world.tables.vehicles.get(vehicle)?.device_key ?? null) : null;
}
