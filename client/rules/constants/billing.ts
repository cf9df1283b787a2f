/** Number of installed, eligible vehicles from which the multi-vehicle discount applies (commerce 9). */
export const MULTI_VEHICLE_DISCOUNT = 10;

/** Highest quantity of one product (commerce 9). */
export const MAX_PRODUCT_QUANTITY = 10;

/** Longest seasonal pause in months (commerce 9). */
export const SEASONAL_PAUSE_MONTHS = 3;

/** Percent that the discount takes off plans (commerce 9). */
export const MULTI_VEHICLE_PERCENT = 20;
