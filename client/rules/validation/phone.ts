/** Phone numbers (core 3, core 5): ten digits as they are typed, sent as E.164. */
import { PHONE_DIGITS } from '../constants/forms.ts';
import { COUNTRY_CODES, type CountryCode, countries } from '../locale/countries.ts';
import type { Problem } from './problem.ts';

/**
 * A number in a form: ten digits as one types them at home, and the country whose code stands before. While it is not whole,
 * or is no number of one of our countries, `digits` holds all that was typed, also the + of another country's.
 */
export type Phone = { country: CountryCode | null; digits: string };

/**
 * What a field holds after something was typed, pasted or filled in: `before` with its code, or the country whose code the
 * number brings. Nothing of a number is ever cut, for what is left might be another one; only an eleventh key after a number
 * that is one already is not taken. Emptied, the field is one of `home` again, whatever country was brought before.
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

/** Digits that begin with a country's code, the chosen country's before others that share it. */
function numberOf(digits: string, chosen: CountryCode | null): Phone | null {
  const country = countryOfCode(`+${digits}`, chosen);
  if (country === null) return null;
  const { dialCode, hasLeadingZero } = countries[country];
  const rest = withoutOldOne(digits.slice(dialCode.length - 1), country);
  return { country, digits: hasLeadingZero ? `0${rest.replace(/^0/, '')}` : rest };
}

/** Until 2019 a 1 stood before the ten digits of a mobile phone in Mexico; many numbers are still kept with it. */
const withoutOldOne = (digits: string, country: CountryCode | null) =>
  country === 'MX' && /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;

const isWhole = ({ digits }: Phone) => digits.length === PHONE_DIGITS;

/** "00" instead of the +. Typed so far it may also be something else. */
function wholeAbroad(digits: string, chosen: CountryCode | null): Phone | null {
  const number = digits.startsWith('00') ? numberOf(digits.slice(2), chosen) : null;
  return number && isWhole(number) ? number : null;
}

/** The chosen country's code without a sign before, or what was dialed there before each number. */
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

/** The country of an international number: `home` where it shares the code with others, then the US. */
const countryOfCode = (international: string, home: CountryCode | null): CountryCode | null =>
  [...(home ? [home] : []), 'US' as const, ...COUNTRY_CODES].find((code) =>
    international.startsWith(countries[code].dialCode),
  ) ?? null;

/** A number without the digit before or after a place, counted in digits: the sign that stood there was deleted. */
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

/** What is wrong with a number; nothing typed is `required`, where the number is. */
export function phoneProblem({ country, digits }: Phone): Problem | null {
  if (digits === '') return { text: 'required' };
  if (country === null) return { text: 'countryCode' };
  return isNumber({ country, digits }) ? null : { text: 'phone' };
}

/** In North America and Mexico none begins with a 1, which is dialed before it. */
function isNumber({ country, digits }: Phone): boolean {
  const isRight = countries[country ?? 'US'].hasLeadingZero ? /^0[1-9]\d{8}$/ : /^[2-9]\d{9}$/;
  return isRight.test(digits);
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
  const found = sent ? countryOfCode(sent, home) : null;
  if (!sent || found === null) return { country: home, digits: '' };
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

/** Digits as they are written while they are typed, "(312) 555-0": no sign after the last digit. What is no number stays. */
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

/** A number that was sent, as it is shown: in North America "+1(312) 555-0148", 16 characters (core 5). */
export function formatPhone(sent: string): string {
  const { country, digits } = fromE164(sent, null);
  if (country === null) return sent;
  const { dialCode } = countries[country];
  return dialCode === '+1' ? `+1${formatDigits(digits, country)}` : `${dialCode} ${formatDigits(digits, country)}`;
}
