/** A mile is 1.609344 km (core 9). */
export const METERS_A_MILE = 1_609.344;

/** Rounds to whole miles per hour. */
export const milesAnHour = (metersASecond: number): number => Math.round((metersASecond * 3_600) / METERS_A_MILE);
