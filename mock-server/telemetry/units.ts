/** Core 9: a mile is 1.609344 km. */
export const METRES_A_MILE = 1_609.344;

/** Whole miles an hour. */
export const milesAnHour = (metresASecond: number): number => Math.round((metresASecond * 3_600) / METRES_A_MILE);
