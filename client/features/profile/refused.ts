import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';

/**
 * Refusal of the identity service, in the user's language already: at a field, or as a line. Not the server's words, which forms
 * translate.
 */
export class Refused extends ApiError {
  constructor(text: string, field?: string) {
    super({
      kind: field ? 'validation' : 'unexpected',
      status: DEFAULT_STATUS,
      message: text,
      detail: text,
      ...(field && { fields: { [field]: [text] } }),
    });
    Object.defineProperty(this, 'name', { value: 'Refused' });
  }
}
