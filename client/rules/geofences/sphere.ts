import type { LatLng } from '../../api/model.ts';

const RADIANS = Math.PI / 180;
/** Mean radius of the earth in meters. */
const EARTH = 6_371_008.8;
export const METERS_A_MILE = 1_609.344;

/** Longitude from -180 to 180. */
const wrapped = (longitude: number): number =>
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Degrees from one longitude to another on the short way. Positive: to the east. */
export const turn = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Great-circle distance in meters. */
export function metersBetween(a: LatLng, b: LatLng): number {
  const [north, east] = [(b.lat - a.lat) * RADIANS, (b.lng - a.lng) * RADIANS];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Point at a distance in meters in one of the four directions. Stays on its side of a pole. */
export function pointAt({ lat, lng }: LatLng, meters: number, direction: 'north' | 'east' | 'south' | 'west'): LatLng {
  const degrees = meters / EARTH / RADIANS;
  if (direction === 'north') return tidied({ lat: Math.min(MOST_LATITUDE, lat + degrees), lng });
  if (direction === 'south') return tidied({ lat: Math.max(-MOST_LATITUDE, lat - degrees), lng });
  const east = Math.min(MOST_TURN, degrees / Math.cos(lat * RADIANS));
  return tidied({ lat, lng: direction === 'east' ? lng + east : lng - east });
}

/** The web map ends here. */
const MOST_LATITUDE = 85;
/** Half of a shape's width at most, so that its sides keep their short way. */
const MOST_TURN = 89;

/** Degrees with six decimals, about 10 cm, so that a shape is the same when it is read again. */
export function tidied({ lat, lng }: LatLng): LatLng {
  const round = (degrees: number): number => {
    const rounded = Math.round(degrees * 1e6) / 1e6;
    return rounded === 0 ? 0 : rounded;
  };
  return { lat: Math.max(-90, Math.min(90, round(lat))), lng: round(wrapped(lng)) };
}
