/** Installed, eligible vehicles from which the multi-vehicle discount holds (commerce 9). */
export const MULTI_VEHICLE_DISCOUNT = 10;
