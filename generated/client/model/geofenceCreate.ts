import type { GeofenceType } from './geofenceType.ts';
import type { GroupTitle } from './groupTitle.ts';
import type { ImageUpload } from './imageUpload.ts';
import type { Label } from './label.ts';
import type { LatLngInput } from './latLngInput.ts';
import type { PostalCode } from './postalCode.ts';

export interface GeofenceCreate {
  name: GroupTitle;
  type: GeofenceType;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  radius?: number | null;
  address?: Label | null;
  city?: Label | null;
  state?: Label | null;
  postal_code?: PostalCode | null;
  /**
     * @minItems 1
     * @maxItems 500
     */
  coordinates: LatLngInput[];
  /**
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  image?: ImageUpload | null;
}
