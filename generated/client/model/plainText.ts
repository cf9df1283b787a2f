
/**
 * Any text without an HTML tag (core 5); of control characters it has tabs and line breaks alone.
 * @maxLength 2000
 * @pattern ^(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$
 */
export type PlainText = string;
