import type { AccessLevel } from './accessLevel.ts';

/**
 * What a guest may do with a vehicle, and until when (commerce 3).
 */
export interface VehicleAccess {
  vehicle: number;
  /** The account that shares it. */
  subscriber: number;
  access_level: AccessLevel;
  /** While now is inside the window, the owner only views. */
  exclusive_access: boolean;
  /**
     * null: from the start.
     * @nullable
     */
  access_start: string | null;
  /**
     * null: unlimited.
     * @nullable
     */
  access_end: string | null;
}
