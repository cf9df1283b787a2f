import type { UnauthorizedError } from './unauthorizedError.ts';

/**
 * No token, or one that is invalid, expired or revoked.
 */
export type UnauthorizedResponse = UnauthorizedError;
