/** Rules about texts that the contract has no schema for (core 5, commerce 5). Its own are in `client/api/schemas.ts`. */
import type { ProblemText, Rule } from './problem.ts';

const pattern =
  (allowed: RegExp, text: ProblemText): Rule<string> =>
  (value) =>
    value === '' || allowed.test(value) ? null : { text };

/** Letters of any script, also where an accent is a sign of its own. */
const LETTERS = '\\p{L}\\p{M}';

/**
 * A text of one line as it is sent: accents in one with their letters, the one apostrophe that the rules know, no spaces
 * around it or doubled.
 */
export const tidy = (typed: string): string =>
  typed.normalize('NFC').replaceAll(/[‘’ʼ]/g, "'").trim().replaceAll(/\s+/g, ' ');

export const required: Rule<string | null> = (value) =>
  value === null || value.trim() === '' ? { text: 'required' } : null;

export const alphanumeric = pattern(new RegExp(`^[${LETTERS}0-9]+$`, 'u'), 'alphanumeric');

/** At least so many characters. */
export const atLeast =
  (count: number): Rule<string> =>
  (value) =>
    value === '' || value.length >= count ? null : { text: 'tooShort', limit: count };

/** At most so many; the message shows the maximum plus one (core 5). */
export const atMost =
  (count: number): Rule<string> =>
  (value) =>
    value.length <= count ? null : { text: 'tooLong', limit: count + 1 };

/** "P.O. Box 12", "PO Box", "Post Office Box", and what it is called in French and Spanish. */
const PO_BOX =
  /\bp\.?\s*o\.?\s*(?:-\s*)?box(?![a-z])|\bpost\s+office\s+box\b|\b(case|bo[iî]te)\s+postale\b|\bapartado(\s+postal)?\s+(n[º°o.]*\s*)?\d|\b[bc]\.?p\.?\s+\d/i;

/** Nothing can be delivered to a PO box (commerce 5). */
export const noPoBox: Rule<string> = (value) => (PO_BOX.test(value) ? { text: 'poBox' } : null);

/** What may be typed in a text area: letters with accents, digits, spaces and common punctuation (core 5). */
const TYPED = new RegExp(`^[${LETTERS}0-9\\s.,;:!?¡¿'’"“”«»()\\[\\]/&@#%+*=_$€£°…–—-]*$`, 'u');

export const mayBeTyped = (text: string): boolean => TYPED.test(text);
