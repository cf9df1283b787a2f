import type { CountryCode } from '../locale/countries.ts';
import type { Problem } from './problem.ts';

/** "P.O. Box 12", "POB 12", "Post Office Box", and their French and Spanish names. */
const PO_BOX =
  /\bp\.?\s*o\.?[\s-]*b(?:ox(?![a-z])|\.?\s+\d)|\bpost[\s-]+office\s+box\b|\b(?:case|bo[iî]te)\s+postale\b|\bapartado(?:\s+postal)?\s+(?:n[º°o.]*\s*)?\d|\bb\.?p\.?\s+\d/i;
/** "Case postale" in Canada; in Mexico the postal code ("código postal"). */
const CASE_POSTALE = /\bc\.?p\.?\s+\d/i;

/** The line as it reads: full-width letters are letters, and characters without width are none. */
const plain = (line: string): string => line.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Nothing can be delivered to a PO box (commerce 5). */
export function poBoxProblem(line: string, country: CountryCode | null): Problem | null {
  const read = plain(line);
  return PO_BOX.test(read) || (country !== 'MX' && CASE_POSTALE.test(read)) ? { text: 'poBox' } : null;
}
