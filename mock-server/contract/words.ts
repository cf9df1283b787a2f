import type { $ZodRawIssue } from 'zod/v4/core';
import { patternMessages } from '../../generated/contract/pattern-messages.ts';

const REQUIRED = 'Required field';
/** Fallback message. */
export const NOT_VALID = 'Not valid';

/** Expected kind by zod's type name. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Formats that the contract names without a pattern. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Email invalid',
  datetime: 'Must be a date and time from 2000 to 2099',
  date: 'Must be a date',
  uuid: 'Must be a UUID',
};

/**
 * Error map for zod with the wording of core 5 and commerce 5. Schemas with their own messages keep them. Never shows
 * patterns or words of the library.
 */
export function inWords(issue: $ZodRawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined || input === null) return REQUIRED;
      if (issue.expected === 'int' || issue['format'] === 'safeint') {
        return typeof input === 'number' ? 'Must be a whole number' : 'Must be a number';
      }
      return mustBe([KINDS[issue.expected] ?? issue.expected]);
    case 'invalid_format':
      return ofText(input) ?? ofFormat(issue.format, issue['pattern']);
    case 'too_small':
      return ofText(input) ?? tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum, input);
    case 'invalid_value':
      if (input === undefined || input === null) return REQUIRED;
      return `Must be one of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return 'Unknown field';
    default:
      return NOT_VALID;
  }
}

/** "Must be a text or a number", each kind once. */
export const mustBe = (kinds: readonly string[]): string =>
  `Must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(kinds))}`;

/** Issues of a text that its pattern cannot distinguish. */
function ofText(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  if (/^[\s\p{Cf}]*$/u.test(input)) return REQUIRED;
  return /(?![\t\n\r])[\p{Cc}\p{Cs}]/u.test(input) ? 'Must not contain control characters' : null;
}

function ofFormat(format: string, pattern: unknown): string {
  const named = FORMATS[format];
  if (named !== undefined) return named;
  // As a JavaScript literal, `/^a\/b$/u`, which escapes slashes that the contract does not.
  const source = typeof pattern === 'string' ? pattern.replace(/^\/([\s\S]*)\/\w*$/, '$1').replaceAll('\\/', '/') : '';
  return patternMessages.get(source) ?? NOT_VALID;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string') return `Must have at least ${minimum} characters`;
  return origin === 'array' ? `Must have at least ${minimum} entries` : `Must be at least ${minimum}`;
}

/** Documented messages of a too long text name one more than the maximum (core 5). Those of a picture name bytes (commerce 8). */
function tooBig(origin: string, maximum: number | bigint, input: unknown): string {
  if (typeof input === 'string' && input.startsWith('data:image/')) return 'File too large. The maximum is 5 MB';
  if (origin === 'string') return `Must have less than ${Number(maximum) + 1} characters`;
  return origin === 'array' ? `Must have at most ${maximum} entries` : `Must be at most ${maximum}`;
}
