/** The part of `constants.ts` that nobody needs before they are signed in. Take it from there. */

/** Pixels. */
export const SIZES = {
  topBar: { wide: 75, narrow: 50 },
  /** From the top of the window. */
  alertBar: { wide: 75, narrow: 50 },
  /** Dialogs; none is wider than `widest`. */
  dialog: { usual: 400, cropper: 730, moduleRequired: 814, widest: 1_024 },
  /** The list of vehicles in the dialog of bulk commands (core 2.7). */
  bulkList: 312,
} as const;

export const LIMITS = {
  groups: 4,
  groupNameTyped: 28,
  groupName: 50,
  phoneDigits: 10,
  /** Rows a request. */
  alertPage: 100,
  alertLogPage: 30,
  /** Days that a remembered session is kept. */
  sessionCookie: 365,
  /** Installed, eligible vehicles. */
  multiVehicleDiscount: 10,
  /** Percent of the cellular data used, at which live view is blocked. */
  liveViewData: 100,
} as const;

/** Values at which a vehicle needs somebody; `under` is exclusive, the others hold at the value itself. */
export const LOW = {
  trackerBattery: { percent: 20 },
  vehicleBattery: { volts: 11.7 },
  trackerCell: { volts: 3.5 },
  fuel: { percent: 15 },
  tire: { under: 28 },
} as const;

/** Least and most of a speed that an alert rule may have; `extended` for devices that measure further. */
export const SPEED_THRESHOLDS = {
  mph: { usual: [20, 150], extended: [10, 200] },
  kmh: { usual: [32, 240], extended: [16, 321] },
} as const;

/** Minutes. */
export const IDLE = { range: [1, 48], other: [3, 45], presets: [3, 15, 25, 45], usual: [1, 999], start: 90 } as const;

export const KILOMETERS_A_MILE = 1.609344;
/** Minutes in which an event is "just now". */
export const JUST_NOW = 3;
