/** Durations in seconds, in which the contract counts times of day and schedules. `duration.ts` counts milliseconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
