/** Phone numbers (core 3, core 5): typed as ten digits, sent as E.164. */
import { PHONE_DIGITS } from '../constants/forms.ts';
import { COUNTRY_CODES, type CountryCode, countries } from '../locale/countries.ts';
import type { Problem } from './problem.ts';

/**
 * A number in a form: ten national digits, and the country whose code precedes them. While the number is incomplete, or not one of
 * our countries, `digits` holds everything that was typed, including the + of another country's code.
 */
export type Phone = { country: CountryCode | null; digits: string };

/**
 * Content of a field after typing, pasting or autofill: `before` with its code, or the country whose code the number contains.
 * Never truncates a number, because the rest could be another valid one. Only ignores an eleventh key after a complete number.
 * An emptied field returns to `home`, whatever country was pasted before.
 */
export function readPhone(typed: string, before: Phone, home = before.country): Phone {
  if (!/[\d+]/.test(typed)) return { country: home, digits: '' };
  const { country } = before;
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^\D*\+/.test(typed);
  const brought = isInternational
    ? numberOf(digits, country)
    : (wholeAbroad(digits, country) ?? wholeHere(digits, country));
  if (brought) return brought;
  if (isInternational) return { country, digits: `+${digits}` };
  const isOneMore = isNumber(before) && digits.length === PHONE_DIGITS + 1;
  return { country, digits: isOneMore && !mayBecomeWhole(digits, country) ? before.digits : digits };
}

/** Digits that begin with a country's code. Prefers the chosen country over others with the same code. */
function numberOf(digits: string, chosen: CountryCode | null): Phone | null {
  const country = countryOfCode(`+${digits}`, chosen);
  if (country === null) return null;
  const { dialCode, hasLeadingZero } = countries[country];
  const rest = withoutOldOne(digits.slice(dialCode.length - 1), country);
  return { country, digits: hasLeadingZero ? `0${rest.replace(/^0/, '')}` : rest };
}

/** Until 2019 a 1 preceded the ten digits of a mobile phone in Mexico. Many stored numbers still have it. */
const withoutOldOne = (digits: string, country: CountryCode | null) =>
  country === 'MX' && /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;

const isWhole = ({ digits }: Phone) => digits.length === PHONE_DIGITS;

/** "00" instead of the +. An incomplete number may also be something else. */
function wholeAbroad(digits: string, chosen: CountryCode | null): Phone | null {
  const number = digits.startsWith('00') ? numberOf(digits.slice(2), chosen) : null;
  return number && isWhole(number) ? number : null;
}

/** The chosen country's code without the +, or the trunk prefix that was dialed before each number. */
function wholeHere(digits: string, chosen: CountryCode | null): Phone | null {
  const short = withoutOldOne(digits, chosen);
  if (short !== digits) return { country: chosen, digits: short };
  if (digits.length <= PHONE_DIGITS || !startsWithCode(digits, chosen)) return null;
  const number = numberOf(digits, chosen ?? 'US');
  return number && isWhole(number) ? { country: chosen, digits: number.digits } : null;
}

const mayBecomeWhole = (digits: string, country: CountryCode | null) =>
  digits.startsWith('00') || startsWithCode(digits, country);

const startsWithCode = (digits: string, country: CountryCode | null) =>
  digits.startsWith(countries[country ?? 'US'].dialCode.slice(1));

/** The country of an international number: `home` if others share its code, otherwise the US. */
const countryOfCode = (international: string, home: CountryCode | null): CountryCode | null =>
  [...(home ? [home] : []), 'US' as const, ...COUNTRY_CODES].find((code) =>
    international.startsWith(countries[code].dialCode),
  ) ?? null;

/** A number without the digit before or after a place, counted in digits, because the separator there was deleted. */
export function withoutDigit(
  { country, digits }: Phone,
  place: number,
  side: 'before' | 'after',
  home = country,
): Phone {
  const index = side === 'before' ? place - 1 : place;
  const left = index < 0 ? digits : digits.slice(0, index) + digits.slice(index + 1);
  return { country: left === '' ? home : country, digits: left };
}

/** Returns the problem of a number. An empty one is `required` if the field is. */
export function phoneProblem({ country, digits }: Phone): Problem | null {
  if (digits === '') return { text: 'required' };
  if (country === null) return { text: 'countryCode' };
  return isNumber({ country, digits }) ? null : { text: 'phone' };
}

/** In North America and Mexico no number begins with a 1, the trunk prefix. */
function isNumber({ country, digits }: Phone): boolean {
  const isRight = countries[country ?? 'US'].hasLeadingZero ? /^0[1-9]\d{8}$/ : /^[2-9]\d{9}$/;
  return isRight.test(digits);
}

/** Number as it is sent. `null` without digits. Leaves out Australia's leading 0. */
export function toE164({ country, digits }: Phone): string | null {
  if (digits === '' || country === null) return null;
  const { dialCode, hasLeadingZero } = countries[country];
  return dialCode + (hasLeadingZero ? digits.replace(/^0/, '') : digits);
}

/**
 * A sent number as a form shows it. The US and Canada share their code, so the user's own country decides. Without a number, only
 * the country.
 */
export function fromE164(sent: string | null | undefined, home: CountryCode | null): Phone {
  const found = sent ? countryOfCode(sent, home) : null;
  if (!sent || found === null) return { country: home, digits: '' };
  const { dialCode, hasLeadingZero } = countries[found];
  return { country: found, digits: (hasLeadingZero ? '0' : '') + sent.slice(dialCode.length) };
}

/** How each country groups digits. `#` is a digit. */
const FORMS: Readonly<Record<CountryCode, string>> = {
  AU: '#### ### ###',
  CA: '(###) ###-####',
  MX: '## #### ####',
  US: '(###) ###-####',
};

/** Formats digits while they are typed, "(312) 555-0", with no separator after the last digit. Leaves other input unchanged. */
export function formatDigits(digits: string, country: CountryCode | null): string {
  if (digits.startsWith('+') || digits.length > PHONE_DIGITS) return digits;
  let written = '';
  let next = 0;
  for (const sign of FORMS[country ?? 'US']) {
    if (next >= digits.length) break;
    written += sign === '#' ? digits[next++] : sign;
  }
  return written;
}

/** A sent number as it is shown: in North America "+1(312) 555-0148", 16 characters (core 5). */
export function formatPhone(sent: string): string {
  const { country, digits } = fromE164(sent, null);
  if (country === null) return sent;
  const { dialCode } = countries[country];
  return dialCode === '+1' ? `+1${formatDigits(digits, country)}` : `${dialCode} ${formatDigits(digits, country)}`;
}
