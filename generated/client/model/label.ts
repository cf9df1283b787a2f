
/**
 * A short text without an HTML tag (core 5), not all blank and without control characters.
 * @minLength 1
 * @maxLength 100
 * @pattern ^(?![\s\p{Cf}]*$)(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)[^\p{Cc}\p{Cs}]*$
 */
export type Label = string;
