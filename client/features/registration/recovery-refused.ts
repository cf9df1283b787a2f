import type { FieldErrors } from '../../api/errors.ts';
import type { RecoveryRefusal } from '../../identity/types.ts';

/** Failure of a recovery, which the form shows above its fields or at one of them. */
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
