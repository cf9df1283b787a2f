/** How high a sheet stands, from the least to the most. */
export const DETENTS = ['peek', 'half', 'full'] as const;
export type Detent = (typeof DETENTS)[number];
/** Pixels. */
export type Heights = Readonly<Record<Detent, number>>;
export type Sizes = {
  /** What stays when the sheet is out of the way: its handle and head. */
  peek: number;
  half: number;
  /** What a full sheet leaves free above itself. */
  top: number;
};

/** On a low window half is less, so that what is under the sheet can still be seen. */
const HALF_AT_MOST = 0.62;
/** Pixels that a full sheet needs. On a lower window it covers what is above it. */
const FULL_AT_LEAST = 240;
const TOP_AT_LEAST = 12;
const HALF_AT_MOST_IF_LOW = 0.75;
/** A flick goes on for this long, in milliseconds, at the speed with which it was let go. */
const GLIDE = 160;

/** The heights of a sheet in `available` pixels, each at least as high as the one before. */
export function heightsIn(available: number, { peek, half, top }: Sizes): Heights {
  const isLow = available - top < FULL_AT_LEAST;
  const full = Math.max(peek, available - (isLow ? Math.min(top, TOP_AT_LEAST) : top));
  const halfAtMost = Math.round(available * (isLow ? HALF_AT_MOST_IF_LOW : HALF_AT_MOST));
  return { peek, half: Math.max(peek, Math.min(half, full, halfAtMost)), full };
}

/** Where a sheet comes to rest that was let go at a height with a speed (pixels a millisecond, up is positive). */
export function restAt(height: number, speed: number, heights: Heights): Detent {
  const aim = height + speed * GLIDE;
  return DETENTS.reduce((best, next) => (Math.abs(heights[next] - aim) < Math.abs(heights[best] - aim) ? next : best));
}

/** The next detent up or down; the outermost ones have none beyond. */
export const stepFrom = (detent: Detent, step: 1 | -1): Detent => DETENTS[DETENTS.indexOf(detent) + step] ?? detent;
