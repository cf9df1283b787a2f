import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  length?: number;
  /** Shows no digits. */
  mask?: boolean;
  /** A code that the phone can take over from a message. */
  oneTimeCode?: boolean;
};

/** A code of digits, six if nothing else is said (commerce 5). */
export function PinField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  autoFocus,
  length = 6,
  mask,
  oneTimeCode = false,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { value, change, control, error } = useField({ form, name });
  const describedBy = [error && `${id}-error`, hint && `${id}-description`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      {...around({ label, hint, required, error })}
      id={id}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <PinInput
        id={`${id}-digits`}
        className={styles.pin}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        rootRef={(group: HTMLElement | null) =>
          control.ref(group && { focus: () => group.querySelector('input')?.focus() })
        }
        name={control.name}
        onBlur={control.onBlur}
        length={length}
        type="number"
        mask={mask}
        oneTimeCode={oneTimeCode}
        placeholder=""
        value={value}
        onChange={change}
        error={error !== undefined}
        disabled={disabled}
        getInputProps={(index) => ({
          'aria-label': t('digit', { number: index + 1 }),
          ...(autoFocus && index === 0 && { 'data-autofocus': true }),
        })}
      />
    </Input.Wrapper>
  );
}
