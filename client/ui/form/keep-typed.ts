import type { FieldValues, Path } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

/**
 * Once a form is saved: what the server has now is what the form begins with, and what its fields show as the server writes
 * it. What was typed while it was saved stays, and is a change. For `onDone` of `Form`, which has taken what was sent as saved.
 */
export function keepTyped<Values extends FieldValues, Sent>(form: ContractForm<Values, Sent>, saved: Values): void {
  const names = Object.keys(saved) as Path<Values>[];
  // A field that is told its value anew may tell its default with it.
  const settled = names.filter((name) => !form.getFieldState(name).isDirty);
  for (const name of settled) form.setValue(name, saved[name]);
  form.resetDefaultValues(saved);
}
