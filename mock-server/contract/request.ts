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

/** What an operation takes; null: nothing. */
export type RequestContract = { query: Codec | null; params: Codec | null; body: ZodType | null };
/** The schema of a body by what stands in it. */
export type BodySchemaOf = (json: unknown) => ZodType;

/** Decoded values of a path's parameters, by name. */
export type PathParams = Readonly<Record<string, string>>;

/** The texts of a request, before they are decoded. */
export type RequestTexts = {
  queryNames: () => readonly string[];
  /** Every value of one name. */
  query: TextsOf;
  params: PathParams;
};

type Part = 'query' | 'params' | 'body';
type Read = { input: Input<OperationId>; errors: ValidationErrors | null };
type Take = (read: Read, value: unknown) => void;

/**
 * Reads requests as an operation takes them, or says by field why it does not. `json` is the body; `bodySchemaOf`, where its
 * schema follows from one of its fields, chooses it first, so that what is wrong is said of what was meant.
 */
export function createInputReader(
  { query, params, body }: RequestContract,
  bodySchemaOf?: BodySchemaOf,
): (texts: RequestTexts, json: unknown) => Read {
  // Of queries and paths only the names that are known were decoded.
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

/** Takes one part of a request. What is right for certain is taken as it is, since zod's copy would equal it. */
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

/** Takes a body by the schema that is chosen for it. */
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
