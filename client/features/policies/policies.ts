import { localeOf } from '../../i18n/languages.ts';
import { ordinalDay } from '../../i18n/ordinal-day.ts';
import { paths } from '../../lib/paths.ts';

/** Since when each document is in effect, as a calendar day. */
export const EFFECTIVE = { privacy: '2026-10-01', terms: '2026-10-01', returns: '2026-09-15' } as const;
export type PolicyName = keyof typeof EFFECTIVE;

/** Which document an address shows; the terms have two. */
export function policyAt(pathname: string): PolicyName {
  if (pathname === paths.privacyPolicy) return 'privacy';
  return pathname === paths.returnPolicy ? 'returns' : 'terms';
}

/** Where customers reach the company. Placeholders: an operator puts its own here. */
export const CONTACT = {
  email: 'support@waymark.example',
  privacyEmail: 'privacy@waymark.example',
  phone: { number: '+13125550142', text: '(312) 555-0142' },
  address: 'Waymark, 200 W Adams St, Chicago, IL 60606, USA',
  /** Hours of the telephone, by the clock of the office. */
  hours: { from: 8, until: 20 },
} as const;

/** A section as the catalogues hold it. */
export type Section = { title: string; text: readonly string[] };
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** What begins with "- " is an item; items that follow each other are one list. */
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

/** A calendar day in words. */
export const dayText = (day: string, language: string): string =>
  ordinalDay(
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    language,
  );

/** An hour of a clock in words, wherever the reader is. */
export const hourText = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );
