import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { FieldError } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  length?: number;
  /** Hides the digits. */
  mask?: boolean;
  /** A code that the phone can fill in from a message. */
  oneTimeCode?: boolean;
};

/** A code of digits, six by default (commerce 5). */
export function PinField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
  length = 6,
  mask,
  oneTimeCode = false,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { value, change, control, error } = useField({ form, name });
  const errorId = error === undefined ? undefined : `${id}-error`;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <fieldset
      ref={(group) => control.ref(group && { focus: () => group.querySelector('input')?.focus() })}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend>
        <Input.Label labelElement="div" required={required}>
          {label}
        </Input.Label>
      </legend>
      {/* Without an id, the library creates one after the first render and remounts the fields, which loses the focus. */}
      <PinInput
        id={id}
        className={styles.pin}
        style={{ '--digits': length }}
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
          ...(takesFocus && index === 0 && { 'data-autofocus': true }),
        })}
      />
      {error && (
        <Input.Error id={errorId} className={styles.below}>
          <FieldError>{error}</FieldError>
        </Input.Error>
      )}
      {hint && (
        <Input.Description id={hintId} className={styles.below}>
          {hint}
        </Input.Description>
      )}
    </fieldset>
  );
}
