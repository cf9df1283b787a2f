/** Postal codes (core 5, commerce 5): their sent form, and the rules of each country. */
import { type CountryCode, countries } from '../locale/countries.ts';
import type { Problem } from './problem.ts';

/** ZIP+4 is truncated at the dash (commerce 5). */
const ZIP_PLUS_FOUR = /^(\d{5})-\d{0,4}$/;

/** Postal code as it is sent: upper case, without spaces and hyphens. */
export function normalizePostalCode(typed: string): string {
  const text = typed.trim().toUpperCase();
  return ZIP_PLUS_FOUR.exec(text)?.[1] ?? text.replace(/[\s-]/g, '');
}

/** Returns the problem of a typed code. Before a country is chosen, the rules of the US apply (core 5). */
export function postalCodeProblem(typed: string, country: CountryCode | null): Problem | null {
  const code = normalizePostalCode(typed);
  if (code === '') return { text: 'required' };
  const { min, max, hasLetters } = countries[country ?? 'US'].postalCode;
  if (!(hasLetters ? /^[A-Z0-9]+$/ : /^[0-9]+$/).test(code)) {
    return { text: hasLetters ? 'postalCodeWithLetters' : 'postalCodeDigits' };
  }
  if (code.length < min) return { text: 'tooShort', limit: min };
  return code.length > max ? { text: 'tooLong', limit: max + 1 } : null;
}

/**
 * Postal code of a found address, as it is sent: geocoders answer ZIP+4. `null` for one that the API would refuse, because no field
 * could mend it.
 */
export function foundPostalCode(found: string): string | null {
  return postalCodeProblem(found, 'CA') === null ? normalizePostalCode(found) : null;
}
