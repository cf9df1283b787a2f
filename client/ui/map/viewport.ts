/** Pixels at each side of the map that panels cover. */
export type Padding = { left: number; right: number; top: number; bottom: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Place = { longitude: number; latitude: number };
/** West, south, east, north, in degrees. */
export type Bounds = [number, number, number, number];
type Box = { left: number; right: number; top: number; bottom: number };

/** For a map without panels over it. */
export const NOTHING_COVERED: Padding = { left: 0, right: 0, top: 0, bottom: 0 };

/** Margin of fitted content in the free part, for a marker with its name, buttons and credits. */
const FIT_MARGIN: Padding = { left: 56, right: 80, top: 48, bottom: 72 };
/** Height of the credits, and of a marker with its name below its place. */
const NAME_AND_CREDITS = 66;
/** A free part smaller than this is ignored. */
const SMALLEST_FREE = 80;

/** The part of the map without panels, in pixels from its top left corner. The whole map if that part is too small. */
export function freePart({ width, height }: Size, padding: Padding): Box {
  const isWide = width - padding.left - padding.right >= SMALLEST_FREE;
  const isHigh = height - padding.top - padding.bottom >= SMALLEST_FREE;
  return {
    left: isWide ? padding.left : 0,
    right: isWide ? width - padding.right : width,
    top: isHigh ? padding.top : 0,
    bottom: isHigh ? height - padding.bottom : height,
  };
}

/** Whether a point is visible, at least `margin` pixels from the panels. */
export function isInView({ x, y }: Point, size: Size, padding: Padding, margin: number): boolean {
  const { left, right, top, bottom } = freePart(size, padding);
  return x >= left + margin && x <= right - margin && y >= top + margin && y <= bottom - margin;
}

/** Offset from the center of the map to the center of the free part, in pixels. Right and down are positive. */
export function middleOffset(size: Size, padding: Padding): [number, number] {
  const { left, right, top, bottom } = freePart(size, padding);
  return [(left + right - size.width) / 2, (top + bottom - size.height) / 2];
}

/** Padding to fit bounds into the free part. Reduces the margin in a small part. */
export function fitPadding(size: Size, padding: Padding): Padding {
  const { left, right, top, bottom } = freePart(size, padding);
  const room = Math.min(1, (right - left) / (4 * FIT_MARGIN.right), (bottom - top) / (4 * FIT_MARGIN.bottom));
  return {
    left: left + room * FIT_MARGIN.left,
    right: size.width - right + room * FIT_MARGIN.right,
    top: top + room * FIT_MARGIN.top,
    // Names are never below the credits.
    bottom: size.height - bottom + Math.max(room * FIT_MARGIN.bottom, Math.min(NAME_AND_CREDITS, (bottom - top) / 2)),
  };
}

/** The smallest bounds around all places. `null` without any. */
export function boundsOf(places: readonly Place[]): Bounds | null {
  if (places.length === 0) return null;
  const bounds: Bounds = [180, 90, -180, -90];
  for (const { longitude, latitude } of places) {
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  }
  return bounds;
}

/** Share of the places that a fit keeps at least. */
const MIDDLE = 0.9;
/** A place this many times farther than the kept ones is an outlier. */
const OUTLIER = 1.5;

/** Places without their outliers: at most the farthest tenth from the middle is left out, and only what is far from the rest. */
export function middleOf<Item extends Place>(places: readonly Item[]): readonly Item[] {
  const kept = Math.ceil(places.length * MIDDLE);
  if (kept === places.length) return places;
  const center = { longitude: medianOf(places, 'longitude'), latitude: medianOf(places, 'latitude') };
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const distances = places.map(({ longitude, latitude }) =>
    Math.hypot((longitude - center.longitude) * narrowing, latitude - center.latitude),
  );
  const farthest = distances.toSorted((a, b) => a - b)[kept - 1] ?? 0;
  return places.filter((_place, index) => (distances[index] ?? 0) <= farthest * OUTLIER);
}

const medianOf = (places: readonly Place[], axis: keyof Place): number =>
  places.map((place) => place[axis]).toSorted((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0;
