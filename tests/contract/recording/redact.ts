import { type Redaction, redactions } from '../../../generated/contract/redaction.ts';
import type { PlainRequest } from '../contract.ts';
import { isList, isListedKey, listed } from './listed.ts';
import type { Substitutes } from './substitutes.ts';

/** A part of an answer that the contract does not have: its path and the type of its value. */
export type UnknownPart = { path: string; type: string };
export type Redacted = {
  body: unknown;
  unknown: UnknownPart[];
  /** Texts of the answer that are not in `body`. */
  originals: Set<string>;
};

/** A value that is not recorded. */
const NOTHING = Symbol('nothing');
/** Names of unknown fields that look like names of fields, not like values. */
const FIELD = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
const PAIRS = [
  ['latitude', 'longitude'],
  ['lat', 'lng'],
] as const;

type Fields = {
  readonly fields?: Readonly<Record<string, Redaction>>;
  readonly items?: Redaction;
  readonly values?: Redaction;
};

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function resolved(part: Redaction | undefined): Redaction | undefined {
  if (typeof part !== 'string' || !part.startsWith('#')) return part;
  return resolved(redactions[part.slice(1)] ?? undefined);
}

const partsOf = (part: Redaction | undefined): Fields | undefined => {
  const rule = resolved(part);
  return rule === undefined || typeof rule === 'string' || isList(rule) ? undefined : rule;
};

/**
 * Copies what may be recorded of an answer: listed values and substitutes. Everything else is left out, so that a new
 * or wrong field cannot be recorded by mistake.
 */
export function redact(rule: Redaction | undefined, body: unknown, substitutes: Substitutes): Redacted {
  const unknown = new Map<string, UnknownPart>();
  const originals = new Set<string>();

  function keepOut(value: unknown): typeof NOTHING {
    if (typeof value === 'string') originals.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) keepOut(inner);
    }
    return NOTHING;
  }

  function leaf(given: Redaction, value: unknown): unknown {
    if (isList(given)) {
      if (typeof value !== 'string') return keepOut(value);
      return given.includes(value) || listed.has(value) ? value : replaced('catalog', value);
    }
    if (given === 'keep') return typeof value === 'boolean' || Number.isFinite(value) ? value : keepOut(value);
    if (typeof value === 'number' && given === 'id') return substitutes.id(value);
    if (typeof value !== 'string' || typeof given !== 'string') return keepOut(value);
    return given === 'catalog' && listed.has(value) ? value : replaced(given, value);
  }

  function replaced(kind: string, value: string): unknown {
    originals.add(value);
    return substitutes.text(kind, value) ?? NOTHING;
  }

  function fields(parts: Fields, value: Record<string, unknown>, path: string): unknown {
    const kept: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value)) {
      const known = parts.fields && Object.hasOwn(parts.fields, name) ? parts.fields[name] : undefined;
      if (known === undefined && parts.values !== undefined && isListedKey(name))
        put(kept, name, parts.values, inner, path);
      else if (known !== undefined) put(kept, name, known, inner, path);
      // A key of a record, which is data.
      else if (parts.values !== undefined) keepOut(inner);
      else {
        const shown = below(path, FIELD.test(name) ? name : '*');
        unknown.set(shown, { path: shown, type: typeOf(inner) });
        keepOut(inner);
      }
    }
    for (const [north, east] of PAIRS) place(parts, kept, value, [north, east]);
    return kept;
  }

  function put(kept: Record<string, unknown>, name: string, part: Redaction, value: unknown, path: string): void {
    const copy = walk(part, value, below(path, name));
    if (copy !== NOTHING) kept[name] = copy;
  }

  /** Both numbers of a position together: one of them alone has no substitute. */
  function place(
    { fields: known = {} }: Fields,
    kept: Record<string, unknown>,
    value: Record<string, unknown>,
    [north, east]: readonly [string, string],
  ): void {
    if (known[north] !== 'position' || known[east] !== 'position') return;
    const { [north]: lat, [east]: lng } = value;
    if (typeof lat !== 'number' || typeof lng !== 'number') return;
    const hub = substitutes.place(lat, lng);
    kept[north] = hub.lat;
    kept[east] = hub.lng;
  }

  function list(item: Redaction | undefined, values: readonly unknown[], path: string): unknown[] {
    if (item === undefined) {
      keepOut(values);
      return [];
    }
    const isOutline = values.length > 1 && partsOf(item)?.fields?.['lat'] === 'position';
    if (isOutline) return substitutes.outline(values);
    return values.map((value) => walk(item, value, `${path}[]`)).filter((copy) => copy !== NOTHING);
  }

  function walk(given: Redaction | undefined, value: unknown, path: string): unknown {
    const part = resolved(given);
    if (value === null) return null;
    if (part === undefined) return keepOut(value);
    if (typeof part === 'string' || isList(part)) return part === 'position' ? NOTHING : leaf(part, value);
    if (Array.isArray(value)) return list(part.items, value, path);
    return typeof value === 'object' ? fields(part, value as Record<string, unknown>, path) : keepOut(value);
  }

  const copy = body === undefined ? undefined : walk(rule, body, '');
  return { body: copy === NOTHING ? undefined : copy, unknown: [...unknown.values()], originals };
}

/** Substitutes of the texts of a request that have a kind. All its other values are left out. */
export function redactRequest(
  kinds: Readonly<Record<string, string>>,
  { params, query, body }: PlainRequest,
  substitutes: Substitutes,
): { values: Record<string, string>; originals: Set<string> } {
  const values: Record<string, string> = {};
  const originals = new Set<string>();
  const sent: Record<string, unknown> = { ...params, ...query, ...(typeof body === 'object' ? body : null) };
  for (const [name, kind] of Object.entries(kinds)) {
    const { [name]: value } = sent;
    if (typeof value !== 'string') continue;
    originals.add(value);
    const substitute = substitutes.text(kind, value);
    if (substitute !== undefined) values[name] = substitute;
  }
  return { values, originals };
}
