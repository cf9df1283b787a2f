import type { ProblemText } from './problem.ts';

/** Messages of the server about one field (core 5, commerce 5, commerce 8), and the portal's text with the same meaning. */
const SAID: ReadonlyMap<string, ProblemText> = new Map([
  ['email already taken', 'emailTaken'],
  ['this email address is reserved', 'emailReserved'],
  ['new email must differ from the current one', 'emailUnchanged'],
  ['emails must match', 'emailsDiffer'],
  ['email invalid', 'email'],
  ['passwords must match', 'passwordsDiffer'],
  ['password invalid', 'password'],
  ['required field', 'required'],
  ['invalid phone number', 'phone'],
  ['must be a number', 'number'],
  ['must be a whole number', 'wholeNumber'],
  ['must not contain a html tag', 'noTags'],
  ['must contain only letters or numbers', 'alphanumeric'],
  ['must contain only letters, numbers, or spaces', 'title'],
  ['must contain only letters, numbers, or dashes', 'dashes'],
  ['must contain only letters, hyphens, spaces, or apostrophes', 'name'],
  ['must contain only letters, numbers, hyphens, spaces, or apostrophes', 'groupTitle'],
]);

/** The portal's own text for what a server said of a field, whatever its case and full stop; null: none. */
export const textOfServer = (message: string): ProblemText | null =>
  SAID.get(message.trim().replace(/\.$/, '').toLowerCase()) ?? null;
