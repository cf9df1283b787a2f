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
type Reader = (read: Read, value: unknown) => void;

/**
 * Decodes a request for an operation, or returns messages by field. `json`: the body. `bodySchemaOf` selects the schema
 * by one of its fields, so that messages match the intended variant.
 */
export function createInputReader(
  { query, params, body }: RequestContract,
  bodySchemaOf?: BodySchemaOf,
): (texts: RequestTexts, json: unknown) => Read {
  // Query and path contain only known names after decoding.
  const readQuery = query && readerOf('query', query.schema, false);
  const readParams = params && readerOf('params', params.schema, false);
  const readBody = body && (bodySchemaOf ? selectedReader(bodySchemaOf) : readerOf('body', body, true));
  return (texts, json) => {
    const read: Read = { input: {} as Input<OperationId>, errors: null };
    for (const name of unknownNames(query, texts.queryNames())) refuse(read, { [name]: ['Unknown field'] });
    if (query) {
      readQuery?.(read, decodeTexts(query, texts.query));
      for (const name of repeatedNames(query, texts.query)) refuse(read, { [name]: ['Must be given once'] });
    }
    if (params) {
      const valueOf = (name: string) => texts.params[name];
      readParams?.(read, decodeTexts(params, valueOf));
    }
    readBody?.(read, json);
    return { ...read, errors: read.errors && bounded(read.errors) };
  };
}

/** Parses one part of a request. Keeps a value that certainly fits, because zod's copy would equal it. */
function readerOf(part: Part, schema: ZodType, exactly: boolean): Reader {
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
function selectedReader(bodySchemaOf: BodySchemaOf): Reader {
  const readers = new Map<ZodType, Reader>();
  return (read, json) => {
    const schema = bodySchemaOf(json);
    let reader = readers.get(schema);
    if (!reader) readers.set(schema, (reader = readerOf('body', schema, true)));
    reader(read, json);
  };
}

function refuse(read: Read, errors: ValidationErrors): void {
  read.errors = { ...read.errors, ...errors };
}
