/** Rules for typed numbers (core 5, commerce 5). */
import type { Problem, Rule } from './problem.ts';

/** Bounds are inclusive. `whole`: no fractions. */
export type Bounds = { min?: number; max?: number; whole?: boolean };

/** Reads a number with a decimal point or comma in any language. `null` if it is none. */
export function readNumber(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null;
}

/** Text of a number field for a number. */
export const typedNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A number within bounds. An empty value is not a problem here: see `required`. */
export const numeric =
  (bounds: Bounds = {}): Rule<string> =>
  (typed) => {
    if (typed.trim() === '') return null;
    const value = readNumber(typed);
    return value === null ? { text: 'number' } : withinBounds(value, bounds);
  };

function withinBounds(value: number, { min, max, whole = false }: Bounds): Problem | null {
  if (whole && !Number.isInteger(value)) return { text: 'wholeNumber' };
  const isLow = min !== undefined && value < min;
  const isHigh = max !== undefined && value > max;
  if (!isLow && !isHigh) return null;
  if (min !== undefined && max !== undefined) return { text: 'between', min, max };
  // As for lengths, "more than" and "less than" show the first whole number that is not allowed.
  const step = whole ? 1 : 0;
  return isLow ? { text: 'moreThan', limit: min - step } : { text: 'lessThan', limit: (max ?? 0) + step };
}

/** Miles between services (commerce 5). */
export const positiveInteger = numeric({ min: 1, whole: true });
