import type { GeofenceType, LatLng } from '../../../generated/contract/types.gen.ts';
import type { Instant } from '../unit.ts';

/*
 * Geofences with their shapes over time.
 */

/** A version that another has replaced, of a geofence's shape or a vehicle's rule. */
export type EarlierRow<V> = {
  /** `owner:rule:from`. */
  id: string;
  /** Id of the geofence or vehicle. */
  owner: number;
  /** Number of the rule, 0 for a shape. */
  rule: number;
  version: V;
};

/** A geofence of an account. */
export type GeofenceRow = {
  id: number;
  subscriber: number;
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  image: string | null;
  /**
   * Shapes, oldest first. Each applies from its instant on. Stored rows have the current one alone: earlier ones are
   * rows of `earlier_shapes`, which telemetry gets in front.
   */
  shapes: readonly PlacedShape[];
  /** A removed geofence stays for the events of its time. */
  removed_at: Instant | null;
};

export type PlacedShape = GeofenceShape & { from: Instant };

/** `radius`: miles, 0 for a point of interest, `null` for an outline. */
export type GeofenceShape = { type: GeofenceType; radius: number | null; coordinates: readonly LatLng[] };
