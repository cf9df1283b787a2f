import { MINUTE } from '../time/duration.ts';

/** Timeout of a read in milliseconds. Commands may wait a minute for their device. */
export const READ_LIMIT = 20_000;
export const WRITE_LIMIT = 120_000;
/** Milliseconds in which a page is force-reloaded at most once (core 2.2). */
export const RELOAD_GUARD = MINUTE;
/** Shortest time that a loading indicator is shown, in milliseconds (core 9). */
export const LOADING_SHOWN = 200;
/** Interval between two reads of the service status, in milliseconds (core 9). */
export const SERVICE_STATUS_POLL = 300_000;
/** Time until a saved schedule can be read, in milliseconds (commerce 9). */
export const SCHEDULE_SETTLES = 2_500;
