/** Milliseconds without pointer movement after which the controls of a video hide (core 9). */
export const CONTROLS_HIDE = 3_000;
/** Milliseconds between two polls for the id of a stream, and between two pings of an open one (core 9). */
export const STREAM_ID_POLL = 5_000;
export const STREAM_PING = 15_000;
/** Milliseconds that a button shows the success or failure icon instead of its own (core 9). */
export const SUCCESS_ICON = 1_400;
export const FAILURE_ICON = 2_500;
/** Percentage of used cellular data from which Live View is refused (core 6). */
export const LIVE_VIEW_DATA = 100;
