import type { CountryCode } from '../locale/countries.ts';
import type { Problem } from './problem.ts';

/** "P.O. Box 12", "POB 12", "Post Office Box", and their French and Spanish names. */
const PO_BOX =
  /\bp\.?\s*o\.?[\s-]*b(?:ox(?![a-z])|\.?\s+\d)|\bpost[\s-]+office\s+box\b|\b(?:case|bo[iî]te)\s+postale\b|\bapartado(?:\s+postal)?\s+(?:n[º°o.]*\s*)?\d|\bb\.?p\.?\s+\d/i;
/** "Case postale" in Canada; in Mexico the postal code ("código postal"). */
const CASE_POSTALE = /\bc\.?p\.?\s+\d/i;

/** Nothing can be delivered to a PO box (commerce 5). */
export const poBoxProblem = (line: string, country: CountryCode | null): Problem | null =>
  PO_BOX.test(line) || (country !== 'MX' && CASE_POSTALE.test(line)) ? { text: 'poBox' } : null;
