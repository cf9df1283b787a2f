import type { BillingModel } from './billingModel.ts';
import type { PlanAddOn } from './planAddOn.ts';
import type { PlanName } from './planName.ts';

export interface PlanOffer {
  id: string;
  name: PlanName;
  description: string;
  level: number;
  /** Dollars a term: a month, or a year. */
  price: number;
  currency: string;
  is_trial: boolean;
  billing_model: BillingModel;
  tracking_only?: boolean;
  dtc_events?: boolean;
  is_multi_vehicle_discount_eligible?: boolean;
  location_services?: boolean;
  supports_advanced_obd?: boolean;
  trip_reporting?: boolean;
  plan_add_ons?: PlanAddOn[];
}
