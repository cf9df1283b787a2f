/** Messages by field, as in the body of a 400. */
export type Errors = Record<string, string[]>;

/** For a field that must repeat another one (commerce 5). */
export const EMAILS_MUST_MATCH = 'Emails must match';
export const PASSWORDS_MUST_MATCH = 'Passwords must match';
/** Core 5, commerce 5. */
export const PASSWORD_INVALID = 'Password invalid';
/** Commerce 8. */
export const EMAIL_TAKEN = 'Email already taken';
/** Addresses of the partner or the retailer, which the portal does not sign in (core 5, core 6). */
export const EMAIL_RESERVED = 'This email address is reserved';
/** Commerce 5. */
export const EMAIL_UNCHANGED = 'New email must differ from the current one';
