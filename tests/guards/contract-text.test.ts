import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Operation = { operationId?: string; summary?: string; description?: string; security?: object[] };
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter(({ operationId }) => operationId !== undefined);

/** Descriptions start with the callers of an operation. */
const CALLER = /^(?:No sign-in|Any signed-in user|Only|The owner|Users) ?/;

test('has a summary and a description that starts with its callers for every operation', () => {
  expect(operations.length).toBeGreaterThan(80);
  const lacking = operations.filter(({ summary, description }) => !summary || !CALLER.test(description ?? ''));
  expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
});

test('says "No sign-in" exactly for operations without a token', () => {
  const wrong = operations.filter(
    ({ description = '', security }) => description.startsWith('No sign-in') !== (security?.length === 0),
  );
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
});
