/** Prefix of names in session and local storage that belong to the signed-in user. A logout removes them. */
export const KEPT = 'waymark.kept.';

/** Prefix of one-time tokens. An expired session keeps them, because the visitor signs in again to use them. */
export const KEPT_TOKEN = `${KEPT}token.`;

/** Name in local storage of the answer that is bound to an address. Stored and cleared like one-time tokens. */
export const KEPT_ANSWER = 'waymark.bound-answer';
