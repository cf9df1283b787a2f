import * as z from 'zod';

/** A place where an answer violates its schema. `path`: `results[].vehicle_name`, empty for the whole body. */
export type Problem = { path: string; expected: string; seen: string };
/** A value outside an open enumeration: allowed, but reported as a note. */
export type UnlistedValue = { path: string; value: string };
export type Comparison = { problems: Problem[]; unknownFields: string[]; unlistedValues: UnlistedValue[] };

type Schema = z.ZodType;
type Kind = 'missing' | 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/**
 * Walks a schema beside a value. List rows share one path (`results[]`) and record keys are `*`, so that each
 * difference is one line. Repeats only values of enumerations, because answers contain personal data.
 */
export function compare(schema: Schema, value: unknown): Comparison {
  const found: Comparison = { problems: [], unknownFields: [], unlistedValues: [] };
  walk(schema, value, '', found);
  return {
    problems: distinct(found.problems),
    unknownFields: [...new Set(found.unknownFields)],
    unlistedValues: distinct(found.unlistedValues),
  };
}

function walk(schema: Schema, value: unknown, path: string, found: Comparison): void {
  if (!kindsOf(schema).has(kindOf(value))) {
    found.problems.push({ path, expected: describe(schema), seen: kindOf(value) });
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    if (value !== undefined && value !== null) walk(schema.unwrap() as Schema, value, path, found);
  } else if (schema instanceof z.ZodUnion) {
    walkUnion(schema.options as Schema[], value, path, found);
  } else if (schema instanceof z.ZodObject) {
    walkObject(schema, value as Record<string, unknown>, path, found);
  } else if (schema instanceof z.ZodArray) {
    for (const row of value as unknown[]) walk(schema.element as Schema, row, `${path}[]`, found);
  } else if (schema instanceof z.ZodRecord) {
    for (const entry of Object.values(value as object))
      walk(schema.valueType as Schema, entry, below(path, '*'), found);
  } else if (!schema.safeParse(value).success) {
    found.problems.push({ path, expected: describe(schema), seen: misfit(schema, value) });
  }
}

function walkObject(schema: z.ZodObject, value: Record<string, unknown>, path: string, found: Comparison): void {
  for (const [name, field] of Object.entries(schema.shape)) {
    const there = Object.hasOwn(value, name) ? value[name] : undefined;
    walk(field as Schema, there, below(path, name), found);
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(schema.shape, name)) found.unknownFields.push(below(path, name));
  }
}

/** Union branch that a value matches, else the one with the fewest problems. */
function walkUnion(options: Schema[], value: unknown, path: string, found: Comparison): void {
  const listed = listedValues(options);
  if (typeof value === 'string' && listed.length > 0) {
    if (!listed.includes(value)) found.unlistedValues.push({ path, value });
    return;
  }
  const branches = options
    .filter((option) => kindsOf(option).has(kindOf(value)))
    .map((option) => {
      const branch: Comparison = { problems: [], unknownFields: [], unlistedValues: [] };
      walk(option, value, path, branch);
      return branch;
    })
    .sort((a, b) => a.problems.length - b.problems.length || a.unknownFields.length - b.unknownFields.length);
  const [best] = branches;
  if (!best) return;
  found.problems.push(...best.problems);
  found.unknownFields.push(...best.unknownFields);
  found.unlistedValues.push(...best.unlistedValues);
}

/** Listed values of an open enumeration: a union of enumerations with any string. Empty for other unions. */
function listedValues(options: Schema[]): string[] {
  const isOpen = options.some((option) => option instanceof z.ZodString);
  return isOpen ? options.flatMap((option) => (option instanceof z.ZodEnum ? option.options.map(String) : [])) : [];
}

function kindsOf(schema: Schema): Set<Kind> {
  if (schema instanceof z.ZodOptional) return kindsOf(schema.unwrap() as Schema).add('missing');
  if (schema instanceof z.ZodNullable) return kindsOf(schema.unwrap() as Schema).add('null');
  if (schema instanceof z.ZodUnion) {
    return new Set((schema.options as Schema[]).flatMap((option) => [...kindsOf(option)]));
  }
  const { type } = schema.def;
  if (type === 'enum' || type === 'literal') return new Set(['string']);
  if (type === 'record') return new Set(['object']);
  if (isKind(type)) return new Set([type]);
  throw new Error(`compare.ts does not support schemas of type ${type}`);
}

const KINDS: readonly string[] = ['null', 'boolean', 'number', 'string', 'array', 'object'] satisfies Kind[];
const isKind = (type: string): type is Kind => KINDS.includes(type);

function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}

const FORMATS: Readonly<Record<string, string>> = { datetime: 'date-time', email: 'email', uuid: 'uuid' };

/** Describes a schema: `integer`, `string (date-time) or null`, `one of front, rear`. */
export function describe(schema: Schema): string {
  if (schema instanceof z.ZodOptional) return describe(schema.unwrap() as Schema);
  if (schema instanceof z.ZodNullable) return `${describe(schema.unwrap() as Schema)} or null`;
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as Schema[];
    return listedValues(options).length > 0 ? 'string' : [...new Set(options.map(describe))].join(' or ');
  }
  if (schema instanceof z.ZodNumber) return `${schema.format === 'safeint' ? 'integer' : 'number'}${bounds(schema)}`;
  const { type, format } = schema.def as { type: string; format?: string };
  if (type === 'record') return 'object';
  const bound = schema instanceof z.ZodString && schema.def.checks ? 'bounded' : undefined;
  const detail = (format && FORMATS[format]) ?? bound;
  return detail ? `${type} (${detail})` : type;
}

function bounds({ minValue, maxValue }: z.ZodNumber): string {
  const from = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? ` from ${minValue}` : '';
  const to = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? ` to ${maxValue}` : '';
  return from + to;
}

/**
 * Describes a refused value of the right kind. Names it only for a closed enumeration, because others are personal
 * data.
 */
function misfit(schema: Schema, value: unknown): string {
  return schema instanceof z.ZodEnum ? `"${String(value)}"` : `another ${kindOf(value)}`;
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function distinct<T extends object>(lines: T[]): T[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}
