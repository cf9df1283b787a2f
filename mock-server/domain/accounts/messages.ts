/** Messages by field, as a 400 answers them. */
export type Errors = Record<string, string[]>;

/** Said of a second field that must repeat the first (commerce 5). */
export const EMAILS_MUST_MATCH = 'Emails must match';
export const PASSWORDS_MUST_MATCH = 'Passwords must match';
/** Core 5, commerce 5. */
export const PASSWORD_INVALID = 'Password invalid';
/** Commerce 8. */
export const EMAIL_TAKEN = 'Email already taken';
/** An address of the partner or the retailer, which the portal signs nobody in with (core 5, core 6). */
export const EMAIL_RESERVED = 'This email address is reserved';
/** Commerce 5. */
export const EMAIL_UNCHANGED = 'New email must differ from the current one';
