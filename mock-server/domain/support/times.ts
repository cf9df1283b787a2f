import { DAY, HOUR } from '../../world/duration.ts';

/** The team answers between 48 and 72 hours (commerce 9), the mock after 60. */
export const ANSWERED_AFTER = 60 * HOUR;
/** An answered case is closed after this time. */
export const CLOSED_AFTER = 7 * DAY;
/** Time that a case stays in the list. */
export const LISTED = 90 * DAY;
