import type { LatLng } from '../../../generated/contract/types.gen.ts';

/** Longitudes of a ring, continued past 180° so that each edge takes the short way. */
function unwrapped(ring: readonly LatLng[]): LatLng[] {
  let before = ring[0]?.lng ?? 0;
  return ring.map(({ lat, lng }) => {
    before += ((((lng - before + 180) % 360) + 360) % 360) - 180;
    return { lat, lng: before };
  });
}

/** A single point itself, or the center of the box around a ring with six decimals, about 10 cm. */
export function centerOf(ring: readonly LatLng[]): LatLng {
  const [first] = ring;
  if (first && ring.length === 1) return first;
  const points = unwrapped(ring);
  const middle = (values: number[]): number =>
    Math.round(((Math.min(...values) + Math.max(...values)) / 2) * 1e6) / 1e6 + 0;
  return { lat: middle(points.map(({ lat }) => lat)), lng: wrapped(middle(points.map(({ lng }) => lng))) };
}

/** Longitude from -180 to 180. */
const wrapped = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/** Whether a ring encloses no area worth mentioning: its corners are on one line. */
export function isFlat(ring: readonly LatLng[]): boolean {
  const points = unwrapped(ring);
  const [first] = points;
  if (!first) return true;
  let [length, twice] = [0, 0];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] as LatLng;
    length += Math.hypot(to.lat - from.lat, to.lng - from.lng);
    // From the first corner, where the numbers are small enough to be exact.
    twice += (from.lng - first.lng) * (to.lat - first.lat) - (to.lng - first.lng) * (from.lat - first.lat);
  }
  return Math.abs(twice) / 2 <= length * ROUNDING;
}

/** Whether two sides of a ring that are not neighbors touch. */
export function crossesItself(ring: readonly LatLng[]): boolean {
  const points = unwrapped(ring);
  const count = points.length;
  const at = (index: number): LatLng => points[index % count] as LatLng;
  for (let a = 0; a < count; a++) {
    for (let b = a + 2; b < count; b++) {
      if (a === 0 && b === count - 1) continue;
      if (touch(at(a), at(a + 1), at(b), at(b + 1))) return true;
    }
  }
  return false;
}

/** Whether four points are the corners of a box along the meridians, in order. */
export function isBox(ring: readonly LatLng[]): boolean {
  const [a, b, c, d] = unwrapped(ring);
  if (!a || !b || !c || !d || ring.length !== 4) return false;
  const isAlongBoth =
    (isSame(a.lat, b.lat) && isSame(b.lng, c.lng) && isSame(c.lat, d.lat) && isSame(d.lng, a.lng)) ||
    (isSame(a.lng, b.lng) && isSame(b.lat, c.lat) && isSame(c.lng, d.lng) && isSame(d.lat, a.lat));
  return isAlongBoth && !isSame(a.lat, c.lat) && !isSame(a.lng, c.lng);
}

/** About 10 cm. */
const ROUNDING = 1e-6;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < ROUNDING;

/** Twice the signed area of a triangle: its sign is the side of c along a–b. */
const sideOf = (a: LatLng, b: LatLng, c: LatLng): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

const isBetween = (a: LatLng, b: LatLng, c: LatLng): boolean =>
  Math.min(a.lng, b.lng) <= c.lng &&
  c.lng <= Math.max(a.lng, b.lng) &&
  Math.min(a.lat, b.lat) <= c.lat &&
  c.lat <= Math.max(a.lat, b.lat);

function touch(a: LatLng, b: LatLng, c: LatLng, d: LatLng): boolean {
  const [cSide, dSide, aSide, bSide] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)];
  if (cSide !== dSide && aSide !== bSide) return true;
  return (cSide === 0 && isBetween(a, b, c)) || (dSide === 0 && isBetween(a, b, d));
}
