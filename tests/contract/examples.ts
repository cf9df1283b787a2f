import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from './contract.ts';

type Reference = { $ref?: string };
type Example = Reference & { value?: unknown };
type Media = { schema: Reference; example?: unknown; examples?: Record<string, Example> };
type Body = Reference & { content?: { 'application/json'?: Media } };
type Operation = { operationId: OperationId; requestBody?: Body; responses: Record<string, Body> };
type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: { responses: Record<string, Body>; examples: Record<string, Example> };
};

/** One example of openapi.yaml and its location. `schema`: the name of its schema in components. */
export type NamedExample = { name: string; schema: string; value: unknown };
/** Examples of one operation: of its request, and of its answers by status. Answers without a body have none. */
export type OperationExamples = { id: OperationId; request: unknown[]; answers: Record<number, unknown[]> };

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
const document = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Document;

export const operationExamples: OperationExamples[] = Object.values(document.paths)
  .flatMap((item) => METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []))
  .map(({ operationId, requestBody, responses }) => ({
    id: operationId,
    request: valuesOf(requestBody),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [Number(status), valuesOf(resolve(response))]),
    ),
  }));

/** Examples of components: whole answers, and named ones, which have the name of their schema. */
export const componentExamples: NamedExample[] = [
  ...Object.entries(document.components.responses).flatMap(([name, response]) =>
    valuesOf(response).map((value) => ({
      name: `responses/${name}`,
      schema: response.content?.['application/json']?.schema.$ref?.split('/').pop() ?? '',
      value,
    })),
  ),
  ...Object.entries(document.components.examples).map(([name, { value }]) => ({
    name: `examples/${name}`,
    schema: name,
    value,
  })),
];

function valuesOf(body: Body | undefined): unknown[] {
  const media = body?.content?.['application/json'];
  if (!media) return [];
  const named = Object.values(media.examples ?? {}).map((example) => resolve(example).value);
  return media.example === undefined ? named : [media.example, ...named];
}

function resolve<T extends Reference>(node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice('#/'.length).split('/');
  return resolve(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as T);
}
