import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = { $ref?: string; type?: string | string[]; items?: Schema; minProperties?: number };
type Parameter = { $ref?: string; name: string; in: 'query' | 'path' | 'header'; schema: Schema };
type Body = { content?: { 'application/json'?: { schema: Schema } } };
type Response = Body & { $ref?: string };
type Server = { url: string };
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Response>;
  security?: Record<string, unknown>[];
  'x-spec': string;
  'x-provenance': string;
};
type PathItem = { parameters?: Parameter[]; servers?: Server[] } & Record<string, unknown>;
type Document = { servers: Server[]; security: Record<string, unknown>[]; paths: Record<string, PathItem> };

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/**
 * Writes the operation table: operationId → method, full path, auth, provenance, decoding of path and query, and schemas of the
 * request and of responses by status. Used by the mock's contract middleware and the contract tests.
 */
export function generateOperations(input: string, output: string): void {
  const contract = parse(readFileSync(input, 'utf8')) as Document;
  const schemas = new Set<string>();

  const resolve = <T extends { $ref?: string }>(node: T): T => {
    if (!node.$ref) return node;
    const found = node.$ref
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        contract,
      );
    return resolve(found as T);
  };
  const keep = (name: string): string => {
    schemas.add(name);
    return name;
  };
  const named = (schema: Schema | undefined, where: string): string => {
    if (!schema) return 'null';
    const name = schema.$ref?.split('/').pop();
    if (!name) throw new Error(`${where}: schemas of bodies and answers are named in components`);
    return keep(`z${capitalised(name)}`);
  };
  const primitive = (given: Schema): string => {
    const schema = resolve(given);
    const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
    if (type === 'array') return `${primitive(schema.items ?? {})}[]`;
    if (type === 'integer' || type === 'number') return 'number';
    return type === 'boolean' ? 'boolean' : 'string';
  };
  const decoded = (parameters: Parameter[], schema: string): string => {
    if (parameters.length === 0) return 'null';
    const fields = parameters.map((one) => `${JSON.stringify(one.name)}: '${primitive(one.schema)}'`);
    return `{ decode: { ${fields.join(', ')} }, schema: ${keep(schema)} }`;
  };

  const rows: string[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const id = operation.operationId;
      const base = (item.servers ?? contract.servers)[0]?.url.replace(/\/$/, '') ?? '';
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      const scheme = Object.keys((operation.security ?? contract.security)[0] ?? {})[0] ?? 'none';
      const body = operation.requestBody?.content?.['application/json']?.schema;
      const bodySchema = body ? named(body, `${id} body`) : 'null';
      const responses = Object.entries(operation.responses).map(
        ([status, response]) =>
          `${status}: ${named(resolve(response).content?.['application/json']?.schema, `${id} ${status}`)}`,
      );
      rows.push(
        [
          `  ${id}: {`,
          `    method: '${method}',`,
          `    path: '${base}${path.replace(/\{(\w+)\}/g, ':$1')}',`,
          `    tag: '${operation.tags[0]}',`,
          `    auth: '${scheme}',`,
          `    provenance: '${operation['x-provenance']}',`,
          `    spec: '${operation['x-spec']}',`,
          `    query: ${decoded(
            parameters.filter((one) => one.in === 'query'),
            `z${capitalised(id)}Query`,
          )},`,
          `    params: ${decoded(
            parameters.filter((one) => one.in === 'path'),
            `z${capitalised(id)}Path`,
          )},`,
          `    body: ${body && resolve(body).minProperties ? `notEmpty(${bodySchema})` : bodySchema},`,
          `    responses: { ${responses.join(', ')} },`,
          '  },',
        ].join('\n'),
      );
    }
  }

  writeFileSync(
    output,
    `// Written by scripts/generate/operations.ts from openapi.yaml. Do not edit.
import type { ZodType } from 'zod';
import {
${[...schemas]
  .sort()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './zod.gen.ts';

/** \`minProperties\`, which the schemas above do not carry. */
const notEmpty = <T extends ZodType>(schema: T) =>
  schema.refine((value) => Object.keys(value as object).length > 0, 'At least one field is required');

export const operations = {
${rows.join('\n')}
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
`,
  );
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
