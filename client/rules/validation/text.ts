/** Rules for texts without a schema in the contract (core 5, commerce 5). Schemas of the contract are in `client/api/schemas.ts`. */
import type { ProblemText, Rule } from './problem.ts';

const pattern =
  (allowed: RegExp, text: ProblemText): Rule<string> =>
  (value) =>
    value === '' || allowed.test(value) ? null : { text };

/** Letters of any script, including separate accents. */
const LETTERS = '\\p{L}\\p{M}';

/** A text of one line as it is sent: composed accents, one kind of apostrophe, trimmed and collapsed spaces. */
export const tidy = (typed: string): string =>
  typed.normalize('NFC').replaceAll(/[‘’ʼ]/g, "'").trim().replaceAll(/\s+/g, ' ');

export const required: Rule<string | null> = (value) =>
  value === null || value.trim() === '' ? { text: 'required' } : null;

export const alphanumeric = pattern(new RegExp(`^[${LETTERS}0-9]+$`, 'u'), 'alphanumeric');

/** Minimum number of characters. */
export const atLeast =
  (count: number): Rule<string> =>
  (value) =>
    value === '' || value.length >= count ? null : { text: 'tooShort', limit: count };

/** Maximum number of characters. The message shows the maximum plus one (core 5). */
export const atMost =
  (count: number): Rule<string> =>
  (value) =>
    value.length <= count ? null : { text: 'tooLong', limit: count + 1 };

/** Characters allowed in a text area: letters with accents, digits, spaces and common punctuation (core 5). */
const TYPED = new RegExp(`^[${LETTERS}0-9\\s.,;:!?¡¿'’"“”«»()\\[\\]/&@#%+*=_$€£°…–—-]*$`, 'u');

export const mayBeTyped = (text: string): boolean => TYPED.test(text);
