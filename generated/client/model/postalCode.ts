
/**
 * Upper-cased, without spaces and hyphens; at least 5 characters in the US and Mexico, 4 in Australia, 3 in Canada; letters in Canada alone (core 5).
 * @minLength 3
 * @maxLength 9
 * @pattern ^[A-Z0-9]+$
 */
export type PostalCode = string;
