import type { InvalidTokenError } from './invalidTokenError.ts';

/**
 * The one-time token is unknown, used or expired.
 */
export type InvalidTokenResponse = InvalidTokenError;
