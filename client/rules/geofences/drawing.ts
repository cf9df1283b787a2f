import type { GeofenceType, LatLng } from '../../api/model.ts';
import { SQUARE_OFFSET } from '../constants/geofences.ts';
import { middleOf, type Position } from './outline.ts';
import { pointAt, tidied, turn } from './sphere.ts';

/** A geofence on the map while it is edited. `radius`: as typed, in the user's unit. */
export type Drawing = { type: GeofenceType; radius: string; points: readonly LatLng[] };

export const GEOFENCE_TYPES = ['radius', 'polygon', 'rectangle', 'point_of_interest'] as const;

/** Whether a type is a ring of corners. The others are one point. */
export const isOutline = (type: string): boolean => type === 'polygon' || type === 'rectangle';

/** A drawn shape is complete (commerce 5). */
export const isDrawn = ({ type, points }: Pick<Drawing, 'type' | 'points'>): boolean =>
  points.length >= (isOutline(type) ? 3 : 1);

/** Middle of what is drawn, or `null`. */
export function centerOf({ type, points }: Pick<Drawing, 'type' | 'points'>): LatLng | null {
  const middle = middleOf({ type, radius: null, coordinates: [...points] });
  return middle && latLng(middle);
}
export const latLng = ([lng, lat]: Position): LatLng => tidied({ lat, lng });

/**
 * Another type of the same place. A point of interest has the radius 0, and a radius without a size gets the default one
 * (commerce 4). An outline keeps its corners. A point becomes an outline only when it is drawn, and until then the way back restores
 * the point from the steps before.
 */
export function withType(
  drawing: Drawing,
  type: GeofenceType,
  defaultRadius: string,
  past: readonly Drawing[] = [],
): Drawing {
  if (type === drawing.type) return drawing;
  const { radius, points } = drawing.points.length > 0 ? drawing : (past.findLast(isDrawn) ?? drawing);
  const center = centerOf({ type: 'polygon', points });
  if (type === 'radius')
    return { type, radius: hasSize(radius) ? radius : defaultRadius, points: center ? [center] : [] };
  if (type === 'point_of_interest') return { type, radius: '0', points: center ? [center] : [] };
  const corners = points.length < 3 ? cornersBefore(center, past) : points;
  return { type, radius: '', points: type === 'rectangle' ? boxAround(corners) : corners };
}

/** Corners of the last outline, if it is around the same center still. */
function cornersBefore(center: LatLng | null, past: readonly Drawing[]): readonly LatLng[] {
  const last = past.findLast(({ type, points }) => isOutline(type) && points.length >= 3);
  const middle = last && centerOf(last);
  return last && middle && middle.lat === center?.lat && middle.lng === center.lng ? last.points : [];
}

const hasSize = (radius: string): boolean => !/^[0.,\s]*$/.test(radius);

/** Corners of a rectangle between two opposite corners, along the meridians. */
export function rectangleOf(a: LatLng, b: LatLng): LatLng[] {
  const east = a.lng + turn(a.lng, b.lng);
  const [west, right] = [Math.min(a.lng, east), Math.max(a.lng, east)];
  const [south, north] = [Math.min(a.lat, b.lat), Math.max(a.lat, b.lat)];
  return [
    { lat: south, lng: west },
    { lat: south, lng: right },
    { lat: north, lng: right },
    { lat: north, lng: west },
  ].map(tidied);
}

/** Corners of the box around an outline: south west, south east, north east, north west. */
export function boxAround(points: readonly LatLng[]): readonly LatLng[] {
  const first = points[0];
  if (!first || points.length < 3) return [];
  const turns = points.map(({ lng }) => turn(first.lng, lng));
  const latitudes = points.map(({ lat }) => lat);
  return rectangleOf(
    { lat: Math.min(...latitudes), lng: first.lng + Math.min(...turns) },
    { lat: Math.max(...latitudes), lng: first.lng + Math.max(...turns) },
  );
}

