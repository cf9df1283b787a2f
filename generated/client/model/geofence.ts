import type { GeofenceType } from './geofenceType.ts';
import type { LatLng } from './latLng.ts';

export interface Geofence {
  id: number;
  name: string;
  /** Open (commerce 3). */
  type: GeofenceType | string;
  /**
     * Miles; 0 for a point of interest.
     * @nullable
     */
  radius?: number | null;
  /** @nullable */
  address?: string | null;
  /** @nullable */
  city?: string | null;
  /** @nullable */
  state?: string | null;
  /** @nullable */
  postal_code?: string | null;
  /** One for radius and point of interest, the outline otherwise. */
  coordinates: LatLng[];
  latitude?: number;
  longitude?: number;
  /** @nullable */
  image?: string | null;
}
