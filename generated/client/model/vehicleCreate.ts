import type { DeviceKey } from './deviceKey.ts';
import type { Label } from './label.ts';

export interface VehicleCreate {
  /** @minimum 1 */
  subscriber_id: number;
  device_key: DeviceKey;
  vehicle_name: Label;
  vehicle_make?: Label;
  vehicle_model?: Label;
  /**
     * @minimum 1900
     * @maximum 2100
     */
  vehicle_year?: number;
}
