import type { InvalidTokenError } from './invalidTokenError.ts';
import type { ValidationErrors } from './validationErrors.ts';

/**
 * The one-time token was refused, or the request itself.
 */
export type TokenRefusal = ValidationErrors | InvalidTokenError;
