
/**
 * Rows a page; 100 when absent.
 */
export type LimitParameter = number;
