
/**
 * Six digits (commerce 5).
 * @pattern ^[0-9]{6}$
 */
export type Pin = string;
