/**
 * The documented numbers (core 9, and core 2.6, 2.7 where it says so), in one place: whoever needs one takes it from here.
 * What the documents leave open is not here but beside its use.
 */

/** Milliseconds. */
export const TIMERS = {
  /** Between the initial state and the way on to `next` (core 4). */
  beforeNext: 1_000,
  /** The profile menu closes this slowly, and takes no click meanwhile (core 2.5). */
  profileMenuFade: 325,
  /** The back arrow moves before the page does (core 2.4). */
  backArrow: 300,
  /** At most one forced reload in this time (core 2.2). */
  reloadGuard: 60_000,
  /** Without a click or a key for this long, the pages of the navigation are fetched. */
  prefetchIdle: 2_000,
  /** What shows that something is on its way shows at least this long. */
  loadingShown: 200,
  /** An alert that closes by itself (core 2.6). */
  alert: 2_500,
  addedToCartAlert: 3_500,
  /** A field says what is wrong after this pause in typing (core 5). */
  fieldError: 1_000,
  serviceStatusPoll: 300_000,
  /** Live view. */
  controlsHide: 3_000,
  streamIdPoll: 5_000,
  streamPing: 15_000,
  successIcon: 1_400,
  failureIcon: 2_500,
  groupSuccess: 1_500,
  bulkFinalizing: 150,
  bulkSuccess: 1_500,
  diagnosticsClose: 500,
} as const;

/** Widths in pixels from which a layout holds. The navigation is a menu below `mdLg`, and compact below `navigation`. */
export const BREAKPOINTS = { sm: 481, mdSm: 741, md: 769, mdLg: 811, navigation: 950, lg: 991, xlg: 1141 } as const;

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
