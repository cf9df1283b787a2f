
/**
 * Letters, numbers and spaces (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?! *$)[\p{L}\p{M}\p{N} ]+$
 */
export type Title = string;
