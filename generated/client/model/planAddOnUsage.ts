
/**
 * Streaming data and media of the period (commerce 3).
 */
export interface PlanAddOnUsage {
  /**
     * Percent of the allowance; live view is blocked at 100.
     * @minimum 0
     */
  cellular_percentage_used: number;
  cellular_usage_allowed_mb?: number;
  cellular_used_mb?: number;
  bonus_data_mb?: number;
  bonus_data_used_mb?: number;
  media_bucket_capacity_mb?: number;
  media_bucket_usage_total_mb?: number;
}
