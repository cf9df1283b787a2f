import { countries } from '../../fixtures/catalog/countries.ts';
import type { Country } from '../../generated/contract/types.gen.ts';

type Errors = Record<string, string[]>;
type Region = { country: string; state: string; postal_code: string };

/** A country that the portal does not serve follows the rules of the US (core 5). */
const rulesOf = (country: string) => countries[country as Country] ?? countries.US;

/** Documented messages for a postal code that is invalid in its country (core 5). */
export function postalCodeError(code: string, country: string): string | null {
  const { min, letters } = rulesOf(country).postal_code;
  if (code.length < min) return `Must have at least ${min} characters`;
  return letters || /^[0-9]+$/.test(code) ? null : 'Must be a number';
}

/** Errors of an address whose state or postal code does not exist in its country, by the names of its fields. */
export function regionErrors(
  { country, state, postal_code }: Region,
  fields: { state: string; postal_code: string },
): Errors {
  const isState = rulesOf(country).subdivisions.some(({ code }) => code === state);
  const wrongCode = postalCodeError(postal_code, country);
  return {
    ...(!isState && { [fields.state]: ['Must be a state or province of the country'] }),
    ...(wrongCode !== null && { [fields.postal_code]: [wrongCode] }),
  };
}

/** "P.O. Box 12", "POB 12", "Post Office Box", and their French and Spanish names. */
const PO_BOX =
  /\bp\.?\s*o\.?[\s-]*b(?:ox(?![a-z])|\.?\s+\d)|\bpost[\s-]+office\s+box\b|\b(?:case|bo[iî]te)\s+postale\b|\bapartado(?:\s+postal)?\s+(?:n[º°o.]*\s*)?\d|\bb\.?p\.?\s+\d/i;
/** "Case postale" in Canada; in Mexico the postal code ("código postal"). */
const CASE_POSTALE = /\bc\.?p\.?\s+\d/i;

/** Whether parcels cannot reach a line of an address (commerce 5), also in full-width letters or with invisible characters. */
export function isPoBox(line: string, country: string): boolean {
  const read = line.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return PO_BOX.test(read) || (country !== 'MX' && CASE_POSTALE.test(read));
}
