import { type ReactNode, useSyncExternalStore } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { afterPress } from './after-press.ts';
import type { ContractForm } from './use-contract-form.ts';

/** What every field takes. `Value` is what it holds in the form. */
export type FieldProps<Values extends FieldValues, Sent, Value> = {
  form: ContractForm<Values, Sent>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  /** Below the field: the reason for a rule, an example. */
  hint?: ReactNode;
  /** The label carries an asterisk. */
  required?: boolean;
  /** Cannot be changed now; the hint says why. */
  disabled?: boolean;
  /** Has the focus when its dialog opens. */
  takesFocus?: boolean;
};

type Place<Values extends FieldValues, Sent, Value> = Pick<FieldProps<Values, Sent, Value>, 'form' | 'name'>;

export type Field<Value> = {
  value: Value;
  change: (value: Value) => void;
  /** For the control: its name, its element, and that it was left. */
  control: { name: string; ref: (element: { focus?: () => void } | null) => void; onBlur: () => void };
  error: string | undefined;
};

/** One field of a form. It alone is drawn when it changes, so that a form of fifty fields stays fast. */
export function useField<Values extends FieldValues, Sent, Value>(place: Place<Values, Sent, Value>): Field<Value> {
  const { field } = useController({ control: place.form.control, name: place.name });
  return {
    value: field.value,
    change: field.onChange,
    control: { name: field.name, ref: field.ref, onBlur: field.onBlur },
    error: useError(place),
  };
}

/** The library tells every field of an error that comes late: here only the one whose error it is looks up. */
function useError<Values extends FieldValues, Sent, Value>({ form, name }: Place<Values, Sent, Value>) {
  const follow = (changed: () => void) =>
    form.subscribe({ formState: { errors: true }, callback: () => afterPress(changed) });
  return useSyncExternalStore(follow, () => form.getFieldState(name).error?.message);
}
