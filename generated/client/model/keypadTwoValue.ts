
/**
 * Digits 1 to 7 (commerce 5).
 * @minLength 1
 * @maxLength 8
 * @pattern ^[1-7]+$
 */
export type KeypadTwoValue = string;
