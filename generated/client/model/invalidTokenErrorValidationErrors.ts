
export type InvalidTokenErrorValidationErrors = {[key: string]: string[]};
