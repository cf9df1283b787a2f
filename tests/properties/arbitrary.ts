import * as fc from 'fast-check';
import { z } from 'zod';
import { zInstantInput, zTimeZone } from '../../generated/contract/zod.gen.ts';

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  /** Several patterns, which are combined without a format. */
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Maximum length of generated texts and lists, which may be far below a schema's own. */
const LONGEST_TEXT = 40;
const LONGEST_LIST = 3;

/** Valid values of a contract schema. */
export function valid(schema: z.ZodType): fc.Arbitrary<unknown> {
  const made = fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  // Refinements, which JSON Schema cannot express, are checked by the schema itself.
  return made.filter((value) => schema.safeParse(value).success);
}

/** Valid values with one change. Some stay valid, which is fine for the test. */
export function mutated(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valid(schema).chain((value) => {
    if (!isRecord(value)) return junk;
    const keys = Object.keys(value);
    const withJunk = fc
      .tuple(fc.constantFrom(...(keys.length > 0 ? keys : ['extra'])), junk)
      .map(([key, broken]) => ({ ...value, [key]: broken }));
    const without = fc
      .constantFrom(...(keys.length > 0 ? keys : ['none']))
      .map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)));
    const withExtra = fc.tuple(fc.string(), junk).map(([key, extra]) => ({ ...value, [key]: extra }));
    return fc.oneof(withJunk, without, withExtra, junk);
  });
}

/** Values that no schema expects. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '0',
    'true',
    "'; DROP TABLE vehicles; --",
    '<b>x</b>',
    '../../etc/passwd',
    '💥',
  ),
  fc.constantFrom(-1, 0, 1.5, 2 ** 53, -(2 ** 31), 1e308),
  fc.boolean(),
  fc.string({ maxLength: LONGEST_TEXT }),
  fc.array(fc.integer(), { maxLength: LONGEST_LIST }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJson));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromJson({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fromJson(one)])),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(fromJson(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST)),
      });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 1, max: Math.min(schema.maximum ?? 100_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return junk;
  }
}

/** Examples that cover every text pattern. */
const WORDS = ['Waymark-2026!', 'Ab1!defg', 'Pässw0rd ✓', "Łukasz O'Neil", 'José', 'Yard 7'];
const patternsOf = ({ allOf }: JsonSchema): string => JSON.stringify(allOf);
const INSTANT = patternsOf(z.toJSONSchema(zInstantInput) as JsonSchema);
const { pattern: TIME_ZONE } = z.toJSONSchema(zTimeZone) as JsonSchema;
/** First and last instants of a request, and those whose UTC year differs. */
const EDGES_OF_TIME = [
  '2000-01-01T00:00:00+14:00',
  '2099-12-31T23:59:59-12:00',
  '9999-12-31T23:59:59-12:00',
  '0001-01-01T00:00:00+12:00',
];
const INSTANTS = { min: new Date('2026-10-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true };

function text(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (format === 'date-time' || (schema.allOf && patternsOf(schema) === INSTANT)) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.date(INSTANTS).map((date) => date.toISOString()) },
      { weight: 1, arbitrary: fc.constantFrom(...EDGES_OF_TIME) },
    );
  }
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.constantFrom('riley@waymark.example', 'a.b+c@d.example');
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  if (!pattern) return fc.string({ minLength, maxLength: longest });
  if (pattern === TIME_ZONE) return fc.constantFrom('America/Chicago', 'UTC', 'Mars/Base');
  if (pattern.startsWith('^data:image')) return fc.constant('data:image/png;base64,iVBORw0KGgo=');
  // Lookahead patterns cannot be generated, and fast-check does not support letters of any script.
  if (/\(\?|\\p\{/i.test(pattern)) {
    const matching = new RegExp(pattern, 'u');
    return fc.constantFrom(...WORDS.filter((word) => matching.test(word)));
  }
  return fc.stringMatching(new RegExp(pattern)).map((made) => made.slice(0, longest));
}
