import { expect, test } from 'vitest';
import * as z from 'zod';
import { compare, describe as inWords } from './compare.ts';
import { contractOf } from './contract.ts';
import { operationExamples } from './examples.ts';

const clean = { problems: [], unknownFields: [], unlistedValues: [] };

test.each([
  [z.string(), 'string'],
  [z.int(), 'integer'],
  [z.int().gte(0), 'integer from 0'],
  [z.number().gte(-90).lte(90), 'number from -90 to 90'],
  [z.boolean().optional(), 'boolean'],
  [z.string().nullable(), 'string or null'],
  [z.iso.datetime({ offset: true }).nullish(), 'string (date-time) or null'],
  [z.email(), 'string (email)'],
  [z.uuid(), 'string (uuid)'],
  [
    z
      .string()
      .min(6)
      .regex(/^[A-Z]+$/),
    'string (bounded)',
  ],
  [z.enum(['front', 'rear']), 'one of front, rear'],
  [z.union([z.enum(['a']), z.string()]), 'string'],
  [z.union([z.object({}), z.array(z.string())]), 'object or array'],
  [z.record(z.string(), z.number()), 'object'],
])('describes a schema: %#', (schema, words) => {
  expect(inWords(schema)).toBe(words);
});

test('compares a union with the branch that has the fewest problems', () => {
  const schema = z.union([
    z.object({ line_items: z.array(z.object({ detail: z.string() })) }),
    z.object({ validation_errors: z.record(z.string(), z.array(z.string())) }),
    z.object({ detail: z.string() }),
  ]);
  expect(compare(schema, { detail: 'Declined.' })).toEqual(clean);
  expect(compare(schema, { validation_errors: { number: ['Invalid'] } })).toEqual(clean);
  expect(compare(schema, { line_items: [{ detail: 7 }] })).toEqual({
    ...clean,
    problems: [{ path: 'line_items[].detail', expected: 'string', seen: 'number' }],
  });
  expect(compare(schema, null).problems).toEqual([{ path: '', expected: 'object', seen: 'null' }]);
});

test('distinguishes a missing field from null', () => {
  const schema = z.object({ a: z.string().nullable(), b: z.string().optional() });
  expect(compare(schema, { a: null })).toEqual(clean);
  expect(compare(schema, { b: null }).problems).toEqual([
    { path: 'a', expected: 'string or null', seen: 'missing' },
    { path: 'b', expected: 'string', seen: 'null' },
  ]);
});

test('treats names of inherited properties like others', () => {
  expect(compare(z.object({ constructor: z.string() }), {}).problems).toEqual([
    { path: 'constructor', expected: 'string', seen: 'missing' },
  ]);
  expect(compare(z.object({}), JSON.parse('{"__proto__":1,"toString":2}')).unknownFields).toEqual([
    '__proto__',
    'toString',
  ]);
});

/** All variants of the value with one change in one place. */
function* mutations(value: unknown): Generator {
  for (const other of [null, undefined, 'x', 7, -0.5, true, [], {}]) yield other;
  if (Array.isArray(value)) {
    for (const [index, row] of value.entries()) for (const other of mutations(row)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) {
      for (const other of mutations(entry)) yield { ...value, [name]: other };
    }
  }
}

test('finds problems exactly where zod has issues', () => {
  const compared = new Set<z.ZodType>();
  for (const { id, answers } of operationExamples) {
    for (const [status, [example]] of Object.entries(answers)) {
      const schema = contractOf(id).responses[Number(status)];
      if (!schema || compared.has(schema)) continue;
      compared.add(schema);
      for (const value of mutations(example)) {
        if ((compare(schema, value).problems.length === 0) !== schema.safeParse(value).success) {
          expect({ id, status, value }).toBe('judged alike');
        }
      }
    }
  }
  expect(compared.size).toBeGreaterThan(40);
});
