import { readNumber } from '../validation/numbers.ts';

export const MOST_DEGREES = { latitude: 90, longitude: 180 } as const;
export type Axis = keyof typeof MOST_DEGREES;

/** A field with its text, and the value of the drawing. `null`: nothing is drawn. */
export type DegreesText = { axis: Axis; value: number | null; text: string };
export type DegreesProblem = 'range' | 'required';

/** Problems of fields that make one place, in their order. All empty before anything is drawn is no problem. */
export function degreesProblems(fields: readonly DegreesText[]): (DegreesProblem | null)[] {
  const isUntouched = fields.every(({ value, text }) => value === null && isEmpty(text));
  return fields.map(({ axis, text }) => {
    if (isEmpty(text)) return isUntouched ? null : 'required';
    return isOf(axis, readNumber(text)) ? null : 'range';
  });
}

const isEmpty = (text: string): boolean => text.trim() === '';
const isOf = (axis: Axis, value: number | null): boolean => value !== null && Math.abs(value) <= MOST_DEGREES[axis];

/** Whether an east edge is too far from its west edge: the short way between them would be outside of the rectangle. */
export const isTooWide = (west: number, east: number): boolean => (((east - west) % 360) + 360) % 360 >= 180;
