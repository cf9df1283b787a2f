import { type ZodType, z } from 'zod';
import { AREAS, type ControlOperation, zDetail, zRefusal } from './operation.ts';
import { controlOperations } from './table.ts';

export type Schema = z.core.JSONSchema.JSONSchema;
type Content = { content: { 'application/json': { schema: Schema; example?: unknown } } };
type Parameter =
  | { $ref: string }
  | {
      name: string;
      in: 'path' | 'query';
      required: boolean;
      description?: string;
      example?: unknown;
      schema: Schema;
    };
export type DocumentedOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, { description: string } & Partial<Content>>;
};
export type ControlDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** None: every caller that reaches the mock may use it. */
  security: [];
  tags: { name: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { parameters: Record<string, unknown> };
};

const MEANINGS: Record<number, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done, without a body.',
  400: 'Messages by field.',
  404: 'Not there.',
  409: 'Conflicts with the current state.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many.',
  503: 'The changes could not be stored. Nothing was changed.',
  507: 'No space to store the changes. Nothing was changed.',
};

export function schemaOf(schema: ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const json = (schema: Schema, example?: unknown): Content => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

/** Name of an operation, such as `getWorldsById`. */
export function idOf({ method, path }: ControlOperation): string {
  const words = path.split('/').flatMap((part) => part.replace(/^:/, 'by-').split(/[-.]/));
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

function responsesOf({
  method,
  scope,
  params,
  query,
  body,
  answers,
  example,
}: ControlOperation): DocumentedOperation['responses'] {
  const general = {
    ...((params || query || body) && { 400: zRefusal }),
    ...(scope === 'world' && { 404: zDetail }),
    ...(body && { 413: zDetail, 415: zDetail }),
    ...(method !== 'get' && { 503: zDetail, 507: zDetail }),
  };
  const all = Object.entries({ ...general, ...answers }) as [string, ZodType | null][];
  const response = (status: number, schema: ZodType | null) => ({
    description: MEANINGS[status] ?? String(status),
    ...(schema && json(schemaOf(schema, 'output'), status === example.answer.status ? example.answer.body : undefined)),
  });
  return Object.fromEntries(all.map(([status, schema]) => [status, response(Number(status), schema)]));
}

function fieldsIn(schema: ZodType | undefined): [string, Schema][] {
  return Object.entries(schema ? (schemaOf(schema, 'input').properties ?? {}) : {}) as [string, Schema][];
}

function parametersOf({ scope, params, query, example }: ControlOperation): Parameter[] {
  const inQuery = fieldsIn(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query' as const,
    required: false,
    ...(description !== undefined && { description }),
    ...(example.query?.[name] !== undefined && { example: example.query[name] }),
    schema,
  }));
  return [
    ...fieldsIn(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema }) as const),
    ...inQuery,
    ...(scope === 'world' ? [{ $ref: '#/components/parameters/world' }] : []),
  ];
}

function documented(operation: ControlOperation): DocumentedOperation {
  const { area, summary, notes, body, example } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId: idOf(operation),
    tags: [area],
    summary,
    ...(notes && { description: notes }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: !body.safeParse({}).success, ...json(schemaOf(body, 'input'), example.body) },
    }),
    responses: responsesOf(operation),
  };
}

/** OpenAPI 3.1 document of the control API, generated from the schemas that check its requests. */
export function controlDocument(version: string): ControlDocument {
  const paths: ControlDocument['paths'] = {};
  for (const operation of controlOperations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method] = documented(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark mock: control API',
      version,
      description: 'Controls the mock server: clock, faults, sign-in and worlds. It is not part of the Waymark API.',
    },
    servers: [{ url: '/__mock' }],
    security: [],
    tags: AREAS.map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        world: {
          name: 'X-Mock-World',
          in: 'header',
          required: false,
          schema: { type: 'string', default: 'default' },
          description: 'World of the call. Takes precedence over the cookie `mock_world`.',
        },
      },
    },
  };
}
