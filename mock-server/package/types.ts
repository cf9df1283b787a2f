/** Public types of the package. They name nothing of the mock's inside, so that the declarations stay small. */
import type { FaultTarget, OperationId, PersonaId, ScenarioName } from './names.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** A `Date`, ISO text or milliseconds since 1970. */
export type Time = Date | string | number;
export type Duration = number | { days?: number; hours?: number; minutes?: number; seconds?: number };

export type MockOptions = {
  /** Scenario of the world `default`. */
  scenario?: ScenarioName;
  /** 0, the default: devices answer at once. 1: like real ones. */
  pace?: number;
  /** Clock that worlds follow. A time stops them there. Default: the real clock. */
  clock?: Time | (() => number);
  /** Compares every answer with the contract, and answers 500 if it differs. Default: true. */
  checkResponses?: boolean;
};
export type ServerOptions = MockOptions & {
  /** 0, the default: any free port. */
  port?: number;
  host?: string;
  /** Folder that keeps worlds and keys. Needs `node:sqlite`. */
  data?: string;
};

export type NewWorld = {
  /** Default: a free one. Replaces a world with the same id. */
  id?: string;
  scenario?: ScenarioName;
  /** Seed of its random numbers. */
  seed?: number;
  /** Default: the host's time. */
  now?: Time;
};

/** A rule that makes requests fail. Without conditions it applies to all. */
export type Fault = {
  operation?: FaultTarget;
  /** Only requests about this device. */
  deviceKey?: string;
  /** Only requests with these values in path, query or body, such as `{ articleNumber: '000001204' }`. */
  match?: Record<string, string | number | boolean>;
  /** Only the n-th matching request, from 1. */
  nth?: number;
  times?: number;
  probability?: number;
  effect: FaultEffect;
};
export type FaultEffect = {
  status?: number;
  /** Goes with `status`. */
  body?: Json;
  latency_ms?: number;
  /** Cuts the connection without an answer. */
  drop?: boolean;
  /** Runs the operation, then cuts the connection. */
  drop_answer?: boolean;
  /** The device does not answer (424). */
  unreachable?: boolean;
  decline?: boolean;
  /** Prices in carts, in percent of the catalog. */
  price_percent?: number;
};
export type ActiveFault = AsyncDisposable & { readonly id: string; remove(): Promise<void> };

/** A message of the world's outbox, such as a code by SMS. */
export type Message = {
  id: string;
  at: string;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  code: string | null;
  links: { label: string; path: string; url: string }[];
};

/** A call in the journal. Never contains a token, password, card number or PIN. */
export type Call = {
  id: number;
  /** ISO, in the time of the world. */
  at: string;
  method: string;
  path: string;
  operation: OperationId | null;
  status: number;
  ms: number;
  /** Username of the caller. */
  caller: string | null;
  /** Id of the fault rule that fired. */
  fault: string | null;
  /** Fields that a 400 refused. */
  refused: string[];
  /** Documented fields of the body, secrets replaced by `[redacted]`. `null`: none, or in `omitted`. */
  request_body: Json;
  response_body: Json;
  /** Bodies that were too large to keep. */
  omitted: ('request_body' | 'response_body')[];
};
export type CallFilter = {
  /** Username. */
  caller?: string;
  status?: number;
  /** Only calls at this time of the world or later. */
  since?: Time;
  /** Only calls after this one. */
  after?: Pick<Call, 'id'>;
};

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A signed-in persona of one world. Its token is valid for an hour of the world's time. */
export type Caller = {
  readonly token: string;
  /** Token and world, for requests of other clients. */
  readonly headers: Record<string, string>;
  fetch: Fetch;
};

export type WorldClock = {
  now(): Promise<Date>;
  set(now: Time): Promise<Date>;
  /** Milliseconds, or parts. Runs everything that is due by then. */
  advance(by: Duration): Promise<Date>;
  freeze(): Promise<Date>;
  resume(): Promise<Date>;
};

/** An isolated world. `await using world = await mock.world()` removes it at the end of its block. */
export type MockWorld = AsyncDisposable & {
  readonly id: string;
  /** Header that names the world, for requests of other clients. */
  readonly headers: Record<string, string>;
  /** Answers a request to any origin by its path, in this world. Rejects if a fault rule cuts the connection. */
  fetch: Fetch;
  as(persona: PersonaId): Promise<Caller>;
  fault(fault: Fault): Promise<ActiveFault>;
  readonly clock: WorldClock;
  /** Newest first. */
  outbox(): Promise<Message[]>;
  /** The last 200 calls, newest first. */
  journal(filter?: CallFilter & { operation?: OperationId }): Promise<Call[]>;
  /** Calls of an operation in their order. */
  calls(operation: OperationId, filter?: CallFilter): Promise<Call[]>;
  /** The newest matching call, as soon as there is one. Rejects after `timeout` milliseconds (5,000). */
  waitForCall(operation: OperationId, filter?: CallFilter & { timeout?: number }): Promise<Call>;
  /** Restores the initial state of its own or another scenario. The clock keeps its time. */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Copies the world. Tokens of one are not valid in the other. */
  fork(id?: string): Promise<MockWorld>;
  remove(): Promise<void>;
};

export type Mock = AsyncDisposable & {
  /** Answers a request in the world of its header or cookie, or in `default`. */
  fetch: Fetch;
  /** Creates a world. */
  world(options?: NewWorld): Promise<MockWorld>;
  /** A world that exists already. */
  open(id: string): MockWorld;
  close(): Promise<void>;
};
/** `key`: of the team, at a sandbox that has teams. */
export type ConnectOptions = { key?: string };

export type RunningMock = Mock & { readonly url: string };
