
/**
 * Address of that page.
 * @nullable
 */
export type PageLink = string | null;
