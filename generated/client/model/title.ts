
/**
 * Letters, numbers and spaces (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽž0-9 ]+$
 */
export type Title = string;
