import type { LatLng } from '../../generated/contract/types.gen.ts';
import type { GeofenceShape } from '../world/rows.ts';
import { METERS_A_MILE } from './units.ts';

/** A point of interest has the radius 0. A vehicle within these meters is there. */
const REACH_OF_A_POINT = 60;

const EARTH = 6_371_009;
const RADIANS = Math.PI / 180;
/** Latitude above which the plane of the map has no points. */
const HIGHEST = 89.9;

/** A corner on the map's plane in radians of the equator. Sides are straight there, as they are drawn. */
type Corner = { readonly x: number; readonly y: number };
/** The area of a geofence, prepared for distances. */
export type Outline =
  | { readonly center: LatLng; readonly meters: number; readonly ring?: undefined }
  | { readonly ring: readonly Corner[]; readonly middle: number };

/** Moves a longitude by whole turns to within half a turn of another one. */
const near = (lng: number, other: number): number => other + ((((lng - other + 180) % 360) + 360) % 360) - 180;

function cornerOf(lat: number, lng: number): Corner {
  const bounded = Math.max(-HIGHEST, Math.min(HIGHEST, lat));
  return { x: lng * RADIANS, y: Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS) / 2)) };
}

export function outlineOf({ type, radius, coordinates }: GeofenceShape): Outline {
  if (type === 'radius' || type === 'point_of_interest') {
    const [center = { lat: 0, lng: 0 }] = coordinates;
    return { center, meters: type === 'radius' ? (radius ?? 0) * METERS_A_MILE : REACH_OF_A_POINT };
  }
  let before = coordinates[0]?.lng ?? 0;
  let [west, east] = [before, before];
  const ring = coordinates.map(({ lat, lng }) => {
    before = near(lng, before);
    west = Math.min(west, before);
    east = Math.max(east, before);
    return cornerOf(lat, before);
  });
  return { ring, middle: (west + east) / 2 };
}

/** Great-circle distance in meters. */
function distance(a: LatLng, b: LatLng): number {
  const north = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const east = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const half = north * north + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Meters from a place to the border of an area: negative inside, 0 on the border. */
export function metersOutside(outline: Outline, lat: number, lng: number): number {
  if (!outline.ring) return distance(outline.center, { lat, lng }) - outline.meters;
  const { ring, middle } = outline;
  const { x, y } = cornerOf(lat, near(lng, middle));
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a) {
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
      nearest = Math.min(nearest, toSide(x, y, a, b));
    }
    a = b;
  }
  const meters = nearest * EARTH * Math.cos(lat * RADIANS);
  return isInside ? -meters : meters;
}

function toSide(x: number, y: number, a: Corner, b: Corner): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - dx * along, y - a.y - dy * along);
}
