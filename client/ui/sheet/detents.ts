/** Positions of a sheet, from lowest to highest. */
export const DETENTS = ['peek', 'half', 'full'] as const;
export type Detent = (typeof DETENTS)[number];
/** Pixels. */
export type Heights = Readonly<Record<Detent, number>>;
export type Sizes = {
  /** Height of the lowest detent: its handle and head. */
  peek: number;
  half: number;
  /** Free space above a full sheet. */
  top: number;
};

/** Limits the half detent in a low window, so that the content behind stays visible. */
const HALF_AT_MOST = 0.62;
/** Minimum height of a full sheet in pixels. In a lower window it covers the content above it. */
const FULL_AT_LEAST = 240;
const TOP_AT_LEAST = 12;
const HALF_AT_MOST_IF_LOW = 0.75;
/** A flick continues for this time, in milliseconds, at its release speed. */
const GLIDE = 160;

/** Heights of a sheet in `available` pixels, each at least as high as the one before. */
export function heightsIn(available: number, { peek, half, top }: Sizes): Heights {
  const isLow = available - top < FULL_AT_LEAST;
  const full = Math.max(peek, available - (isLow ? Math.min(top, TOP_AT_LEAST) : top));
  const halfAtMost = Math.round(available * (isLow ? HALF_AT_MOST_IF_LOW : HALF_AT_MOST));
  return { peek, half: Math.max(peek, Math.min(half, full, halfAtMost)), full };
}

/** Detent of a sheet released at a height with a speed (pixels per millisecond, up is positive). */
export function restAt(height: number, speed: number, heights: Heights): Detent {
  const aim = height + speed * GLIDE;
  return DETENTS.reduce((best, next) => (Math.abs(heights[next] - aim) < Math.abs(heights[best] - aim) ? next : best));
}

/** Next detent up or down. The outermost ones have none beyond. */
export const stepFrom = (detent: Detent, step: 1 | -1): Detent => DETENTS[DETENTS.indexOf(detent) + step] ?? detent;
