import type { ZodType } from 'zod';
import { type Accepts, acceptsOf } from './accepts.ts';
import {
  bounded,
  type Codec,
  decodeTexts,
  repeatedNames,
  type TextsOf,
  toValidationErrors,
  unknownNames,
  type ValidationErrors,
} from './decode.ts';
import type { Input, OperationId } from './types.ts';
import { inWords } from './words.ts';

/** Input schemas of an operation. `null`: no input. */
export type RequestContract = { query: Codec | null; params: Codec | null; body: ZodType | null };
/** Chooses the schema of a body by its content. */
export type BodySchemaOf = (json: unknown) => ZodType;

/** Decoded path parameters by name. */
export type PathParams = Readonly<Record<string, string>>;

/** Text of a request before decoding. */
export type RequestTexts = {
  queryNames: () => readonly string[];
  /** All values of a parameter. */
  query: TextsOf;
  params: PathParams;
};

type Part = 'query' | 'params' | 'body';
type Read = { input: Input<OperationId>; errors: ValidationErrors | null };
type Take = (read: Read, value: unknown) => void;

/**
 * Decodes a request for an operation, or returns messages by field. `json`: the body. `bodySchemaOf` selects the schema
 * by one of its fields, so that messages match the intended variant.
 */
export function createInputReader(
  { query, params, body }: RequestContract,
  bodySchemaOf?: BodySchemaOf,
): (texts: RequestTexts, json: unknown) => Read {
  // Query and path contain only known names after decoding.
  const takeQuery = query && takerOf('query', query.schema, false);
  const takeParams = params && takerOf('params', params.schema, false);
  const takeBody = body && (bodySchemaOf ? chosenTaker(bodySchemaOf) : takerOf('body', body, true));
  return (texts, json) => {
    const read: Read = { input: {} as Input<OperationId>, errors: null };
    for (const name of unknownNames(query, texts.queryNames())) refuse(read, { [name]: ['Unknown field'] });
    if (query) {
      takeQuery?.(read, decodeTexts(query, texts.query));
      for (const name of repeatedNames(query, texts.query)) refuse(read, { [name]: ['Must be given once'] });
    }
    if (params) {
      const valueOf = (name: string) => texts.params[name];
      takeParams?.(read, decodeTexts(params, valueOf));
    }
    takeBody?.(read, json);
    return { ...read, errors: read.errors && bounded(read.errors) };
  };
}

/** Parses one part of a request. Keeps a value that certainly fits, because zod's copy would equal it. */
function takerOf(part: Part, schema: ZodType, exactly: boolean): Take {
  let accepts: Accepts | undefined;
  return (read, value) => {
    accepts ??= acceptsOf(schema, exactly);
    const input = read.input as Record<Part, unknown>;
    if (accepts(value)) {
      input[part] = value;
      return;
    }
    const parsed = schema.safeParse(value, { error: inWords });
    if (parsed.success) input[part] = parsed.data;
    else refuse(read, toValidationErrors(parsed.error.issues, part));
  };
}

/** Parses a body with the schema selected for it. */
function chosenTaker(bodySchemaOf: BodySchemaOf): Take {
  const takers = new Map<ZodType, Take>();
  return (read, json) => {
    const schema = bodySchemaOf(json);
    let take = takers.get(schema);
    if (!take) takers.set(schema, (take = takerOf('body', schema, true)));
    take(read, json);
  };
}

function refuse(read: Read, errors: ValidationErrors): void {
  read.errors = { ...read.errors, ...errors };
}