/** Square whose sides are 570 m from its center (commerce 9). */
export function squareAround(center: LatLng): LatLng[] {
  const { lat: south } = pointAt(center, SQUARE_OFFSET, 'south');
  const { lat: north } = pointAt(center, SQUARE_OFFSET, 'north');
  const { lng: west } = pointAt(center, SQUARE_OFFSET, 'west');
  const { lng: east } = pointAt(center, SQUARE_OFFSET, 'east');
  return rectangleOf({ lat: south, lng: west }, { lat: north, lng: east });
}

/** The drawing with one corner or its center moved. A rectangle keeps its right angles: the opposite corner stays. */
export function withMoved({ type, radius, points }: Drawing, index: number, to: LatLng): Drawing {
  if (type !== 'rectangle')
    return { type, radius, points: points.map((point, at) => (at === index ? tidied(to) : point)) };
  const opposite = points[(index + 2) % 4];
  if (!opposite || points.length !== 4) return { type, radius, points };
  const { lat, lng } = tidied(to);
  const moved = points.map((point, at) => {
    if (at === index) return { lat, lng };
    const before = points[index] as LatLng;
    return { lat: point.lat === before.lat ? lat : point.lat, lng: point.lng === before.lng ? lng : point.lng };
  });
  return { type, radius, points: moved };
}

/** The whole shape moved, so that its center is at `to`. */
export function movedTo(drawing: Drawing, to: LatLng): Drawing {
  const from = centerOf(drawing);
  if (!from) return drawing;
  const [north, east] = [to.lat - from.lat, turn(from.lng, to.lng)];
  return { ...drawing, points: drawing.points.map(({ lat, lng }) => tidied({ lat: lat + north, lng: lng + east })) };
}

/** Whether two sides of a ring that are not neighbors touch. */
export function crossesItself(ring: readonly LatLng[]): boolean {
  const [first] = ring;
  if (!first) return false;
  const points = ring.map(({ lat, lng }): Position => [turn(first.lng, lng), lat]);
  const count = points.length;
  const at = (index: number): Position => points[index % count] as Position;
  for (let a = 0; a < count; a++) {
    for (let b = a + 2; b < count; b++) {
      const isNeighbor = a === 0 && b === count - 1;
      if (!isNeighbor && touch(at(a), at(a + 1), at(b), at(b + 1))) return true;
    }
  }
  return false;
}

/** Side of c along a–b. */
const sideOf = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const isBetween = (a: Position, b: Position, c: Position): boolean =>
  ([0, 1] as const).every((axis) => Math.min(a[axis], b[axis]) <= c[axis] && c[axis] <= Math.max(a[axis], b[axis]));

function touch(a: Position, b: Position, c: Position, d: Position): boolean {
  const [cSide, dSide, aSide, bSide] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)];
  if (cSide !== dSide && aSide !== bSide) return true;
  return (cSide === 0 && isBetween(a, b, c)) || (dSide === 0 && isBetween(a, b, d));
}

/** Why a ring of corners is no outline. */
export function outlineProblem(ring: readonly LatLng[]): 'sidesCross' | 'onOneLine' | null {
  if (!isLine(ring) && crossesItself(ring)) return 'sidesCross';
  return isFlat(ring) ? 'onOneLine' : null;
}

/** About 10 cm. */
const ROUNDING = 1e-6;

/** Whether all corners are on one line. */
function isLine([first, ...others]: readonly LatLng[]): boolean {
  const points = others.map(({ lat, lng }): Position => [turn(first?.lng ?? 0, lng), lat - (first?.lat ?? 0)]);
  const far = points.reduce((a, b) => (Math.hypot(...b) > Math.hypot(...a) ? b : a), [0, 0]);
  return points.every(([x, y]) => Math.abs(x * far[1] - y * far[0]) <= Math.hypot(...far) * ROUNDING);
}

/** Whether an outline encloses no area worth mentioning: its corners are on one line. */
function isFlat(ring: readonly LatLng[]): boolean {
  const [first] = ring;
  if (!first) return true;
  // From the first corner, where the numbers are small enough to be exact.
  const points = ring.map(({ lat, lng }): Position => [turn(first.lng, lng), lat - first.lat]);
  let [length, twice] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] as Position;
    length += Math.hypot(nextX - x, nextY - y);
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2 <= length * ROUNDING;
}
