import { CLIP } from '../../../fixtures/media/clips.ts';

/** The road as a loop of fixed length. The car drives one loop per clip, so that each clip ends where it starts. */
export const LOOP_SECONDS = CLIP.segments * CLIP.segmentSeconds;
/** Meters per second. About 34 mph. */
export const SPEED = 15;
export const LOOP_METERS = LOOP_SECONDS * SPEED;

/** Sine with whole cycles per loop. */
type Wave = { readonly meters: number; readonly cycles: number; readonly phase: number };
/** Center line of the road: meters to the right of straight, by distance. */
export const BENDS: readonly Wave[] = [
  { meters: 10, cycles: 1, phase: 0.4 },
  { meters: 1.3, cycles: 2, phase: 2.1 },
];
/** Meters above level, by distance. Too gentle to hide the road behind a crest. */
export const HILLS: readonly Wave[] = [
  { meters: 0.5, cycles: 1, phase: 1.3 },
  { meters: 0.12, cycles: 2, phase: 0.2 },
];

const TURN = 2 * Math.PI;

export function height(waves: readonly Wave[], distance: number): number {
  let sum = 0;
  for (const { meters, cycles, phase } of waves)
    sum += meters * Math.sin((TURN * cycles * distance) / LOOP_METERS + phase);
  return sum;
}

/** Slope: change of `height` per meter. */
export function slope(waves: readonly Wave[], distance: number): number {
  let sum = 0;
  for (const { meters, cycles, phase } of waves) {
    const rate = (TURN * cycles) / LOOP_METERS;
    sum += meters * rate * Math.cos(rate * distance + phase);
  }
  return sum;
}
