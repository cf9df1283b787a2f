import { expect, test } from 'vitest';
import { readContract, type Schema } from '../../scripts/generate/provenance.ts';
import { documentedFields, ERROR_FIELDS, PAGE_FIELDS } from './documented-fields.ts';

const { paths, components } = readContract('openapi.yaml');
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref;

/** Every object of an answer of a documented operation, by schema, without what is inside of assumed fields. */
const objects = new Map<string, Schema[]>();
function visit(schema: Schema, where: string): void {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    if (!objects.has(name)) visit(components.schemas[name] ?? {}, name);
    return;
  }
  if (schema.properties) objects.set(where, [...(objects.get(where) ?? []), schema]);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property['x-provenance'] !== 'assumed') visit(property, `${where}.${name}`);
  }
  if (schema.items) visit(schema.items, where);
  if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, where);
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(branch, where);
}
for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
  if (operation['x-provenance'] !== 'documented') continue;
  for (const given of Object.values(operation.responses)) {
    const reply = given.$ref ? components.responses[nameOf(given.$ref)] : given;
    const schema = reply?.content?.['application/json']?.schema;
    if (schema) visit(schema, operation.operationId);
  }
}

const documentedOf = (name: string): string[] =>
  (documentedFields[name] ?? (name.endsWith('Page') ? PAGE_FIELDS : name.endsWith('Error') ? ERROR_FIELDS : '')).split(
    ' ',
  );

test('each property of an answer is documented or marked as assumed', () => {
  expect(objects.size).toBeGreaterThan(60);
  const unmarked = [...objects].flatMap(([name, schemas]) =>
    schemas
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([field, property]) => documentedOf(name).includes(field) === (property['x-provenance'] === 'assumed'))
      .map(([field]) => `${name}.${field}`),
  );
  expect(unmarked).toEqual([]);
});

test('an assumed property of an answer is never required, and the mock sends only existing fields always', () => {
  const wrong = [...objects].flatMap(([name, schemas]) =>
    schemas
      .flatMap(({ properties = {}, required = [], 'x-mock-always': always = [] }) => [
        ...required.filter((field) => properties[field]?.['x-provenance'] === 'assumed'),
        ...always.filter((field) => !properties[field]),
      ])
      .map((field) => `${name}.${field}`),
  );
  expect(wrong).toEqual([]);
});

test('the list of documented fields names only fields of the contract', () => {
  const unknown = Object.entries(documentedFields).flatMap(([name, fields]) =>
    fields
      .split(' ')
      .filter((field) => !(objects.get(name) ?? []).some(({ properties = {} }) => field in properties))
      .map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});
