/** Meters per degree of latitude, and of longitude at the equator. */
const METERS_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

/** Distance in meters, on a flat approximation. Error: a millionth within a city, a hundredth across a country. */
export function metersBetween(lonA: number, latA: number, lonB: number, latB: number): number {
  const east = (((lonB - lonA + 540) % 360) - 180) * Math.cos(((latA + latB) / 2) * RADIANS) * METERS_PER_DEGREE;
  return Math.hypot(east, (latB - latA) * METERS_PER_DEGREE);
}

export type Bounds = { west: number; south: number; east: number; north: number };

export function isWithin({ west, south, east, north }: Bounds, lon: number, lat: number): boolean {
  return lon > west && lon < east && lat > south && lat < north;
}

/** A flat projection around a center: converts degrees to meters east and north, and back. */
export type Plane = {
  meters(lon: number, lat: number): [east: number, north: number];
  degrees(east: number, north: number): [lon: number, lat: number];
};

export function planeAround(lon: number, lat: number): Plane {
  const perLongitude = METERS_PER_DEGREE * Math.cos(lat * RADIANS);
  return {
    meters: (x, y) => [(x - lon) * perLongitude, (y - lat) * METERS_PER_DEGREE],
    degrees: (east, north) => [lon + east / perLongitude, lat + north / METERS_PER_DEGREE],
  };
}

/** Nearest point to p on the segment a–b: its distance, and its position along the segment (0 to 1). */
export function nearestOnSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): { distance: number; at: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return { distance: Math.hypot(px - ax - dx * at, py - ay - dy * at), at };
}
