import { ActionIcon, Input } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../code-input/code-input.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { around } from './wrapper.tsx';

type Props<Values extends FieldValues, Sent> = FieldProps<Values, Sent, string> & {
  length?: number;
  /** A PIN: masked, with a button that shows it, and never filled in by the browser. */
  mask?: boolean;
};

/**
 * Field of a form for a code or PIN of digits, six by default (commerce 5): `<CodeField form={form} name="code" label={…} required />`,
 * for PINs with `mask`. The form value is a string of at most `length` digits, whatever is typed or pasted around them; `zPin` of
 * `client/api/schemas.ts` judges it. Forms on Mantine use this one, the sign-in page uses `CodeInput` itself.
 */
export function CodeField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  takesFocus,
  length = 6,
  mask = false,
}: Props<Values, Sent>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [isVisible, setVisible] = useState(!mask);
  const { value, change, control, error } = useField({ form, name });
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-description`];
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <Input.Wrapper id={id} {...around({ label, hint, required, error })}>
      <div className={styles.code}>
        <CodeInput
          {...control}
          id={id}
          length={length}
          value={value}
          onChange={change}
          disabled={disabled}
          isInvalid={error !== undefined}
          isHidden={!isVisible}
          isPin={mask}
          aria-required={required}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          data-autofocus={takesFocus || undefined}
        />
        {mask && (
          <ActionIcon
            variant="transparent"
            size={44}
            aria-label={t('showDigits', { label })}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </Input.Wrapper>
  );
}
