import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import * as schemas from '../../generated/contract/zod.gen.ts';
import { compare } from './compare.ts';
import { contractOf, operationIds } from './contract.ts';
import { componentExamples, operationExamples } from './examples.ts';

const faithful = { problems: [], unknownFields: [], unlistedValues: [] };

test('covers every operation of the contract', () => {
  expect(operationExamples.map(({ id }) => id)).toEqual(operationIds);
});

describe.each(operationExamples)('$id', ({ id, request, answers }) => {
  const { body, responses } = contractOf(id);

  test('has an example for every body and no other', () => {
    expect(request.length > 0).toBe(body !== null);
    for (const [status, schema] of Object.entries(responses)) {
      expect({ status, has: (answers[Number(status)] ?? []).length > 0 }).toEqual({ status, has: schema !== null });
    }
  });

  test('has examples that match their schemas', () => {
    for (const value of request) expect(body?.safeParse(value)).toMatchObject({ success: true });
    for (const [status, values] of Object.entries(answers)) {
      for (const value of values) {
        const schema = responses[Number(status)] as ZodType;
        expect(schema.safeParse(value)).toMatchObject({ success: true });
        expect({ status, ...compare(schema, value) }).toEqual({ status, ...faithful });
      }
    }
  });
});

test.each(componentExamples)('components/$name matches the schema $schema', ({ schema: name, value }) => {
  const schema = (schemas as Readonly<Record<string, unknown>>)[`z${name}`] as ZodType;
  expect(schema.safeParse(value)).toMatchObject({ success: true });
  expect(compare(schema, value)).toEqual(faithful);
});
