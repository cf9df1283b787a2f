import type { LatLng } from '../../api/model.ts';

/** Shape of a geofence: one position for a radius and a point of interest, the corners of an outline otherwise. */
export type Shape = { type: string; radius: number | null; coordinates: readonly LatLng[] };

/** A saved geofence. Coordinates are read here only, because the documents allow a single pair besides a list (commerce 3). */
type Saved = {
  type: string;
  radius?: number | null | undefined;
  coordinates?: unknown;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

/** Reads the shape of a saved geofence. Without coordinates, uses its latitude and longitude. */
export function readShape({ type, radius = null, coordinates, latitude, longitude }: Saved): Shape {
  const list: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [coordinates];
  const places = list.flatMap((one) => readPlace(one) ?? []);
  const own = places.length > 0 ? [] : [readPlace({ lat: latitude, lng: longitude })];
  return { type, radius, coordinates: [...places, ...own.flatMap((one) => one ?? [])] };
}

function readPlace(value: unknown): LatLng | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng, latitude = lat, longitude = lng } = value as Readonly<Record<string, unknown>>;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { lat: latitude, lng: longitude } : null;
}
