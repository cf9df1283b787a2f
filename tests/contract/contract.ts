import type { input, output, ZodType } from 'zod';
import { type OperationId, type Operations, operations } from '../../generated/contract/operations.ts';

export type { OperationId, Operations };

/** Every operation, in the order of the contract. */
export const operationIds = Object.keys(operations) as OperationId[];

export type OfTag<T extends Operations[OperationId]['tag']> = {
  [K in OperationId]: Operations[K]['tag'] extends T ? K : never;
}[OperationId];

type InputOf<Part> = Part extends { schema: infer S extends ZodType } ? input<S> : never;
type Needed<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: never }
  : Record<string, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Request of an operation, with the contract's types of path, query and body. */
export type RequestOf<K extends OperationId> = Needed<'params', InputOf<Operations[K]['params']>> &
  Needed<'query', InputOf<Operations[K]['query']>> &
  Needed<'body', Operations[K]['body'] extends ZodType ? input<Operations[K]['body']> : never>;

type Success = 200 | 201 | 202 | 204;
type Answers<K extends OperationId> = Operations[K]['responses'];

/** Success body of an operation. */
export type AnswerOf<K extends OperationId> = {
  [S in keyof Answers<K>]: S extends Success ? (Answers<K>[S] extends ZodType ? output<Answers<K>[S]> : null) : never;
}[keyof Answers<K>];

type Codec = { decode: Readonly<Record<string, string>>; schema: ZodType };

/** An untyped request, as it is sent or made invalid. */
export type PlainRequest = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** An untyped operation. */
export type Contract = {
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  path: string;
  auth: 'none' | 'bearer' | 'accessToken';
  provenance: 'documented' | 'assumed';
  query: Codec | null;
  params: Codec | null;
  body: ZodType | null;
  /** By status. `null`: an answer without a body. */
  responses: Readonly<Record<number, ZodType | null>>;
};

export const contractOf = (id: OperationId): Contract => operations[id];

/** Statuses that an operation may answer. */
export const statusesOf = (id: OperationId): number[] => Object.keys(contractOf(id).responses).map(Number);

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
