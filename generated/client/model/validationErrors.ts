import type { ValidationErrorsValidationErrors } from './validationErrorsValidationErrors.ts';

/**
 * Messages by field; a field of a list or an object is named by its path with dots.
 */
export interface ValidationErrors {
  detail?: string;
  validation_errors: ValidationErrorsValidationErrors;
  /** Why a one-time token was refused, as in InvalidTokenError. */
  code?: string;
}
