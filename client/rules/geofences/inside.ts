import { extentOf, outlineOf, type Position } from './outline.ts';
import type { Shape } from './shape.ts';
import { METERS_A_MILE, metersBetween, turn } from './sphere.ts';

type Place = { latitude: number; longitude: number };

/** Whether a geofence has an area, so that a place may be inside of it. */
export const hasArea = (shape: Shape): boolean => outlineOf(shape) !== null;

/** Returns a test whether a place is inside a shape. */
export function insideOf(shape: Shape): (place: Place) => boolean {
  const [center] = shape.coordinates;
  if (!center || !hasArea(shape)) return () => false;
  if (shape.type === 'radius') {
    const meters = (shape.radius ?? 0) * METERS_A_MILE;
    return ({ latitude, longitude }) => metersBetween(center, { lat: latitude, lng: longitude }) <= meters;
  }
  const ring = extentOf(shape);
  const longitudes = ring.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  return ({ latitude, longitude }) => isInRing(ring, [middle + turn(middle, longitude), latitude]);
}

/** Counts the sides that a line to the east crosses. */
function isInRing(ring: readonly Position[], [longitude, latitude]: Position): boolean {
  let isInside = false;
  let [beforeX, beforeY] = ring.at(-1) as Position;
  for (const [x, y] of ring) {
    const crosses = y > latitude !== beforeY > latitude;
    if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) isInside = !isInside;
    [beforeX, beforeY] = [x, y];
  }
  return isInside;
}

/** Meters from a place to a shape, 0 inside of it. `null` without a shape. */
export function metersTo(shape: Shape, place: Place): number | null {
  const [first] = shape.coordinates;
  if (!first) return null;
  const at = { lat: place.latitude, lng: place.longitude };
  if (insideOf(shape)(place)) return 0;
  if (shape.type === 'radius') return Math.max(0, metersBetween(first, at) - (shape.radius ?? 0) * METERS_A_MILE);
  // On a plane around the place, which is exact enough for a distance that users read.
  const scale = Math.cos((at.lat * Math.PI) / 180);
  const ring = shape.coordinates.map(({ lat, lng }): Position => [turn(at.lng, lng) * scale, lat - at.lat]);
  const nearest = ring.map((corner, index) => nearestOn(ring.at(index - 1) ?? corner, corner));
  const meters = nearest.map(([x, y]) => metersBetween(at, { lat: at.lat + y, lng: at.lng + x / scale }));
  return Math.min(...meters);
}

/** Point of a side that is nearest to the origin. */
function nearestOn([x, y]: Position, [toX, toY]: Position): Position {
  const [dx, dy] = [toX - x, toY - y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / length));
  return [x + share * dx, y + share * dy];
}

/**
 * Number of places inside each shape. Sorts the places by latitude once, so that a shape looks only at those of its own latitudes:
 * 1,000 geofences over 10,000 vehicles take a few milliseconds.
 */
export function countInside(shapes: readonly Shape[], places: readonly Place[]): number[] {
  const sorted = places.toSorted((a, b) => a.latitude - b.latitude);
  const latitudes = Float64Array.from(sorted, ({ latitude }) => latitude);
  return shapes.map((shape) => {
    const bounds = extentOf(shape).map(([, latitude]) => latitude);
    const isInside = insideOf(shape);
    const north = Math.max(...bounds);
    let count = 0;
    for (let at = firstFrom(latitudes, Math.min(...bounds)); at < sorted.length; at++) {
      const place = sorted[at] as Place;
      if (place.latitude > north) break;
      if (isInside(place)) count += 1;
    }
    return count;
  });
}

/** Index of the first value that is not below a limit. */
function firstFrom(values: Float64Array, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
