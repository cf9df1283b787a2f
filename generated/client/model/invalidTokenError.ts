import type { InvalidTokenErrorValidationErrors } from './invalidTokenErrorValidationErrors.ts';

export interface InvalidTokenError {
  detail: string;
  /** INVALID_TOKEN. */
  code?: string;
  validation_errors?: InvalidTokenErrorValidationErrors;
}
