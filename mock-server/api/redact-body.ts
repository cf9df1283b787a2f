import type { ZodType } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { operations } from '../../generated/contract/operations.ts';
import { zErrorDetail } from '../../generated/contract/zod.gen.ts';
import { acceptsOf } from '../contract/accepts.ts';
import type { OperationId } from '../contract/types.ts';
import type { JournalBody } from '../world/journal.ts';
import { redactedName, redactedText } from './redact.ts';

/** Longest body that the journal keeps, in characters. The work for a longer one ends there. */
const LARGEST = 8_000;
/** Characters of JSON around a value. */
const AROUND = 3;

/** Characters that are left. Below 0 the body is too large. */
type Budget = { left: number };
/** The documented part of a value, without secrets. `undefined`: nothing of it is documented. */
type Redact = (value: unknown, budget: Budget, field: string) => JournalBody | undefined;

const nothing: Redact = () => undefined;
const compiled = new WeakMap<$ZodType, Redact>();

/** Compiles a schema to a function that copies what the schema describes, and nothing else. */
function redactorOf(schema: $ZodType): Redact {
  const {
    _zod: { def },
  } = schema as $ZodTypes;
  let redact = compiled.get(schema);
  if (!redact) compiled.set(schema, (redact = redactorOfKind(def)));
  return redact;
}

function redactorOfKind(def: $ZodTypes['_zod']['def']): Redact {
  switch (def.type) {
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : undefined);
    case 'number':
      return (value) => (typeof value === 'number' ? numberOf(value) : undefined);
    case 'string':
      return textOf('format' in def && def.format === 'uuid' ? (def as { pattern?: RegExp }) : null);
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => (values.has(value) ? (value as JournalBody) : undefined);
    }
    case 'optional':
      return redactorOf(def.innerType);
    case 'nullable': {
      const held = redactorOf(def.innerType);
      return (value, budget, field) => (value === null ? null : held(value, budget, field));
    }
    case 'union':
      return oneOf(def.options);
    case 'array':
      return listOf(redactorOf(def.element));
    case 'record':
      return recordOf(redactorOf(def.valueType));
    case 'object':
      return objectOf(Object.entries(def.shape));
    default:
      return nothing;
  }
}

const numberOf = (value: number): JournalBody => (redactedName(String(value)) === String(value) ? value : '[redacted]');

/** `uuid`: its digits are no card number. */
function textOf(uuid: { pattern?: RegExp | undefined } | null): Redact {
  return (value, budget, field) => {
    if (typeof value !== 'string') return undefined;
    budget.left -= value.length + AROUND;
    if (budget.left < 0) return undefined;
    return uuid?.pattern?.test(value) ? value : redactedText(field, value);
  };
}

/** Takes the kind that a value is of. One that is of none is not documented. */
function oneOf(options: readonly $ZodType[]): Redact {
  const kinds = options.map((option) => ({
    accepts: acceptsOf(option),
    schema: option as ZodType,
    redact: redactorOf(option),
  }));
  return (value, budget, field) => {
    // Objects of two kinds may share fields. Other values are of the first kind that takes them.
    if (typeof value === 'object' && value !== null) {
      const kind = kinds.find(({ accepts, schema }) => accepts(value) || schema.safeParse(value).success);
      return kind?.redact(value, budget, field);
    }
    for (const { redact } of kinds) {
      const body = redact(value, budget, field);
      if (body !== undefined) return body;
    }
    return undefined;
  };
}

function listOf(element: Redact): Redact {
  return (value, budget, field) => {
    if (!Array.isArray(value)) return undefined;
    const list: JournalBody[] = [];
    const atFirst = budget.left;
    for (const held of value as unknown[]) {
      if ((budget.left -= AROUND) < 0) return undefined;
      const kept = element(held, budget, field);
      if (kept !== undefined) list.push(kept);
      // Rows are alike: after the first it is clear that a long list does not fit, even at half its size.
      if (list.length === 1 && ((atFirst - budget.left) * value.length) / 2 > atFirst) budget.left = -1;
    }
    return list;
  };
}

/** Callers may choose the names, as those of refused fields. */
function recordOf(element: Redact): Redact {
  return (value, budget) => {
    if (!isObject(value)) return undefined;
    const kept: [string, JournalBody][] = [];
    for (const [name, held] of Object.entries(value)) {
      if ((budget.left -= name.length + AROUND) < 0) return undefined;
      const body = element(held, budget, '');
      if (body !== undefined) kept.push([redactedText('', name), body]);
    }
    return Object.fromEntries(kept);
  };
}

function objectOf(shape: readonly [string, $ZodType][]): Redact {
  let fields: (readonly [string, Redact])[] | undefined;
  return (value, budget) => {
    if (!isObject(value)) return undefined;
    fields ??= shape.map(([name, schema]) => [name, redactorOf(schema)]);
    const kept: { [name: string]: JournalBody } = {};
    for (const [name, redact] of fields) {
      if (!Object.hasOwn(value, name)) continue;
      if ((budget.left -= name.length + AROUND) < 0) return undefined;
      const body = redact(value[name], budget, name);
      if (body !== undefined) kept[name] = body;
    }
    return kept;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Body for the journal as text. `null`: none, or nothing of it is documented. `undefined`: too large. */
function kept(schema: ZodType | null | undefined, body: unknown): string | null | undefined {
  if (!schema || body === null || body === undefined) return null;
  const budget: Budget = { left: LARGEST };
  const redacted = redactorOf(schema)(body, budget, '');
  if (budget.left < 0) return undefined;
  return redacted === undefined ? null : JSON.stringify(redacted);
}

export type BodyRedactor = {
  request: (json: unknown) => string | null | undefined;
  response: (status: number, body: unknown) => string | null | undefined;
};

/**
 * Prepares bodies of an operation for the journal by its contract: a field that the contract does not have is dropped,
 * because nobody knows what it holds.
 */
export function createBodyRedactor(id: OperationId): BodyRedactor {
  const { body, responses } = operations[id] as {
    body: ZodType | null;
    responses: Readonly<Record<number, ZodType | null | undefined>>;
  };
  return {
    request: (json) => kept(body, json),
    // Statuses that any operation may answer have only a detail.
    response: (status, answer) => kept(status in responses ? responses[status] : zErrorDetail, answer),
  };
}
