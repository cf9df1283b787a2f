import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { emailSuggestions } from '../../rules/validation/email-suggestions.ts';
import { lists } from './lists.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & { autoComplete?: string };

/** An e-mail address, with completions after an at-sign until it ends in .com (core 5). */
export function EmailField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
  autoComplete = 'email',
}: Props<Values, Sent>) {
  const { value, change, control, error } = useField({ form, name });
  return (
    <Autocomplete
      {...control}
      {...around({ label, hint, required, error })}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="none"
      disabled={disabled}
      value={value}
      onChange={change}
      data={emailSuggestions(value)}
      filter={({ options }) => options}
      {...lists}
      aria-required={required}
      data-autofocus={takesFocus || undefined}
    />
  );
}
