import { TextInput, type TextInputProps } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import styles from './field.module.css';
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
    /**
     * What becomes of the text when the field is left; the schema does the same to what is sent. While somebody types, the
     * text is theirs: a field that changes it moves the caret, disturbs input methods and cannot be undone.
     */
    write?: (typed: string) => string;
    /** Shows capitals from the first key on; `write` makes them. */
    upperCase?: boolean;
  };

/** One line of text. `maxLength` is where typing stops, which may be before the rule's maximum. */
export function TextField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  takesFocus,
  write,
  upperCase,
  ...input
}: TextFieldProps<Values, Sent>) {
  const { value, change, control, error } = useField({ form, name });
  return (
    <TextInput
      {...input}
      {...(input.disabled && { leftSection: <IconLock size={16} aria-hidden /> })}
      {...control}
      {...around({ label, hint, required, error })}
      {...(upperCase && { classNames: { input: styles.upperCase }, autoCapitalize: 'characters' })}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        const written = write?.(value) ?? value;
        if (written !== value) change(written);
        control.onBlur();
      }}
      aria-required={required}
      data-autofocus={takesFocus || undefined}
    />
  );
}
