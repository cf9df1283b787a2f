
/**
 * Open.
 */
export type PlanName = 'Basic' | 'Premium' | 'Premium Plus' | 'Ultimate' | string;
