import type { Schema } from './openapi.ts';

export type Field = { name: string; kind: string; required: boolean; description: string };

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null;
const MOST_VALUES = 12;

function rangeOf({ minimum, maximum }: Schema): string {
  const from = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (from && to) return ` ${minimum} to ${maximum}`;
  if (from) return ` from ${minimum}`;
  return to ? ` up to ${maximum}` : '';
}

/** Short description of the allowed values. The field description covers null. */
export function kindOf(schema: Schema): string {
  if (schema.enum) {
    return schema.enum.length > MOST_VALUES ? 'text' : schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  }
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter(isSchema).map(kindOf);
    return [...new Set(kinds)].filter((kind) => kind !== 'nothing').join(' or ');
  }
  const kinds: Record<string, string> = {
    integer: 'whole number',
    string: 'text',
    null: 'nothing',
    boolean: 'true or false',
  };
  const type = typeof schema.type === 'string' ? schema.type : 'anything';
  return `${kinds[type] ?? type}${rangeOf(schema)}`;
}

/** Fields of an object schema. Fields of inner objects have dotted names: `effect.status`. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (!isSchema(field)) return [];
    const name = prefix + key;
    const row = {
      name,
      kind: kindOf(field),
      required: schema.required?.includes(key) ?? false,
      description: field.description ?? '',
    };
    return [row, ...fieldsOf(field, `${name}.`)];
  });
}
