import type { LatLng } from '../../generated/contract/types.gen.ts';
import { hashText } from '../world/random.ts';
import type { GeofenceShape } from '../world/rows.ts';
import { type Corner, type RingIndex, ringIndex } from './ring-index.ts';
import { METERS_A_MILE } from './units.ts';

/** A point of interest has the radius 0. A vehicle within these meters is there. */
const REACH_OF_A_POINT = 60;

const EARTH = 6_371_009;
const RADIANS = Math.PI / 180;
/** Latitude above which the plane of the map has no points. */
const HIGHEST = 89.9;

/** The area of a geofence, prepared for distances. `stamp`: a hash of it. */
export type Outline = { readonly stamp: number } & (
  | { readonly center: LatLng; readonly meters: number; readonly index?: undefined }
  | { readonly index: RingIndex; readonly middle: number }
);

/** Moves a longitude by whole turns to within half a turn of another one. */
const near = (lng: number, other: number): number => other + ((((lng - other + 180) % 360) + 360) % 360) - 180;

function cornerOf(lat: number, lng: number): Corner {
  const bounded = Math.max(-HIGHEST, Math.min(HIGHEST, lat));
  return { x: lng * RADIANS, y: Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS) / 2)) };
}

type Drawn = Pick<GeofenceShape, 'type' | 'radius' | 'coordinates'>;
/** Outlines by the corners of their shape, which all copies of a shape share. */
const known = new WeakMap<Drawn['coordinates'], { drawn: Drawn; outline: Outline }>();

/** The outline of a shape, prepared once for all rules and vehicles. */
export function outlineOf(drawn: Drawn): Outline {
  const found = known.get(drawn.coordinates);
  if (found?.drawn.type === drawn.type && found.drawn.radius === drawn.radius) return found.outline;
  const outline = prepared(drawn);
  known.set(drawn.coordinates, { drawn, outline });
  return outline;
}

function prepared({ type, radius, coordinates }: Drawn): Outline {
  const stamp = hashText(JSON.stringify([type, radius, coordinates]));
  if (type === 'radius' || type === 'point_of_interest') {
    const [center = { lat: 0, lng: 0 }] = coordinates;
    return { stamp, center, meters: type === 'radius' ? (radius ?? 0) * METERS_A_MILE : REACH_OF_A_POINT };
  }
  let before = coordinates[0]?.lng ?? 0;
  let [west, east] = [before, before];
  const ring = coordinates.map(({ lat, lng }) => {
    before = near(lng, before);
    west = Math.min(west, before);
    east = Math.max(east, before);
    return cornerOf(lat, before);
  });
  return { stamp, index: ringIndex(ring), middle: (west + east) / 2 };
}

/** Great-circle distance in meters. */
function distance(a: LatLng, b: LatLng): number {
  const north = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const east = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const half = north * north + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

const metersOf = (length: number, lat: number): number => length * EARTH * Math.cos(lat * RADIANS);

/** A place relative to an area. */
export type Standing = {
  isInside: boolean;
  /** Meters to the border, or less if it is farther than the sides nearby. */
  clearance: number;
  /** Whether the border is within these meters. */
  isNear: (meters: number) => boolean;
};

export function standingAt(outline: Outline, lat: number, lng: number): Standing {
  if (!outline.index) {
    const outside = distance(outline.center, { lat, lng }) - outline.meters;
    const clearance = Math.abs(outside);
    return { isInside: outside <= 0, clearance, isNear: (meters) => clearance <= meters };
  }
  const { index, middle } = outline;
  const { x, y } = cornerOf(lat, near(lng, middle));
  const clearance = metersOf(index.clearance(x, y), lat);
  return {
    isInside: index.isInside(x, y),
    clearance,
    isNear: (meters) => clearance <= meters && index.isNear(x, y, meters / metersOf(1, lat)),
  };
}
