
/**
 * Rows to skip.
 */
export type OffsetParameter = number;
