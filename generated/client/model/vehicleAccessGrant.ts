import type { AccessLevel } from './accessLevel.ts';

export interface VehicleAccessGrant {
  /** @minimum 1 */
  vehicle: number;
  access_level: AccessLevel;
  exclusive_access?: boolean;
  /** @nullable */
  access_start?: string | null;
  /** @nullable */
  access_end?: string | null;
}
