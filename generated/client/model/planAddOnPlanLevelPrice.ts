
/**
 * Dollars by plan level.
 */
export type PlanAddOnPlanLevelPrice = {[key: string]: number};
