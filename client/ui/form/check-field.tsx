import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Switch } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { FieldError } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = Omit<FieldProps<Values, Sent, boolean>, 'takesFocus'>;

/** A checkbox. */
export function CheckField<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  return <Checkbox {...useToggle(props)} aria-required={props.required} />;
}

/** A switch. */
export function SwitchField<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  return <Switch {...useToggle(props)} withThumbIndicator={false} />;
}

function useToggle<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
}: Props<Values, Sent>) {
  const { value, change, control, error } = useField({ form, name });
  return {
    ...control,
    className: styles.check,
    label: required ? (
      <>
        {label}
        <span className="mantine-InputWrapper-required" aria-hidden>
          {'\u00a0*'}
        </span>
      </>
    ) : (
      label
    ),
    description: hint,
    'aria-invalid': error !== undefined || undefined,
    error: error && <FieldError>{error}</FieldError>,
    disabled,
    checked: value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.checked),
  };
}
