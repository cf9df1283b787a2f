import type { Instant } from '../world/rows.ts';

/** Whole seconds since 1970: what a fact is dated by. */
export type Second = number;
/** Days since 1970, counted on the street clock. */
export type Day = number;

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/**
 * Timetables run on Chicago's standard time all year. Without daylight saving every day has 86,400 seconds and every
 * week is the same, which is what makes mileage closed-form; in summer people simply drive an hour later by the clock.
 */
const UTC_OFFSET = -6 * HOUR;

export const secondOf = (instant: Instant): Second => Math.floor(instant / 1000);
export const instantOf = (second: Second): Instant => second * 1000;
export const isoOf = (second: Second): string => new Date(second * 1000).toISOString();

export const dayOf = (second: Second): Day => Math.floor((second + UTC_OFFSET) / DAY);
export const startOfDay = (day: Day): Second => day * DAY - UTC_OFFSET;
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
