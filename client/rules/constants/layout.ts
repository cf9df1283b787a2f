/** Widths in pixels from which a layout applies (core 9). The navigation is a menu below `mdLg`, and compact below `navigation`. */
export const BREAKPOINTS = { sm: 481, mdSm: 741, md: 769, mdLg: 811, navigation: 950, lg: 991, xlg: 1141 } as const;
/** Height of the top bar in pixels. Alerts start below it (core 9). */
export const TOP_BAR = { wide: 75, narrow: 50 } as const;
/** Milliseconds in which the profile menu closes. It takes no click until then (core 2.5). */
export const PROFILE_MENU_FADE = 325;
/** Milliseconds that the back arrow moves before the page changes (core 2.4). */
export const BACK_ARROW = 300;
/** Idle time in milliseconds (no click, no key) after which the pages of the navigation are prefetched (core 9). */
export const PREFETCH_IDLE = 2_000;
/** Milliseconds until an alert closes by itself (core 2.6). */
export const ALERT_SHOWN = 2_500;
export const ADDED_TO_CART_SHOWN = 3_500;
