import type { CameraSettings } from './cameraSettings.ts';
import type { DevicePlanAddOn } from './devicePlanAddOn.ts';
import type { DeviceState } from './deviceState.ts';
import type { PricingPlan } from './pricingPlan.ts';
import type { ProductName } from './productName.ts';
import type { StreamStatus } from './streamStatus.ts';
import type { TrackerSchedule } from './trackerSchedule.ts';

export interface Device {
  device_key: string;
  /** @nullable */
  vehicle_id?: number | null;
  product_name: ProductName;
  sku?: string;
  device_state: DeviceState;
  plan_add_ons: DevicePlanAddOn[];
  replacement_order_placed: boolean;
  service_mode: boolean;
  /** @nullable */
  service_mode_end_date?: string | null;
  autorenewal?: boolean;
  hardwired_mode?: boolean;
  tracking_only?: boolean;
  /** connected, disconnected or expired (core 3). Open. */
  connected_state?: string;
  stream_status?: StreamStatus | null;
  camera_settings?: CameraSettings | null;
  schedule?: TrackerSchedule | null;
  pricing_plan: PricingPlan;
}
