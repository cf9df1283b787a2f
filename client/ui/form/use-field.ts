import { type ReactNode, useSyncExternalStore } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { afterPress } from '../after-press.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Common properties of fields. `Value` is the type of the form value. */
export type FieldProps<Values extends FieldValues, Sent, Value> = {
  form: ContractForm<Values, Sent>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  /** Hint below the field: the reason for a rule, an example. */
  hint?: ReactNode;
  /** Adds an asterisk to the label. */
  required?: boolean;
  /** Cannot be changed now. The hint gives the reason. */
  disabled?: boolean;
  /** Gets the focus when its dialog opens. */
  takesFocus?: boolean;
};

type Place<Values extends FieldValues, Sent, Value> = Pick<FieldProps<Values, Sent, Value>, 'form' | 'name'>;

export type Field<Value> = {
  value: Value;
  change: (value: Value) => void;
  /** Properties of the control: its name, its element, its blur handler. */
  control: { name: string; ref: (element: { focus?: () => void } | null) => void; onBlur: () => void };
  error: string | undefined;
};

/** One field of a form. Only this field renders when it changes, so that a form of fifty fields stays fast. */
export function useField<Values extends FieldValues, Sent, Value>(place: Place<Values, Sent, Value>): Field<Value> {
  const { field } = useController({ control: place.form.control, name: place.name });
  return {
    value: field.value,
    change: field.onChange,
    control: { name: field.name, ref: field.ref, onBlur: field.onBlur },
    error: useError(place),
  };
}

/** The library notifies every field of a delayed error. Only the field with the error renders. */
function useError<Values extends FieldValues, Sent, Value>({ form, name }: Place<Values, Sent, Value>) {
  const follow = (changed: () => void) =>
    form.subscribe({ formState: { errors: true }, callback: () => afterPress(changed) });
  return useSyncExternalStore(follow, () => form.getFieldState(name).error?.message);
}
