
/**
 * Rows in all pages.
 * @minimum 0
 */
export type PageCount = number;
