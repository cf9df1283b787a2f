
/**
 * Letters, spaces, hyphens and apostrophes (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽž' -]+$
 */
export type PersonName = string;
