/**
 * The documented numbers (core 9, and core 2.6, 2.7 where it says so), in one place: whoever needs one takes it from here.
 * What the documents leave open is not here but beside its use.
 */
export { IDLE, JUST_NOW, KILOMETERS_A_MILE, LIMITS, LOW, SIZES, SPEED_THRESHOLDS } from './measures.ts';

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
  /** Calls fail after this time without an answer. Commands may wait for their device for a minute. */
  readLimit: 20_000,
  writeLimit: 120_000,
  /** Checks between signing in and the first page: without an answer the user goes on to the dashboard. */
  arrivalLimit: 4_000,
  /** How long before its end a session that cannot be renewed offers to stay signed in (WCAG 2.2.1). */
  endWarning: 300_000,
} as const;

/** Widths in pixels from which a layout holds. The navigation is a menu below `mdLg`, and compact below `navigation`. */
export const BREAKPOINTS = { sm: 481, mdSm: 741, md: 769, mdLg: 811, navigation: 950, lg: 991, xlg: 1141 } as const;
