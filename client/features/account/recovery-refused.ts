import type { FieldErrors } from '../../api/errors.ts';
import type { RecoveryRefusal } from '../../identity/types.ts';

/** What a form is refused with, so that it shows it: above its fields, or beside the one it is about. */
export class RecoveryRefused extends Error {
  override readonly name = 'RecoveryRefused';
  readonly reason: RecoveryRefusal;
  readonly fields: FieldErrors;

  constructor(reason: RecoveryRefusal, fields: FieldErrors = {}) {
    super(reason);
    this.reason = reason;
    this.fields = fields;
  }
}

export const reasonOf = (failure: unknown): RecoveryRefusal =>
  failure instanceof RecoveryRefused ? failure.reason : 'unexpected';
