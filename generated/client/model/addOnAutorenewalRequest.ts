import type { AddOnAutorenewalRequestDevicePlanAddOnsItem } from './addOnAutorenewalRequestDevicePlanAddOnsItem.ts';

export interface AddOnAutorenewalRequest {
  /** @minimum 1 */
  vehicle_id: number;
  /**
     * @minItems 1
     * @maxItems 50
     */
  device_plan_add_ons: AddOnAutorenewalRequestDevicePlanAddOnsItem[];
}
