/** Milliseconds between the initial state and the navigation to `next` (core 4). */
export const BEFORE_NEXT = 1_000;
/** Timeout in milliseconds of the checks between signing in and the first page. The fallback is the dashboard. */
export const ARRIVAL_LIMIT = 4_000;
/** Milliseconds before the end of a session that cannot be renewed at which it offers to stay signed in (WCAG 2.2.1). */
export const END_WARNING = 300_000;
/** Days for which the cookies of a remembered session are kept (core 9). */
export const SESSION_COOKIE_DAYS = 365;
