import type { ValidationErrors } from './validationErrors.ts';

/**
 * Refused, field by field.
 */
export type BadRequestResponse = ValidationErrors;
