import type { output, ZodType } from 'zod';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import type { IdentityUserRow, UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

export type { OperationId, Operations };

type Parsed<S> = S extends { schema: infer Z } ? (Z extends ZodType ? output<Z> : undefined) : undefined;
type ParsedBody<S> = S extends ZodType ? output<S> : undefined;

/** Input of a request, decoded and checked against the contract. */
export type Input<K extends OperationId> = {
  query: Parsed<Operations[K]['query']>;
  params: Parsed<Operations[K]['params']>;
  body: ParsedBody<Operations[K]['body']>;
};

/** Answer of the operation: a status with the body of its schema. */
export type Reply<K extends OperationId> = {
  [S in keyof Operations[K]['responses']]: {
    status: S;
    body: Operations[K]['responses'][S] extends ZodType ? output<Operations[K]['responses'][S]> : null;
    headers?: Record<string, string>;
  };
}[keyof Operations[K]['responses']];

/** The caller. Absent for operations without authentication. */
export type Caller = { user: UserRow; accountType: 'dealer' | 'installer' | null };

/** Effects of matching fault rules on the domain. Latency, status and drop are handled before. */
export type Fault = { unreachable: boolean; decline: boolean; price_percent: number };

/**
 * Context of a handler. `now`: world time in milliseconds since 1970. `askedAt`: arrival of the request, earlier by the
 * device's response time.
 */
export type Call<K extends OperationId = OperationId> = {
  world: World;
  now: number;
  askedAt: number;
  caller: Operations[K]['auth'] extends 'none' ? Caller | null : Caller;
  fault: Fault;
  /** Header `Idempotency-Key` of the request. */
  idempotencyKey: string | null;
  /** Header `Accept-Language` of the request. */
  acceptLanguage: string | null;
  /** Verifier of the password that the request sets. `null` if it sets none, or one that is refused. */
  credential: IdentityUserRow['verifier'];
};

/** A view with every key of its schema, so that new optional fields cannot be forgotten. */
export type EveryKey<T> = { [K in keyof Required<T>]: T[K] };

/** Reads input, calls the domain and returns an answer. Synchronous, so that each request is atomic. */
export type Handler<K extends OperationId> = (input: Input<K>, call: Call<K>) => Reply<K>;
export type HandlersOf<Keys extends OperationId> = { readonly [K in Keys]: Handler<K> };

/** Operations of one tag. */
export type Tagged<T extends string> = {
  [K in OperationId]: Operations[K]['tag'] extends T ? K : never;
}[OperationId];
