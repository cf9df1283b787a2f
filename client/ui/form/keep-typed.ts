import type { FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/**
 * After a save, resets the form's defaults and unedited fields to the server's values. Edits made during the save stay and count as
 * changes. For `onDone` of `Form`, which has marked the submitted values as saved.
 */
export function keepTyped<Values extends FieldValues, Sent>(form: ContractForm<Values, Sent>, saved: Values): void {
  const names = Object.keys(saved) as Path<Values>[];
  // Setting a value may also reset the field's default, so this lists the unedited fields first.
  const settled = names.filter((name) => !form.getFieldState(name).isDirty);
  for (const name of settled) form.setValue(name, saved[name]);
  form.resetDefaultValues(saved);
}
