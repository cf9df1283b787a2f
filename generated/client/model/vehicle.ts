import type { AccessLevel } from './accessLevel.ts';
import type { BillingModel } from './billingModel.ts';
import type { CustomFields } from './customFields.ts';
import type { DeviceState } from './deviceState.ts';
import type { DismissedCodes } from './dismissedCodes.ts';
import type { LastKnownState } from './lastKnownState.ts';
import type { MaintenanceReminder } from './maintenanceReminder.ts';
import type { PricingPlan } from './pricingPlan.ts';
import type { ProductName } from './productName.ts';
import type { TroubleCodes } from './troubleCodes.ts';
import type { VehicleObdSettings } from './vehicleObdSettings.ts';
import type { VehiclePowerSaveSettings } from './vehiclePowerSaveSettings.ts';

/**
 * A vehicle with its device (core 3).
 */
export interface Vehicle {
  id: number;
  /** The account it belongs to. */
  subscriber: number;
  device_key: string;
  vehicle_name: string;
  /** @nullable */
  vehicle_make?: string | null;
  /** @nullable */
  vehicle_model?: string | null;
  /** @nullable */
  vehicle_year?: number | null;
  /** @nullable */
  license_plate?: string | null;
  /** @nullable */
  vin?: string | null;
  /** @nullable */
  preferred_dealer?: string | null;
  /** @nullable */
  image?: string | null;
  /** Shared with the caller by another account. */
  isShared: boolean;
  /** null: the caller's own. */
  access_level?: AccessLevel | null;
  is_pending_transfer: boolean;
  /**
     * E-mail of the person it is offered to.
     * @nullable
     */
  pending_transfer_to?: string | null;
  product_name: ProductName;
  device_state: DeviceState;
  /** @nullable */
  plan_renewal_date: string | null;
  /** @nullable */
  plan_activation_date?: string | null;
  billing_model?: BillingModel;
  autorenewal?: boolean;
  replacement_order_placed?: boolean;
  hardwired_mode?: boolean;
  tracking_only?: boolean;
  service_mode?: boolean;
  power_save_settings?: VehiclePowerSaveSettings;
  /** Miles on the odometer when the device was installed. */
  starting_mileage?: number;
  service_due?: boolean;
  maintenance_reminder?: MaintenanceReminder | null;
  dtc_error_count?: number;
  dtc_codes?: TroubleCodes;
  dismissed_codes?: DismissedCodes;
  /** Assumed (commerce 4): the tracker reports every 60 s. Absent for a product without live tracking. */
  live_tracking_active?: boolean;
  /** Which readings the vehicle's bus offers. */
  obdSettings?: VehicleObdSettings;
  custom_fields?: CustomFields;
  pricing_plan: PricingPlan;
  /** null: the device never reported. */
  last_known_state: LastKnownState | null;
}
