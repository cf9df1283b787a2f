import { localeOf } from '../../i18n/languages.ts';
import { ordinalDay } from '../../i18n/ordinal-day.ts';
import { paths } from '../../lib/paths.ts';

/** Effective date of each document, as a calendar day. */
export const EFFECTIVE = { privacy: '2026-10-01', terms: '2026-10-01', returns: '2026-09-15' } as const;
export type PolicyName = keyof typeof EFFECTIVE;

/** Document of an address. The terms have two addresses. */
export function policyAt(pathname: string): PolicyName {
  if (pathname === paths.privacyPolicy) return 'privacy';
  return pathname === paths.returnPolicy ? 'returns' : 'terms';
}

/** A section in the catalogs. */
export type Section = { title: string; text: readonly string[] };

/** Formats a calendar day. */
export const dayText = (day: string, language: string): string =>
  ordinalDay(
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    language,
  );
