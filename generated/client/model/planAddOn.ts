import type { PlanAddOnPlanLevelPrice } from './planAddOnPlanLevelPrice.ts';

/**
 * An add-on on offer with a plan (commerce 3).
 */
export interface PlanAddOn {
  id: string;
  name?: string;
  is_available: boolean;
  is_trial: boolean;
  /**
     * Free when the plan's level equals it.
     * @nullable
     */
  free_for_plan_level?: number | null;
  cellular_usage_limit_mb?: number;
  /** Dollars a month. */
  price: number;
  /** Dollars by plan level. */
  plan_level_price?: PlanAddOnPlanLevelPrice;
}
