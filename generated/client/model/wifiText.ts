
/**
 * Letters, numbers or dashes (commerce 5).
 * @minLength 1
 * @maxLength 63
 * @pattern ^[A-Za-z0-9-]+$
 */
export type WifiText = string;
