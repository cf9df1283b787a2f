/** Rules as schemas, so that a form is one schema: parts of the contract, and rules that it cannot express. */
import './zod-settings.ts';
import * as z from 'zod';
import { type CountryCode, countryOf } from '../locale/countries.ts';
import { type Bounds, numeric, readNumber } from './numbers.ts';
import { type Phone, phoneProblem, toE164 } from './phone.ts';
import { poBoxProblem } from './po-box.ts';
import { normalizePostalCode, postalCodeProblem } from './postal-code.ts';
import type { Problem, ProblemText, Rule } from './problem.ts';
import { required, tidy } from './text.ts';

/** A rule as a check, for `schema.check(…)`. */
export const check = <Value>(rule: Rule<Value>) =>
  z.superRefine<Value>((value, context) => {
    const problem = rule(value);
    if (problem) context.addIssue({ code: 'custom', params: problem });
  });

/** A required text with further rules: `text(alphanumeric).pipe(zLabel)`. */
export const text = (...rules: readonly Rule<string>[]) =>
  rules.reduce((schema, rule) => schema.check(check(rule)), z.string().check(check(required)));

/** A text of one line, normalized before `schema` checks it: `tidied(zPersonName)`. Spaces alone count as empty. */
export const tidied = <Output>(schema: z.ZodType<Output, string>) => z.string().transform(tidy).pipe(schema);

/** A field that may stay empty: `null` if it is, otherwise `schema` applies. */
export const optional = <Output>(schema: z.ZodType<Output, string>) =>
  z
    .string()
    .transform((value) => (value.trim() === '' ? null : value))
    .pipe(schema.nullable());

/** One of the contract's values, where none is chosen at first: `chosen(zCountry)` begins with ''. */
export const chosen = <Output>(schema: z.ZodType<Output, Output & string>) =>
  z.string().pipe(schema as z.ZodType<Output, string>);

/** A box that must be ticked. */
export const accepted = () => z.boolean().check(check((isTicked) => (isTicked ? null : { text: 'required' })));

/** A typed number. `bounds` may be a number of the contract. */
export const number = (bounds: Bounds | z.ZodNumber = {}) =>
  text(numeric(bounds instanceof z.ZodNumber ? boundsOf(bounds) : bounds)).transform(
    (typed) => readNumber(typed) ?? Number.NaN,
  );

function boundsOf({ minValue, maxValue, format }: z.ZodNumber): Bounds {
  const isBound = (value: number | null): value is number =>
    value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return {
    ...(isBound(minValue) && { min: minValue }),
    ...(isBound(maxValue) && { max: maxValue }),
    whole: format === 'safeint',
  };
}

/** A phone number, as E.164. */
export const phone = () =>
  z
    .custom<Phone>()
    .check(check(phoneProblem))
    .transform((value) => toE164(value) as string);

/** An optional phone number: `null` if it is empty. */
export const optionalPhone = () =>
  z
    .custom<Phone>()
    .check(check((value) => (value.digits === '' ? null : phoneProblem(value))))
    .transform(toE164);

/** Value of an `ImageField` as it is sent: the new crop, `null` if it was removed, `undefined` (not sent) if it is unchanged. */
export const image = ({ isRequired = false } = {}) =>
  z
    .string()
    .nullable()
    .check(check((value) => (isRequired && value === null ? { text: 'imageRequired' } : null)))
    .transform((value) => (value === null || value.startsWith('data:') ? value : undefined));

/** A postal code as it is sent. Its country is checked by `postalCodeOf`, or by `country` if it is known. */
export const postalCode = (country?: CountryCode) =>
  text(...(country ? [(typed: string) => postalCodeProblem(typed, country)] : [])).transform(normalizePostalCode);

/** A rule for several fields, whose problem is shown at one of them. Runs even if other fields are wrong. */
export function across<Values extends object>(field: string, rule: (values: Partial<Values>) => Problem | null) {
  return z.superRefine<Values>(
    (values, context) => {
      const problem = rule(values);
      if (problem) context.addIssue({ code: 'custom', params: problem, path: field.split('.') });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** Checks a postal code against the country of another field: `schema.check(postalCodeOf('postal_code', 'country'))`. */
export const postalCodeOf = (code: string, country: string) =>
  across(code, (values) => {
    const typed = textAt(values, code);
    return typed === '' ? null : postalCodeProblem(typed, countryOf(textAt(values, country)));
  });

/** Refuses a PO box in a line of an address: `schema.check(deliverable('line_1', 'country'))` (commerce 5). */
export const deliverable = (line: string, country: string) =>
  across(line, (values) => poBoxProblem(textAt(values, line), countryOf(textAt(values, country))));

/** A field that repeats another: `schema.check(repeats('confirm_email', 'email', emailsMatch))`. */
export const repeats = (repeated: string, field: string, rule: (value: string, repeated: string) => Problem | null) =>
  across(repeated, (values) => rule(textAt(values, field), textAt(values, repeated)));

function textAt(values: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      values,
    );
  return typeof value === 'string' ? value : '';
}

const texts = new WeakMap<object, ProblemText>();

/**
 * Sets the text for a broken pattern of the contract. `always`: also for broken lengths. Called by `client/api/pattern-texts.ts` for
 * each pattern, so that no form repeats it.
 */
export function setPatternText(schema: z.ZodString | z.ZodEmail, text: ProblemText, { always = false } = {}): void {
  for (const part of schema.def.checks ?? []) {
    // oxlint-disable-next-line no-underscore-dangle -- zod has no other way to distinguish its checks
    if (always || part._zod.def.check === 'string_format') texts.set(part, text);
  }
}

export const textOfPattern = (part: object | undefined): ProblemText | undefined => part && texts.get(part);
