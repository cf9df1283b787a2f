import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import type { RefObject } from 'react';
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
     * Normalizes the text on blur, as the schema does before sending. Not while typing, because a change would move the caret, disturb
     * input methods and break undo.
     */
    write?: (typed: string) => string;
    /** Shows capitals while typing. `write` converts them. */
    upperCase?: boolean;
    /** Shows the value in the user's language. What is typed replaces it as it is. */
    show?: (value: string) => string;
    /** Gets the element. */
    element?: RefObject<HTMLInputElement | null>;
  };

/** One line of text. `maxLength` stops the input, possibly before the rule's maximum. */
export function TextField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  takesFocus,
  write,
  upperCase,
  show,
  element,
  ...input
}: TextFieldProps<Values, Sent>) {
  const { value, change, control, error } = useField({ form, name });
  const ref = useMergedRef(control.ref, element);
  return (
    <TextInput
      {...input}
      {...(input.disabled && { leftSection: <IconLock size={16} aria-hidden /> })}
      {...control}
      ref={ref}
      {...around({ label, hint, required, error })}
      {...(upperCase && { classNames: { input: styles.upperCase }, autoCapitalize: 'characters' })}
      value={show?.(value) ?? value}
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
