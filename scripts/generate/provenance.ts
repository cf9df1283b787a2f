import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  required?: string[];
  'x-provenance'?: string;
  'x-mock-always'?: string[];
};
type Operation = { operationId: string; 'x-provenance': string; responses: Record<string, Reply> };
type Reply = { $ref?: string; content?: { 'application/json'?: { schema: Schema } } };
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Reply> };
};

/** Assumed fields of an answer, and the parts of it that have any. */
export type Assumed = {
  /** Names of assumed fields. */
  fields?: string[];
  /** Documented fields that the mock always sends and others need not: the other of two forms. */
  optional?: string[];
  /** By name of a field; `[]` for the entries of a list, `{}` for the values of a record. */
  within?: Record<string, Assumed>;
};

export const readContract = (input: string): Contract => parse(readFileSync(input, 'utf8')) as Contract;

/** The contract with every field required that the mock always sends (`x-mock-always`). */
export function asTheMockAnswers(input: string): Record<string, unknown> {
  const contract = readContract(input);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Schema;
    const always = schema['x-mock-always'];
    if (always) schema.required = [...(schema.required ?? []), ...always];
    for (const child of Object.values(node)) visit(child);
  };
  visit(contract.components.schemas);
  return { ...contract };
}

/**
 * Writes which fields of documented answers no document names, by operation and status. Answers of assumed operations
 * have none: the whole operation is assumed.
 */
export function generateAssumedFields(input: string, output: string): void {
  const contract = readContract(input);
  const { schemas, responses } = contract.components;
  const known = new Map<string, Assumed | null>();

  const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;
  function ofSchema(schema: Schema): Assumed | null {
    if (!schema.$ref) return ofInline(schema);
    const name = nameOf(schema.$ref);
    if (!known.has(name)) {
      known.set(name, null);
      known.set(name, ofInline(schemas[name] ?? {}));
    }
    return known.get(name) ?? null;
  }
  function ofInline({
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
    additionalProperties,
    'x-mock-always': always = [],
  }: Schema): Assumed | null {
    const fields: string[] = [];
    const within: Record<string, Assumed> = {};
    const add = (name: string, part: Assumed | null) => {
      if (part) within[name] = part;
    };
    for (const [name, property] of Object.entries(properties)) {
      if (property['x-provenance'] === 'assumed') fields.push(name);
      add(name, ofSchema(property));
    }
    if (items) add('[]', ofSchema(items));
    if (typeof additionalProperties === 'object') add('{}', ofSchema(additionalProperties));
    for (const branch of [...anyOf, ...oneOf]) {
      const part = ofSchema(branch);
      fields.push(...(part?.fields ?? []).filter((name) => !fields.includes(name)));
      Object.assign(within, part?.within);
    }
    const found: Assumed = {};
    if (fields.length > 0) found.fields = fields;
    const optional = always.filter((name) => properties[name]?.['x-provenance'] !== 'assumed');
    if (optional.length > 0) found.optional = optional;
    if (Object.keys(within).length > 0) found.within = within;
    return Object.keys(found).length > 0 ? found : null;
  }

  const rows: string[] = [];
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (operation['x-provenance'] !== 'documented') continue;
      const byStatus: string[] = [];
      for (const [status, given] of Object.entries(operation.responses)) {
        const reply = given.$ref ? responses[nameOf(given.$ref)] : given;
        const schema = reply?.content?.['application/json']?.schema;
        const assumed = schema && ofSchema(schema);
        if (assumed) byStatus.push(`${status}: ${JSON.stringify(assumed)}`);
      }
      if (byStatus.length > 0) rows.push(`  ${operation.operationId}: { ${byStatus.join(', ')} },`);
    }
  }
  writeFileSync(
    output,
    `// Written by scripts/generate/provenance.ts from openapi.yaml. Do not edit.
import type { OperationId } from './operations.ts';

/** Assumed fields of an answer, documented ones that may be missing, and the parts that have any. \`[]\`: entries of a list. \`{}\`: values of a record. */
export type Assumed = {
  readonly fields?: readonly string[];
  readonly optional?: readonly string[];
  readonly within?: Readonly<Record<string, Assumed>>;
};

/** Fields that no document names (\`x-provenance: assumed\`), by operation and status. */
export const assumedFields: { readonly [K in OperationId]?: Readonly<Record<number, Assumed>> } = {
${rows.join('\n')}
};
`,
  );
}

/** Writes the operations that no document names, and whether they answer 404 themselves. */
export function generateAssumedOperations(input: string, output: string): void {
  const operations = Object.values(readContract(input).paths).flatMap((item) => Object.values(item));
  const rows = operations
    .filter((operation) => operation['x-provenance'] === 'assumed')
    .map(({ operationId, responses }) => `  ${operationId}: ${'404' in responses},`);
  writeFileSync(
    output,
    `// Written by scripts/generate/provenance.ts from openapi.yaml. Do not edit.

/** Operations that no document names (\`x-provenance: assumed\`), and whether they answer 404 themselves. */
export const assumedOperations = {
${rows.join('\n')}
} as const;
`,
  );
}
