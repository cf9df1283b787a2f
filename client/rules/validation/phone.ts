/** Phone numbers (core 3, core 5): ten digits as they are typed, sent as E.164. */
import { COUNTRY_CODES, type CountryCode, countries } from '../countries.ts';
import type { Problem } from './problem.ts';

/** A number in a form: ten digits as one types them at home, and the country whose code stands before. */
export type Phone = { country: CountryCode | null; digits: string };

export const PHONE_DIGITS = 10;

/** The digits of what was typed or pasted, also of a number with its country code. */
export function readDigits(typed: string, country: CountryCode | null): string {
  const digits = typed.replace(/\D/g, '');
  const { dialCode, hasLeadingZero } = countries[country ?? 'US'];
  const code = dialCode.slice(1);
  const isWhole = typed.trim().startsWith('+') || digits.length === PHONE_DIGITS + code.length;
  if (!isWhole || !digits.startsWith(code)) return digits.slice(0, PHONE_DIGITS);
  return `${hasLeadingZero ? '0' : ''}${digits.slice(code.length)}`.slice(0, PHONE_DIGITS);
}

/** What is wrong with a number; nothing typed is `required`, where the number is. */
export function phoneProblem({ country, digits }: Phone): Problem | null {
  if (digits === '') return { text: 'required' };
  if (country === null) return { text: 'countryCode' };
  const isRight = new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(digits);
  return isRight && digits.startsWith('0') === countries[country].hasLeadingZero ? null : { text: 'phone' };
}

/** As it is sent; null without digits. Australia's leading 0 is left out. */
export function toE164({ country, digits }: Phone): string | null {
  if (digits === '' || country === null) return null;
  const { dialCode, hasLeadingZero } = countries[country];
  return dialCode + (hasLeadingZero ? digits.replace(/^0/, '') : digits);
}

/**
 * A number that was sent, as a form has it. The US and Canada share their code, so the user's own country decides; without
 * a number it is the country alone.
 */
export function fromE164(sent: string | null | undefined, home: CountryCode | null): Phone {
  const found = [...(home ? [home] : []), 'US' as const, ...COUNTRY_CODES].find((code) =>
    sent?.startsWith(countries[code].dialCode),
  );
  if (!sent || found === undefined) return { country: home, digits: '' };
  const { dialCode, hasLeadingZero } = countries[found];
  return { country: found, digits: (hasLeadingZero ? '0' : '') + sent.slice(dialCode.length) };
}

/** Where digits are grouped, as each country writes them: `#` is a digit. */
const FORMS: Readonly<Record<CountryCode, string>> = {
  AU: '#### ### ###',
  CA: '(###) ###-####',
  MX: '## #### ####',
  US: '(###) ###-####',
};

/** Digits as they are written while they are typed, "(312) 555-0": no sign after the last digit. */
export function formatDigits(digits: string, country: CountryCode | null): string {
  let written = '';
  let next = 0;
  for (const sign of FORMS[country ?? 'US']) {
    if (next >= digits.length) break;
    written += sign === '#' ? digits[next++] : sign;
  }
  return written;
}

/** A number that was sent, as it is shown: in North America "+1(312) 555-0148", 16 characters (core 5). */
export function formatPhone(sent: string): string {
  const { country, digits } = fromE164(sent, null);
  if (country === null) return sent;
  const { dialCode } = countries[country];
  return dialCode === '+1' ? `+1${formatDigits(digits, country)}` : `${dialCode} ${formatDigits(digits, country)}`;
}
