import type { Point } from './view.ts';

/** A rectangle across the road, `ahead` meters away. */
export const across = (from: number, to: number, bottom: number, top: number, ahead: number): Point[] => [
  [from, bottom, ahead],
  [to, bottom, ahead],
  [to, top, ahead],
  [from, top, ahead],
];

/** A rectangle along the road, `side` meters from the center line. */
export const along = (side: number, near: number, far: number, bottom: number, top: number): Point[] => [
  [side, bottom, near],
  [side, bottom, far],
  [side, top, far],
  [side, top, near],
];

/** A horizontal rectangle, `up` meters above the ground. */
export const lying = (from: number, to: number, near: number, far: number, up = 0): Point[] => [
  [from, up, near],
  [to, up, near],
  [to, up, far],
  [from, up, far],
];

/** Evenly spaced points of a circle, as sine and cosine. */
export const circle = (corners: number): (readonly [sine: number, cosine: number])[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return [Math.sin(angle), Math.cos(angle)];
  });
