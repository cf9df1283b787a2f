import { localeOf } from '../i18n/languages.ts';

/** Contact of the company. Placeholders: an operator sets its own. */
export const CONTACT = {
  email: 'support@waymark.example',
  privacyEmail: 'privacy@waymark.example',
  phone: { number: '+13125550142', text: '(312) 555-0142' },
  address: 'Waymark, 200 W Adams St, Chicago, IL 60606, USA',
  /** Telephone hours, in the time zone of the office. */
  hours: { from: 8, until: 20 },
} as const;

/** Formats an hour, the same in every time zone. */
export const hourText = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );
