/** A mile is 1.609344 km (core 9). */
export const METRES_A_MILE = 1_609.344;

/** Rounds to whole miles per hour. */
export const milesAnHour = (metresASecond: number): number => Math.round((metresASecond * 3_600) / METRES_A_MILE);
