
/**
 * 8 to under 100 characters with a lower-case and an upper-case letter, a digit and a special character (core 5).
 * @minLength 8
 * @maxLength 99
 * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).*$
 */
export type Password = string;
