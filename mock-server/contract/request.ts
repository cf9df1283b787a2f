import type { Context } from 'hono';
import { type Codec, decodeTexts, toValidationErrors, unknownNames, type ValidationErrors } from './decode.ts';
import type { PathParams } from './endpoint.ts';
import type { Input, OperationId } from './types.ts';

/** What an operation takes; null: nothing. */
export type RequestContract = { query: Codec | null; params: Codec | null; body: Codec['schema'] | null };

type Part = 'query' | 'params' | 'body';
type Read = { input: Input<OperationId>; errors: ValidationErrors | null };

/** A request as its operation takes it, or messages by field where it does not. `json` is its body. */
export function readInput(contract: RequestContract, c: Context, params: PathParams, json: unknown): Read {
  const { query, body } = contract;
  const read: Read = { input: {} as Input<OperationId>, errors: null };
  if (c.req.raw.url.includes('?')) {
    for (const name of unknownNames(query, Object.keys(c.req.query()))) refuse(read, { [name]: ['Unknown field'] });
  }
  if (query) {
    const texts = decodeTexts(query, (name) => c.req.queries(name));
    take(read, 'query', query.schema, texts);
  }
  if (contract.params)
    take(
      read,
      'params',
      contract.params.schema,
      decodeTexts(contract.params, (name) => params[name]),
    );
  if (body) take(read, 'body', body, json);
  return read;
}

function take(read: Read, part: Part, schema: Codec['schema'], value: unknown): void {
  const parsed = schema.safeParse(value);
  if (parsed.success) (read.input as Record<Part, unknown>)[part] = parsed.data;
  else refuse(read, toValidationErrors(parsed.error.issues, part));
}

function refuse(read: Read, errors: ValidationErrors): void {
  read.errors = { ...read.errors, ...errors };
}
