import type { Shape } from './shape.ts';

/** Longitude and latitude. Longitudes continue past 180°, so that a ring across it stays in one piece. */
export type Position = [longitude: number, latitude: number];

const CIRCLE_CORNERS = 64;
const MILES_A_DEGREE = 69.0934;
const RADIANS = Math.PI / 180;

/** Closed ring of a geofence, for a map. `null` for a point of interest, and for a shape without an area. */
export function outlineOf({ type, radius, coordinates }: Shape): Position[] | null {
  const [first] = coordinates;
  if (!first) return null;
  if (type === 'radius') return radius ? circle([first.lng, first.lat], radius) : null;
  if (coordinates.length < 3) return null;
  const ring = unwrapped(coordinates.map(({ lng, lat }): Position => [lng, lat]));
  return [...ring, ring[0] as Position];
}

/** Point that stands for a geofence: the center of its outline, or its only point. */
export function middleOf(shape: Shape): Position | null {
  const [first] = shape.coordinates;
  if (!first) return null;
  const ring = outlineOf(shape);
  if (!ring || shape.type === 'radius') return [first.lng, first.lat];
  const middle = (axis: 0 | 1): number => {
    const values = ring.map((position) => position[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

/** Few positions whose bounds are those of a geofence. The outline of a radius has many. */
export function extentOf({ type, radius, coordinates }: Shape): Position[] {
  const [first] = coordinates;
  if (!first) return [];
  if (type !== 'radius' || !radius) return unwrapped(coordinates.map(({ lng, lat }): Position => [lng, lat]));
  const angle = (radius / MILES_A_DEGREE) * RADIANS;
  const width = Math.cos(first.lat * RADIANS);
  // A circle around a pole has all longitudes.
  const east = Math.sin(angle) < width ? Math.asin(Math.sin(angle) / width) / RADIANS : 180;
  const north = angle / RADIANS;
  return [
    [first.lng - east, Math.max(-90, first.lat - north)],
    [first.lng + east, Math.min(90, first.lat + north)],
  ];
}

/** Circle on a sphere, which stays a circle at high latitudes. */
function circle([longitude, latitude]: Position, miles: number): Position[] {
  const angle = (miles / MILES_A_DEGREE) * RADIANS;
  const from = latitude * RADIANS;
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, index): Position => {
    const bearing = (2 * Math.PI * index) / CIRCLE_CORNERS;
    const sine = Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * sine,
    );
    return [longitude + east / RADIANS, Math.asin(sine) / RADIANS];
  });
  return [...corners, corners[0] as Position];
}

/** Continues longitudes past 180° where the short way crosses it. */
function unwrapped(ring: readonly Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude, latitude]) => {
    before += ((((longitude - before + 180) % 360) + 360) % 360) - 180;
    return [before, latitude];
  });
}
