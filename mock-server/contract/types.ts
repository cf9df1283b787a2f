import type { output, ZodType } from 'zod';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

export type { OperationId, Operations };

type Parsed<S> = S extends { schema: infer Z } ? (Z extends ZodType ? output<Z> : undefined) : undefined;
type ParsedBody<S> = S extends ZodType ? output<S> : undefined;

/** What a request says, decoded and checked against the contract. */
export type Input<K extends OperationId> = {
  query: Parsed<Operations[K]['query']>;
  params: Parsed<Operations[K]['params']>;
  body: ParsedBody<Operations[K]['body']>;
};

/** An answer that the contract has for the operation: a status with the body of its schema. */
export type Reply<K extends OperationId> = {
  [S in keyof Operations[K]['responses']]: {
    status: S;
    body: Operations[K]['responses'][S] extends ZodType ? output<Operations[K]['responses'][S]> : null;
    headers?: Record<string, string>;
  };
}[keyof Operations[K]['responses']];

/** Who asks. Operations without authentication may have none. */
export type Caller = { user: UserRow; accountType: 'dealer' | 'installer' | null };

/** What the fault rules that matched this request want of the domain; latency, status and drop never reach it. */
export type Fault = { unreachable: boolean; decline: boolean };

/**
 * Everything a handler may know besides its input. `now` is the world's time in milliseconds since 1970, `askedAt` when the
 * request came: a device takes its time.
 */
export type Call<K extends OperationId = OperationId> = {
  world: World;
  now: number;
  askedAt: number;
  caller: Operations[K]['auth'] extends 'none' ? Caller | null : Caller;
  fault: Fault;
};

/** A view names every key of its schema, so that a new optional field cannot be forgotten. */
export type EveryKey<T> = { [K in keyof Required<T>]: T[K] };

/** Reads input, asks the domain, gives an answer: synchronous, so that each request is atomic. */
export type Handler<K extends OperationId> = (input: Input<K>, call: Call<K>) => Reply<K>;
export type HandlersOf<Keys extends OperationId> = { readonly [K in Keys]: Handler<K> };

/** The operations of one tag. */
export type Tagged<T extends string> = {
  [K in OperationId]: Operations[K]['tag'] extends T ? K : never;
}[OperationId];
