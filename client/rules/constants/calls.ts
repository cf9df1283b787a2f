/** Milliseconds after which a call without an answer fails. Commands may wait a minute for their device. */
export const READ_LIMIT = 20_000;
export const WRITE_LIMIT = 120_000;
/** Milliseconds in which a page is reloaded by force at most once (core 2.2). */
export const RELOAD_GUARD = 60_000;
/** Milliseconds that a sign of loading is shown at least (core 9). */
export const LOADING_SHOWN = 200;
/** Milliseconds between two reads of the service status (core 9). */
export const SERVICE_STATUS_POLL = 300_000;
