import { mix, stir } from '../world/random.ts';

/** One of the four bytes of a draw as a number from 0 (included) to 1 (excluded): four dice for the price of one. */
export const part = (draw: number, byte: 0 | 1 | 2 | 3): number => ((draw >>> (byte * 8)) & 255) / 256;

/** A number from 0 (included) to 1 (excluded) that the same two numbers always give. */
export const chance = (draw: number, about: number): number => mix(draw, about) / 2 ** 32;

/** The same with what `stirred` gave of the draw, for draws that are asked about many things. */
export const chanceIn = (stirredDraw: number, about: number): number => (stir(stirredDraw, about) >>> 0) / 2 ** 32;

/** A number between -1 and 1 that wanders: one draw for each whole `position`, straight lines in between. */
export function wander(draw: number, position: number): number {
  const whole = Math.floor(position);
  const before = chance(draw, whole);
  return 2 * (before + (chance(draw, whole + 1) - before) * (position - whole)) - 1;
}

/** The part of a number after its decimal point, also for negative ones. */
export const fraction = (value: number): number => value - Math.floor(value);

const SCALES = [1, 10, 100, 1_000, 10_000, 100_000];

/** Rounds to so many decimals, five at most. */
export const round = (value: number, decimals: 0 | 1 | 2 | 3 | 4 | 5): number => {
  const scale = SCALES[decimals] ?? 1;
  return Math.round(value * scale) / scale;
};
