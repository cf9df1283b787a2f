
export type ValidationErrorsValidationErrors = {[key: string]: string[]};
