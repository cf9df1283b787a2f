import type { ZodType } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { mustBe, NOT_VALID } from './words.ts';

export type Codec = { decode: Readonly<Record<string, string>>; schema: ZodType };
export type ValidationErrors = Record<string, string[]>;
/** Values by name: one per path parameter, several per query parameter. */
export type TextsOf = (name: string) => string | readonly string[] | undefined;

/** The only accepted number format: not `0x10`, `1e2`, `+1`, `01` or with blanks. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Decodes a path or query value as number or boolean. Values that do not parse stay text and fail their schema. */
function decodeOne(text: string, type: string): unknown {
  if (type === 'number') return DECIMAL.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

const isList = (type: string): boolean => type.endsWith('[]');

/** Builds the object that the schema expects. Absent names stay absent. Takes the first of repeated values. */
export function decodeTexts(codec: Codec, textsOf: TextsOf): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const name in codec.decode) {
    const texts = textsOf(name);
    const first = typeof texts === 'string' ? texts : texts?.[0];
    if (texts === undefined || first === undefined) continue;
    const type = codec.decode[name] as string;
    decoded[name] = isList(type)
      ? [texts].flat().map((text) => decodeOne(text, type.slice(0, -2)))
      : decodeOne(first, type);
  }
  return decoded;
}

/**
 * Limits of a refusal: number of fields, and characters per name. Callers control both, and the journal stores them.
 */
const MOST_NAMES = 20;
const LONGEST_NAME = 64;

/** First fields of a refusal, with long names truncated. */
export function bounded(errors: Readonly<ValidationErrors>): ValidationErrors {
  // No prototype, because a field may be called `constructor`.
  const kept: ValidationErrors = Object.create(null) as ValidationErrors;
  let count = 0;
  for (const name in errors) {
    const messages = errors[name] ?? [];
    if (++count > MOST_NAMES) break;
    // A copy, because a slice would keep the whole name in memory.
    kept[Array.from(name.slice(0, LONGEST_NAME)).join('')] = messages;
  }
  return kept;
}

/** Query parameters that the operation does not have. Refused like unknown fields of a body. */
export function unknownNames(codec: Codec | null, names: Iterable<string>): string[] {
  return [...names].filter((name) => !codec || !Object.hasOwn(codec.decode, name));
}

/** Repeated query parameters that take one value. None of the values is preferable. */
export function repeatedNames({ decode }: Codec, textsOf: TextsOf): string[] {
  return Object.keys(decode).filter((name) => {
    const texts = textsOf(name);
    return Array.isArray(texts) && texts.length > 1 && !isList(decode[name] as string);
  });
}

/** zod's issues, worded by `inWords`, as messages by field (`parameters.threshold`). */
export function toValidationErrors(issues: readonly $ZodIssue[], whole: string): ValidationErrors {
  // No prototype, because a field may be called `constructor`.
  const errors: ValidationErrors = Object.create(null) as ValidationErrors;
  const add = (path: readonly PropertyKey[], message: string) => {
    const messages = (errors[path.map(String).join('.') || whole] ??= []);
    if (!messages.includes(message)) messages.push(message);
  };
  const formats = new Set<string>();
  const addAll = (issue: $ZodIssue, parents: readonly PropertyKey[]) => {
    const path = [...parents, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MOST_NAMES)) add([...path, key], issue.message);
    else if (issue.code === 'invalid_union' && issue.message === NOT_VALID) addUnion(issue.errors, path);
    // A text that has neither the format nor the pattern is one fault.
    else if (issue.code !== 'invalid_format' || !formats.has(path.map(String).join('.'))) add(path, issue.message);
    if (issue.code === 'invalid_format') formats.add(path.map(String).join('.'));
  };
  /**
   * For alternatives: the issues of the first one whose kind matches. Otherwise lists all accepted kinds and values.
   */
  const addUnion = (branches: readonly $ZodIssue[][], path: readonly PropertyKey[]) => {
    const roots = branches.map(([issue]) => (issue?.path.length === 0 ? issue : undefined));
    const meant = branches.find((_, index) => !['invalid_type', 'invalid_value'].includes(roots[index]?.code ?? ''));
    if (meant) for (const issue of meant) addAll(issue, path);
    else add(path, sayUnion(roots));
  };
  for (const issue of issues) addAll(issue, []);
  return errors;
}

function sayUnion(roots: readonly ($ZodIssue | undefined)[]): string {
  const values = roots.flatMap((issue) => (issue?.code === 'invalid_value' ? issue.values : []));
  if (values.length > 0) return `Must be one of ${values.map(String).join(', ')}`;
  const messages = roots.flatMap((issue) => (issue?.code === 'invalid_type' ? [issue.message] : []));
  const kinds = messages
    .filter((message) => message.startsWith(MUST_BE))
    .map((message) => message.slice(MUST_BE.length));
  return kinds.length === messages.length && kinds.length > 0 ? mustBe(kinds) : (messages[0] ?? NOT_VALID);
}

const MUST_BE = 'Must be ';
