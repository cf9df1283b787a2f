/** Debounce of field errors after the last key press, in milliseconds (core 5). */
export const FIELD_ERROR_DELAY = 1_000;
/** Most groups of an account, and most characters of a group name: typed and stored (core 5, core 9). */
export const GROUPS = 4;
export const GROUP_NAME_TYPED = 28;
export const GROUP_NAME = 50;
export const PHONE_DIGITS = 10;
