import type { GeofenceType, LatLng } from '../../../generated/contract/types.gen.ts';
import type { GeofenceShape } from '../../world/rows.ts';
import { crossesItself, isBox, isFlat } from './outline.ts';

type Errors = Record<string, string[]>;
type Asked = { type: GeofenceType; radius: number | null | undefined; coordinates: readonly LatLng[] };

export const isOutline = (type: GeofenceType): boolean => type === 'polygon' || type === 'rectangle';

/** The shape to store, with the radius of its type: miles, 0 for a point of interest, none for an outline. */
export function shapeOf({ type, radius, coordinates }: Asked): GeofenceShape {
  if (type === 'radius') return { type, radius: radius ?? null, coordinates };
  return { type, radius: isOutline(type) ? null : 0, coordinates };
}

/** Errors of a shape by field (commerce 5). */
export function shapeErrors({ type, radius, coordinates }: Asked): Errors {
  const point = pointError(type, coordinates);
  const size = radiusError(type, radius);
  return { ...(point && { coordinates: [point] }), ...(size && { radius: [size] }) };
}

function radiusError(type: GeofenceType, radius: number | null | undefined): string | null {
  if (type === 'radius') return radius ? null : 'Must be more than 0';
  return radius ? 'Only a geofence with a radius has one' : null;
}

function pointError(type: GeofenceType, points: readonly LatLng[]): string | null {
  if (!isOutline(type)) return points.length === 1 ? null : 'Must have one point';
  if (points.length < 3) return 'Must have 3 corners or more';
  if (type === 'rectangle') return isBox(points) ? null : 'Must have the 4 corners of a rectangle';
  if (crossesItself(points)) return 'The sides must not cross';
  return isFlat(points) ? 'The corners must not be on one line' : null;
}
