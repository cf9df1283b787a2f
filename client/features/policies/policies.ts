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

/** Contact of the company. Placeholders: an operator sets its own. */
export const CONTACT = {
  email: 'support@waymark.example',
  privacyEmail: 'privacy@waymark.example',
  phone: { number: '+13125550142', text: '(312) 555-0142' },
  address: 'Waymark, 200 W Adams St, Chicago, IL 60606, USA',
  /** Telephone hours, in the time zone of the office. */
  hours: { from: 8, until: 20 },
} as const;

/** A section in the catalogs. */
export type Section = { title: string; text: readonly string[] };
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Groups paragraphs and lists. A text that begins with "- " is an item, and consecutive items form one list. */
export function blocksOf(text: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of text) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}

/** Formats a calendar day. */
export const dayText = (day: string, language: string): string =>
  ordinalDay(
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    language,
  );

/** Formats an hour, the same in every time zone. */
export const hourText = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );
