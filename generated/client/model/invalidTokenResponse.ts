import type { TokenRefusal } from './tokenRefusal.ts';

/**
 * The one-time token is unknown, used or expired.
 */
export type InvalidTokenResponse = TokenRefusal;
