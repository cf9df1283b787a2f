import type { Instant } from '../world/rows.ts';
import type { In } from '../world/unit.ts';

/** Whole seconds since 1970, the resolution of facts. */
export type Second = In<'seconds since 1970'>;
/** Days since 1970 on the street clock. */
export type Day = In<'days since 1970'>;

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/**
 * Timetables use Chicago's standard time all year. Without daylight saving time all days have 86,400 seconds and all
 * weeks are equal, so that mileage has a closed form. In summer, drives appear an hour later.
 */
const UTC_OFFSET = -6 * HOUR;

export const secondOf = (instant: Instant): Second => Math.floor(instant / 1000);
export const instantOf = (second: Second): Instant => second * 1000;
export const isoOf = (second: Second): string => new Date(second * 1000).toISOString();

export const dayOf = (second: Second): Day => Math.floor((second + UTC_OFFSET) / DAY);
export const startOfDay = (day: Day): Second => day * DAY - UTC_OFFSET;
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
