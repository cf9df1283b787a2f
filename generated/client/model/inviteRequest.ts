import type { Email } from './email.ts';
import type { VehicleAccessGrant } from './vehicleAccessGrant.ts';

export interface InviteRequest {
  email: Email;
  /** @minimum 1 */
  subscriber: number;
  /**
     * @minItems 1
     * @maxItems 500
     */
  vehicles: VehicleAccessGrant[];
}
