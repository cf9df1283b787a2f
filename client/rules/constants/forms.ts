/** Milliseconds after the last key at which a field says what is wrong (core 5). */
export const FIELD_ERROR_DELAY = 1_000;
/** Groups of an account, and characters of a group's name: typed and stored (core 5, core 9). */
export const GROUPS = 4;
export const GROUP_NAME_TYPED = 28;
export const GROUP_NAME = 50;
export const PHONE_DIGITS = 10;
