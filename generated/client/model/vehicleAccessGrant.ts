import type { AccessLevel } from './accessLevel.ts';
import type { InstantInput } from './instantInput.ts';

export interface VehicleAccessGrant {
  /** @minimum 1 */
  vehicle: number;
  access_level: AccessLevel;
  exclusive_access?: boolean;
  access_start?: InstantInput | null;
  access_end?: InstantInput | null;
}
