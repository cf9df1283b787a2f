import { TextInput, type TextInputProps } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

type Passed =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'leftSection'
  | 'rightSection'
  | 'rightSectionWidth'
  | 'spellCheck'
  | 'autoCapitalize';

export type TextFieldProps<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> &
  Pick<TextInputProps, Passed> & {
    /** Makes of what was typed what the field holds. */
    write?: (typed: string) => string;
  };

/** One line of text. `maxLength` is where typing stops, which may be before the rule's maximum. */
export function TextField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  takesFocus,
  write = (typed) => typed,
  ...input
}: TextFieldProps<Values, Sent>) {
  const { value, change, control, error } = useField({ form, name });
  return (
    <TextInput
      {...input}
      {...(input.disabled && { leftSection: <IconLock size={16} aria-hidden /> })}
      {...control}
      {...around({ label, hint, required, error })}
      value={value}
      onChange={(event) => change(write(event.currentTarget.value))}
      aria-required={required}
      data-autofocus={takesFocus || undefined}
    />
  );
}
