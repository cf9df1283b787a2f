import { mix } from '../world/random.ts';

/** One of the four bytes of a draw as a number from 0 (included) to 1 (excluded): four dice for the price of one. */
export const part = (draw: number, byte: 0 | 1 | 2 | 3): number => ((draw >>> (byte * 8)) & 255) / 256;

/** A number from 0 (included) to 1 (excluded) that the same two numbers always give. */
export const chance = (draw: number, about: number): number => mix(draw, about) / 2 ** 32;

/** A number between -1 and 1 that wanders: one draw for each whole `position`, straight lines in between. */
export function wander(draw: number, position: number): number {
  const whole = Math.floor(position);
  const before = chance(draw, whole);
  return 2 * (before + (chance(draw, whole + 1) - before) * (position - whole)) - 1;
}

/** The part of a number after its decimal point, also for negative ones. */
export const fraction = (value: number): number => value - Math.floor(value);

/** Rounds to so many decimals. */
export const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};
