import { mix, mixIn } from '../world/random.ts';

/** One of the four bytes of a draw as a number in [0, 1). Gets four random numbers from one draw. */
export const part = (draw: number, byte: 0 | 1 | 2 | 3): number => ((draw >>> (byte * 8)) & 255) / 256;

/** Deterministic number in [0, 1) for two numbers. */
export const chance = (draw: number, about: number): number => mix(draw, about) / 2 ** 32;

/** The same for a result of `mixed`, for many numbers from one draw. */
export const chanceIn = (draw: number, about: number): number => (mixIn(draw, about) >>> 0) / 2 ** 32;

/** Smooth noise between -1 and 1: one draw per integer `position`, linear in between. */
export function smoothNoise(draw: number, position: number): number {
  const whole = Math.floor(position);
  const before = chance(draw, whole);
  return 2 * (before + (chance(draw, whole + 1) - before) * (position - whole)) - 1;
}

/** Fractional part of a number, also for negative ones. */
export const fraction = (value: number): number => value - Math.floor(value);

const SCALES = [1, 10, 100, 1_000, 10_000, 100_000];

/** Rounds to a number of decimals, at most five. */
export const round = (value: number, decimals: 0 | 1 | 2 | 3 | 4 | 5): number => {
  const scale = SCALES[decimals] ?? 1;
  return Math.round(value * scale) / scale;
};
