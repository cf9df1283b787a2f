import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
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

export type Field<Value> = {
  value: Value;
  change: (value: Value) => void;
  /** For the control: its name, its element, and that it was left. */
  control: { name: string; ref: (element: { focus?: () => void } | null) => void; onBlur: () => void };
  error: string | undefined;
};

/** One field of a form. It alone is drawn when it changes, so that a form of fifty fields stays fast. */
export function useField<Values extends FieldValues, Sent, Value>({
  form,
  name,
}: Pick<FieldProps<Values, Sent, Value>, 'form' | 'name'>): Field<Value> {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value,
    change: field.onChange,
    control: { name: field.name, ref: field.ref, onBlur: field.onBlur },
    error: fieldState.error?.message,
  };
}
