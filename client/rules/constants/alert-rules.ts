/** Lowest and highest speed of an alert rule. `extended`: for devices with a larger range (commerce 9). */
export const SPEED_THRESHOLDS = {
  mph: { usual: [20, 150], extended: [10, 200] },
  kmh: { usual: [32, 240], extended: [16, 321] },
} as const;
/** Minutes (commerce 9). */
export const IDLE = { range: [1, 48], other: [3, 45], presets: [3, 15, 25, 45], usual: [1, 999], start: 90 } as const;
/** Rows of one request (commerce 9). */
export const ALERT_PAGE = 100;
export const ALERT_LOG_PAGE = 30;
/** Milliseconds from the last change of a rule until it is replayed. Assumed: long enough to type a number. */
export const REPLAY_DELAY = 400;
/** Vehicles of one replay (the contract's maximum). */
export const REPLAYED_VEHICLES = 500;
