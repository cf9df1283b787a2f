
/**
 * A short text without an HTML tag (core 5).
 * @minLength 1
 * @maxLength 100
 * @pattern ^(?![\s\S]*<[/!a-zA-Z][^>]*>)[\s\S]*$
 */
export type Label = string;
