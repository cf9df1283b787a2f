/** Milliseconds without a move after which the controls of a video hide (core 9). */
export const CONTROLS_HIDE = 3_000;
/** Milliseconds between two questions for the id of a stream, and between two pings of an open one (core 9). */
export const STREAM_ID_POLL = 5_000;
export const STREAM_PING = 15_000;
/** Milliseconds that the icon of a success or a failure stands in the place of the button's own (core 9). */
export const SUCCESS_ICON = 1_400;
export const FAILURE_ICON = 2_500;
/** Percent of the cellular data used at which live view is refused (core 6). */
export const LIVE_VIEW_DATA = 100;
