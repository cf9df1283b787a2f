import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  const?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  'x-redact'?: string;
};
type Body = { content?: { 'application/json'?: { schema: Schema } } };
type Reply = Body & { $ref?: string };
type Parameter = { $ref?: string; name: string; 'x-redact'?: string };
type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Reply>;
};
type Item = { parameters?: Parameter[] } & { [M in 'get' | 'put' | 'post' | 'patch' | 'delete']?: Operation };
type Contract = {
  paths: Record<string, Item>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Reply>;
  };
};

/** A rule of a value, or the rules of its parts. `#Name`: those of a schema. */
type Part = string | string[] | { fields?: Record<string, Part>; items?: Part; values?: Part };

const KINDS = 'name names email phone address position vin plate text secret url id key digits catalog date'.split(' ');
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;
const isDate = ({ format }: Schema): boolean => format === 'date-time' || format === 'date';

/**
 * Writes how each value of an answer may be recorded: kept, because the contract lists it, or with a substitute of its
 * kind (`x-redact`). What is not in the table is dropped.
 */
export function generateRedaction(input: string, output: string): void {
  const { paths, components } = parse(readFileSync(input, 'utf8')) as Contract;
  const tables = new Map<string, Part | null>();
  const words = new Set<string>();

  function kindOf(kind: string, where: string): string {
    if (!KINDS.includes(kind)) throw new Error(`${where}: x-redact is one of ${KINDS.join(', ')}, not ${kind}`);
    return kind;
  }

  function ruleOf(schema: Schema, where: string): string | string[] {
    const kind = schema['x-redact'];
    if (kind !== undefined) {
      kindOf(kind, where);
      if (kind === 'catalog') for (const word of (schema.description ?? '').match(/[\w-]+/g) ?? []) words.add(word);
      return kind;
    }
    if (schema.enum) return schema.enum;
    if (schema.const !== undefined) return [schema.const];
    if (isDate(schema)) return 'date';
    const types = [schema.type].flat();
    if (types.some((type) => type === 'string')) {
      throw new Error(`${where}: a text of an answer needs x-redact, a format of dates, or an enumeration`);
    }
    return 'keep';
  }

  /** Rules of alternatives: values that one of them lists, or the parts of all. */
  function merged(one: Part | null, other: Part | null, where: string): Part | null {
    if (one === null || other === null) return one ?? other;
    if (typeof one === 'string' && typeof other === 'string' && one === other) return one;
    const first = expanded(one);
    const second = expanded(other);
    if (Array.isArray(first) && Array.isArray(second)) return [...new Set([...first, ...second])];
    if (typeof first !== 'object' || typeof second !== 'object' || Array.isArray(first) || Array.isArray(second)) {
      throw new Error(`${where}: its alternatives are recorded in different ways`);
    }
    const fields: Record<string, Part> = { ...first.fields };
    for (const [name, part] of Object.entries(second.fields ?? {})) {
      fields[name] = merged(fields[name] ?? null, part, `${where}.${name}`) ?? part;
    }
    const items = merged(first.items ?? null, second.items ?? null, `${where}[]`);
    const values = merged(first.values ?? null, second.values ?? null, `${where}{}`);
    return {
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(items !== null && { items }),
      ...(values !== null && { values }),
    };
  }

  const expanded = (part: Part): Part =>
    typeof part === 'string' && part.startsWith('#') ? expanded(tables.get(part.slice(1)) ?? {}) : part;

  function partOf(schema: Schema, where: string): Part | null {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (!tables.has(name)) {
        tables.set(name, null);
        tables.set(name, partOf(components.schemas[name] ?? {}, name));
      }
      return `#${name}`;
    }
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    if (branches.length > 0) {
      const isListed = (branch: Schema): boolean => {
        const { $ref, enum: values, anyOf, oneOf } = branch;
        if ($ref) return isListed(components.schemas[nameOf($ref)] ?? {});
        return values !== undefined || [...(anyOf ?? []), ...(oneOf ?? [])].some(isListed);
      };
      // An open enumeration: other values than the listed ones are not kept.
      const meant = branches.some(isListed) ? branches.filter(isListed) : branches;
      return meant.reduce<Part | null>((all, branch) => merged(all, partOf(branch, where), where), null);
    }
    const types = [schema.type].flat();
    if (schema.properties || schema.additionalProperties || types.includes('object')) {
      const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
        const part = partOf(property, `${where}.${name}`);
        return part === null ? [] : [[name, part] as const];
      });
      const { additionalProperties: others } = schema;
      const values = typeof others === 'object' ? partOf(others, `${where}{}`) : null;
      return { ...(fields.length > 0 && { fields: Object.fromEntries(fields) }), ...(values !== null && { values }) };
    }
    if (schema.items) {
      const items = partOf(schema.items, `${where}[]`);
      return items === null ? null : { items };
    }
    return types[0] === 'null' ? null : ruleOf(schema, where);
  }

  /** Texts of a request with `x-redact`. All others are not recorded. */
  function requestOf({ parameters = [], requestBody }: Operation): [name: string, kind: string][] {
    const schema = requestBody?.content?.['application/json']?.schema;
    const { properties = {} } = (schema?.$ref ? components.schemas[nameOf(schema.$ref)] : schema) ?? {};
    const given = parameters.map((one) => (one.$ref ? components.parameters[nameOf(one.$ref)] : one) ?? one);
    return [...given.map((one) => [one.name, one] as const), ...Object.entries(properties)].flatMap(([name, part]) =>
      part['x-redact'] === undefined ? [] : [[name, kindOf(part['x-redact'], name)]],
    );
  }

  const answers: string[] = [];
  const requests: string[] = [];
  for (const { parameters: shared = [], ...operations } of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      const { operationId, responses, parameters = [] } = operation;
      if (!operationId || !responses) continue;
      const texts = requestOf({ ...operation, parameters: [...shared, ...parameters] });
      if (texts.length > 0) requests.push(`  ${operationId}: ${JSON.stringify(Object.fromEntries(texts))},`);
      const byStatus = Object.entries(responses).flatMap(([status, given]) => {
        const reply = given.$ref ? components.responses[nameOf(given.$ref)] : given;
        const schema = reply?.content?.['application/json']?.schema;
        const part = schema && partOf(schema, `${operationId} ${status}`);
        return part ? [`${status}: ${JSON.stringify(part)}`] : [];
      });
      answers.push(`  ${operationId}: { ${byStatus.join(', ')} },`);
    }
  }
  const rows = [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `  ${name}: ${JSON.stringify(part)},`);
  writeFileSync(
    output,
    `// Written by scripts/generate/redaction.ts from openapi.yaml. Do not edit.
import type { OperationId } from './operations.ts';

/** How a value of an answer is recorded: a kind of substitute (\`x-redact\`), \`keep\`, the listed values, or the rules of its parts. \`#Name\`: those of a schema. */
export type Redaction =
  | string
  | readonly string[]
  | {
      readonly fields?: Readonly<Record<string, Redaction>>;
      readonly items?: Redaction;
      readonly values?: Redaction;
    };

/** Rules by schema. */
export const redactions: Readonly<Record<string, Redaction | null>> = {
${rows.join('\n')}
};

/** Rules by operation and status. */
export const answerRedactions: { readonly [K in OperationId]: Readonly<Record<number, Redaction>> } = {
${answers.join('\n')}
};

/** Kinds of the recorded texts of a request, by name. */
export const requestRedactions: { readonly [K in OperationId]?: Readonly<Record<string, string>> } = {
${requests.join('\n')}
};

/** Words in the descriptions of fields of the kind \`catalog\`, which are their values where no enumeration lists them. */
export const listedWords: readonly string[] = ${JSON.stringify([...words].sort())};
`,
  );
}
