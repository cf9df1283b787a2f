
export interface RuleRejectedError {
  detail: string;
  /** RULE_REJECTED. */
  code?: string;
  vehicle_id?: number;
}
