/** Milliseconds between the initial state and the way on to `next` (core 4). */
export const BEFORE_NEXT = 1_000;
/** Milliseconds for the checks between signing in and the first page; without an answer the dashboard is next. */
export const ARRIVAL_LIMIT = 4_000;
/** Milliseconds before its end at which a session that cannot be renewed offers to stay signed in (WCAG 2.2.1). */
export const END_WARNING = 300_000;
/** Days that the cookies of a remembered session are kept (core 9). */
export const SESSION_COOKIE_DAYS = 365;
