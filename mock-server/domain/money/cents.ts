import type { Cents } from '../../world/rows.ts';

export type { Cents };

/** Converts dollars of the contract or catalog. Throws for more than two decimals instead of losing a fraction. */
export function toCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (cents / 100 !== dollars) throw new RangeError(`${dollars} is not an amount in dollars and cents`);
  return asCents(cents);
}

/** Converts to dollars of the contract. Throws for anything but whole cents. */
export function toDollars(cents: Cents): number {
  return asCents(cents) / 100;
}

/** `amount × part ÷ whole`, half a cent up. Multiplies as `bigint`, because products exceed the safe integers. */
export function proportionOf(amount: Cents, part: number, whole: number): Cents {
  const divisor = BigInt(whole);
  return asCents(Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor)));
}

export function percentOf(amount: Cents, percent: number): Cents {
  return proportionOf(amount, percent, 100);
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the amount if it is whole cents. Throws otherwise, because a later rounding would hide the error. */
export function asCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not an amount in cents`);
  return amount;
}
