/** Saved cards, and the checks of a card that is typed (commerce 4, commerce 5). */
import validator from 'card-validator';
import type { ProblemText } from '../validation/problem.ts';
import { cardState } from './card-expiry.ts';

/** Brand of a card number, recognized from its first digits. */
export type Brand = { name: string; gaps: readonly number[]; codeLength: number };

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** `null` until the digits belong to one brand. */
export function brandOf(typed: string): Brand | null {
  const { card } = validator.number(digitsOf(typed));
  return card && { name: card.niceType, gaps: card.gaps, codeLength: card.code.size };
}

export function numberProblem(typed: string): ProblemText | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'required';
  return validator.number(digits).isValid ? null : 'cardNumber';
}

/** The length of the security code depends on the brand. Before it is known, three and four digits are accepted. */
export function securityCodeProblem(typed: string, brand: Brand | null): ProblemText | null {
  if (typed.trim() === '') return 'required';
  return validator.cvv(typed.trim(), brand?.codeLength ?? [3, 4]).isValid ? null : 'securityCode';
}

/** Groups the digits as they are printed on the card. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed);
  const ends = [0, ...(brandOf(digits)?.gaps ?? [4, 8, 12]), digits.length];
  return ends
    .map((end, index) => digits.slice(ends[index - 1] ?? 0, end))
    .filter((group) => group !== '')
    .join(' ');
}

export type Expiry = { exp_month: number; exp_year: number };

const TYPED_EXPIRY = /^(\d{1,2})\s?[/-]?\s?(\d{2}|\d{4})$/;

/** Reads "8/29", "0829", "08/2029". `null` if it is not a month and a year. */
export function readExpiry(typed: string): Expiry | null {
  const [, month = '', year = ''] = TYPED_EXPIRY.exec(typed.trim()) ?? [];
  if (!validator.expirationMonth(month).isValid) return null;
  return { exp_month: Number(month), exp_year: Number(year.length === 2 ? `20${year}` : year) };
}

/** "08/29". */
export const writtenExpiry = ({ exp_month, exp_year }: Expiry): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;

/** Adds the slash and a leading zero while typing. */
export function separatedExpiry(typed: string): string {
  if (typed.includes('/')) return typed;
  const digits = digitsOf(typed);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded;
}

/** Compares with the portal's clock, which is why the library does not check it. */
export function expiryProblem(typed: string, now: number, timeZone: string): ProblemText | null {
  if (typed.trim() === '') return 'required';
  const expiry = readExpiry(typed);
  if (!expiry) return 'cardExpiry';
  return cardState(expiry, now, timeZone) === 'expired' ? 'cardExpired' : null;
}
