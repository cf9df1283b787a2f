/** Articles that the help center keeps (commerce 9). */
export const ARTICLE_CACHE = 8;
/** Entries of the log shown beside the reset of a device (commerce 9). */
export const LAST_LOGS = 3;
/** Hours within which the support team replies to the form (commerce 9). */
export const REPLY_HOURS = 72;
