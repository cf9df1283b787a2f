
/**
 * Digits 1 to 5 (commerce 5).
 * @minLength 1
 * @maxLength 8
 * @pattern ^[1-5]+$
 */
export type KeypadOneValue = string;
