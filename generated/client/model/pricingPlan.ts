import type { BillingModel } from './billingModel.ts';
import type { PlanAddOn } from './planAddOn.ts';
import type { PlanAddOnUsage } from './planAddOnUsage.ts';
import type { PlanName } from './planName.ts';

export interface PricingPlan {
  id: string;
  name: PlanName;
  description: string;
  /** 1 Basic to 4 Ultimate. */
  level: number;
  is_trial: boolean;
  billing_model: BillingModel;
  /** @nullable */
  plan_activation_date?: string | null;
  /** @nullable */
  plan_renewal_date?: string | null;
  tracking_only: boolean;
  dtc_events: boolean;
  is_multi_vehicle_discount_eligible: boolean;
  location_services: boolean;
  supports_advanced_obd: boolean;
  trip_reporting: boolean;
  plan_add_ons?: PlanAddOn[];
  plan_add_on_usage?: PlanAddOnUsage | null;
}
