
/**
 * Any text without an HTML tag (core 5).
 * @maxLength 2000
 * @pattern ^(?![\s\S]*<[/!a-zA-Z][^>]*>)[\s\S]*$
 */
export type PlainText = string;
