
/**
 * Letters of any script, spaces, hyphens and apostrophes, straight or typographic (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?=.*\p{L})[\p{L}\p{M}'’ -]+$
 */
export type PersonName = string;
