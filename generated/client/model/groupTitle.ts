
/**
 * Letters, numbers, hyphens, spaces and apostrophes (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?! *$)[\p{L}\p{M}\p{N}' -]+$
 */
export type GroupTitle = string;
