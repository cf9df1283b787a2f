/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** Days of all time zones begin at a multiple of it, and not all at a full hour. */
export const QUARTER_HOUR = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
