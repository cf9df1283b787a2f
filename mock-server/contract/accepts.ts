import type { $ZodCheck, $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core';

/** Whether a value certainly fits a schema. After `false` it may still fit: zod decides and gives the reason. */
export type Accepts = (value: unknown) => boolean;

type TextFormat = { format: string; pattern?: RegExp | undefined };

const cannotTell: Accepts = () => false;
/** Formats that are fully defined by their pattern. */
const PATTERN_FORMATS = new Set(['datetime', 'date', 'uuid', 'email', 'regex']);

/**
 * Compiles a schema to a predicate that allocates nothing. zod copies what it parses, which takes longer for a page of
 * vehicles than building the page. `exactly`: rejects objects with fields outside the schema, so that zod's copy would
 * equal the value.
 */
export function acceptsOf(schema: $ZodType, exactly = false): Accepts {
  const {
    _zod: { def },
  } = schema as $ZodTypes;
  return (def.checks ?? []).map(acceptsCheck).reduce(both, acceptsKind(def, exactly));
}

function acceptsKind(def: $ZodTypes['_zod']['def'], exactly: boolean): Accepts {
  const acceptsHeld = (held: $ZodType): Accepts => acceptsOf(held, exactly);
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'number':
      if (!('format' in def)) return Number.isFinite;
      return def.format === 'safeint' ? Number.isSafeInteger : cannotTell;
    case 'string':
      return 'format' in def ? matches(def as TextFormat) : (value) => typeof value === 'string';
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => values.has(value);
    }
    case 'optional': {
      const held = acceptsHeld(def.innerType);
      return (value) => value === undefined || held(value);
    }
    case 'nullable': {
      const held = acceptsHeld(def.innerType);
      return (value) => value === null || held(value);
    }
    case 'union':
      return def.options.map(acceptsHeld).reduce(either);
    case 'array': {
      const element = acceptsHeld(def.element);
      return (value) => Array.isArray(value) && value.every(element);
    }
    case 'record': {
      const held = acceptsHeld(def.valueType);
      const anyKey = acceptsHeld(def.keyType)('');
      return (value) => anyKey && isObject(value) && Object.values(value).every(held);
    }
    case 'object':
      if (!exactly) return def.catchall ? cannotTell : withFields(def.shape, acceptsHeld);
      return isClosed(def) ? both(withFields(def.shape, acceptsHeld), withoutOthers(def.shape)) : cannotTell;
    default:
      return cannotTell;
  }
}

function acceptsCheck(check: $ZodCheck): Accepts {
  const {
    _zod: { def },
  } = check as $ZodChecks;
  switch (def.check) {
    case 'greater_than':
      return (value) => Number(value) > Number(def.value) || (def.inclusive && value === def.value);
    case 'less_than':
      return (value) => Number(value) < Number(def.value) || (def.inclusive && value === def.value);
    case 'min_length':
      return (value) => lengthOf(value) >= def.minimum;
    case 'max_length':
      return (value) => lengthOf(value) <= def.maximum;
    case 'length_equals':
      return (value) => lengthOf(value) === def.length;
    case 'string_format':
      return matches(def);
    default:
      return cannotTell;
  }
}

type Shape = Readonly<Record<string, $ZodType>>;

/** Whether the schema rejects unknown fields. Otherwise zod strips them. */
const isClosed = ({ catchall }: { catchall?: $ZodType | undefined }): boolean =>
  catchall !== undefined && kindOf(catchall) === 'never';

const kindOf = ({ _zod: { def } }: $ZodType): string => def.type;

function withoutOthers(shape: Shape): Accepts {
  const names = new Set(Object.keys(shape));
  return (value) => isObject(value) && Object.keys(value).every((name) => names.has(name));
}

function withFields(shape: Shape, acceptsHeld: (held: $ZodType) => Accepts): Accepts {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, accepts: acceptsHeld(field) }));
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, accepts } of fields) if (!accepts(value[name])) return false;
    return true;
  };
}

function both(one: Accepts, other: Accepts): Accepts {
  return (value) => one(value) && other(value);
}

function either(one: Accepts, other: Accepts): Accepts {
  return (value) => one(value) || other(value);
}

function matches({ format, pattern }: TextFormat): Accepts {
  if (!pattern || !PATTERN_FORMATS.has(format)) return cannotTell;
  return (value) => typeof value === 'string' && pattern.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lengthOf(value: unknown): number {
  return (value as string | readonly unknown[]).length;
}
