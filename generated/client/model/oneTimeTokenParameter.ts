
/**
 * The one-time token of an e-mail. A secret in a query, as documented; servers must not log it.
 */
export type OneTimeTokenParameter = string;
