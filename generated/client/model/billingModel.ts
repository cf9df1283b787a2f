
/**
 * Monthly or 1 to 6 years (commerce 9). Open.
 */
export type BillingModel = 'month_to_month' | '1_year' | '2_year' | '3_year' | '4_year' | '5_year' | '6_year' | string;
