import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Schema = { $ref?: string; description?: string; properties?: Record<string, Schema>; items?: Schema } & Partial<
  Record<'anyOf' | 'oneOf', Schema[]>
>;
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string };
type Link = { operationId: string; parameters: Record<string, string> };
type Example = { $ref?: string; value?: unknown };
type Media = { example?: unknown; examples?: Record<string, Example> };
type Reply = { links?: Record<string, Link>; content?: { 'application/json'?: Media } };
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  responses?: Record<string, Reply>;
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Item = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>;
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Item>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
  };
};
const { schemas, parameters, examples } = contract.components;
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref;
const operations = Object.values(contract.paths).flatMap((item) =>
  METHODS.flatMap((method) => item[method] ?? []).map((operation) => ({
    ...operation,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (one) => (one.$ref && parameters[nameOf(one.$ref)]) || one,
    ),
  })),
);

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

test('describes every parameter and every property', () => {
  const lacking = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
  );
  const visit = (schema: Schema, where: string): void => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const referenced = property.$ref && schemas[nameOf(property.$ref)]?.description;
      if (!property.description && !referenced) lacking.push(`${where}.${name}`);
      visit(property, `${where}.${name}`);
    }
    if (schema.items) visit(schema.items, `${where}[]`);
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(branch, where);
  };
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  expect(lacking).toEqual([]);
});

/** The value at a JSON pointer, `undefined` without one. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

function exampleOf(media: Media | undefined): unknown {
  const [named] = Object.values(media?.examples ?? {});
  return media?.example ?? (named?.$ref ? examples[nameOf(named.$ref)]?.value : named?.value);
}

test('links name an operation, its parameters and a value that the answer or its request has', () => {
  const links = operations.flatMap((operation) =>
    Object.values(operation.responses ?? {}).flatMap(({ links = {}, content }) =>
      Object.values(links).map((link) => ({ operation, link, example: exampleOf(content?.['application/json']) })),
    ),
  );
  expect(links.length).toBeGreaterThan(60);
  const wrong = links.flatMap(({ operation, link, example }) => {
    const target = operations.find(({ operationId }) => operationId === link.operationId);
    const given = Object.entries(link.parameters).filter(([name, source]) => {
      const [, kind, place = ''] = /^\$(response\.body#|request\.path\.)(.+)$/.exec(source) ?? [];
      const isKnown =
        kind === 'request.path.'
          ? operation.parameters.some((one) => one.in === 'path' && one.name === place)
          : (at(example, place) ?? null) !== null;
      return !isKnown || !target?.parameters.some((one) => one.name === name);
    });
    const missing = target?.parameters.filter(
      (one) => one.in === 'path' && one.required && !(one.name in link.parameters),
    );
    return target && given.length === 0 && missing?.length === 0
      ? []
      : [`${operation.operationId}: ${link.operationId}`];
  });
  expect(wrong).toEqual([]);
});
